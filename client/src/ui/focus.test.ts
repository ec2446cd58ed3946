// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './focus';

const PROMPT = '<div data-prompt>What now?<button class="undo">undo</button></div>';
let moved: Record<string, string>;
let stop: () => void;

beforeEach(() => {
  moved = {};
  stop = keepFocus(
    (address) => moved[address],
    () => document.querySelector('[data-prompt]'),
  );
});
afterEach(() => stop());

const draw = (board: string) => {
  document.body.innerHTML = `<main>${board}</main>${PROMPT}`;
};
const redraw = async (board: string) => {
  (document.querySelector('main') as HTMLElement).innerHTML = board;
  await new Promise((done) => setTimeout(done));
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const piece = (address: string) => `<span data-piece="${address}" tabindex="0">${address}</span>`;

it('a piece that is drawn anew keeps the focus', async () => {
  draw(piece('hand/one') + piece('hand/two'));
  find('[data-piece="hand/two"]')?.focus();
  await redraw(`<p>${piece('hand/two')}</p>`);
  expect(document.activeElement).toBe(find('p > [data-piece="hand/two"]'));
});

it('the focus goes with a piece, also to where it can no longer be chosen', async () => {
  draw(piece('offer/1'));
  find('[data-piece="offer/1"]')?.focus();
  moved = { 'offer/1': 'hand/one' };
  await redraw('<span data-piece="hand/one">one</span>');
  expect(document.activeElement).toBe(find('[data-piece="hand/one"]'));
  find('.undo')?.focus();
  expect(find('[data-piece="hand/one"]')?.hasAttribute('tabindex'), 'no stop for Tab afterwards').toBe(false);
});

it('where nothing is left of a piece, the prompt gets the focus', async () => {
  draw(piece('bid/3'));
  find('[data-piece="bid/3"]')?.focus();
  await redraw('');
  expect(document.activeElement).toBe(find('[data-prompt]'));
});

it('a button that can no longer be pressed gives the focus to the prompt', async () => {
  draw('');
  find('.undo')?.focus();
  find('.undo')?.setAttribute('disabled', '');
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(find('[data-prompt]'));
});

it('a sheet that is closed gives the focus back to where it was opened', async () => {
  draw(piece('hand/one'));
  find('[data-piece="hand/one"]')?.focus();
  const sheet = document.createElement('section');
  sheet.dataset['sheet'] = '';
  sheet.innerHTML = '<button class="first">1</button><button class="second">2</button>';
  document.body.append(sheet);
  find('.first')?.focus();
  find('.second')?.focus();
  sheet.remove();
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(find('[data-piece="hand/one"]'));
});

it('whoever has left of his own accord is not called back', async () => {
  draw(piece('hand/one'));
  find('[data-piece="hand/one"]')?.focus();
  find('[data-piece="hand/one"]')?.blur();
  await new Promise((done) => setTimeout(done));
  await redraw('');
  expect(document.activeElement).toBe(document.body);
});

it('the focus is left alone where it is not lost', async () => {
  draw(piece('hand/one') + piece('hand/two'));
  find('[data-piece="hand/one"]')?.focus();
  find('.undo')?.focus();
  await redraw(piece('hand/two'));
  expect(document.activeElement).toBe(find('.undo'));
});
