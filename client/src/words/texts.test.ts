// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { gameName, heard, t, texts, topicOf } from './texts.svelte';

beforeEach(async () => {
  settings.prefer.language = 'en';
  await texts.load();
});

it('what was loaded stays when more is loaded', async () => {
  expect(t('client-log')).toBe('Log');
  expect(gameName('sylla')).toBe('<sylla-name>');
  await texts.load('sylla');
  expect(t('client-log')).toBe('Log');
  expect(gameName('sylla')).toBe('Sylla');
});

it('another language comes with everything that was there', async () => {
  await texts.load('city-of-rome');
  settings.prefer.language = 'de';
  await texts.load();
  expect(texts.language).toBe('de');
  expect(t('client-log')).toBe('Verlauf');
  expect(t('client-city-topic-score')).not.toContain('<');
  expect(document.documentElement.lang).toBe('de');
});

it('two that load at the same time do not lose each other', async () => {
  await Promise.all([texts.load('gloria-mundi'), texts.loadNames('glory-to-rome')]);
  expect(gameName('gloria-mundi')).not.toContain('<');
  expect(gameName('glory-to-rome')).not.toContain('<');
});

it('a topic is known by its heading and its text', async () => {
  await texts.load('city-of-rome');
  expect(topicOf('client-city', 'score')).toBe('score');
  expect(topicOf('client-city', 'weather')).toBeUndefined();
});

it('names that components bring along come with a game, also where its board is not shown', async () => {
  expect(heard('alea-senate-many-provinces')).toContain('<');
  await texts.loadNames('alea-iacta-est');
  expect(heard('alea-senate-many-provinces')).toBe('Many Provinces');
});

it('a game that nothing was built in for brings its sentences, in the language that is spoken', async () => {
  const asked: string[] = [];
  texts.brought = (game, language) => {
    asked.push(`${game} ${language}`);
    return Promise.resolve(game === 'tali' ? `tali-name = Tali (${language})` : undefined);
  };
  await texts.loadNames('tali', 'sylla');
  expect(gameName('tali')).toBe('Tali (en)');
  await texts.load('tali', 'unheard-of');
  expect(gameName('unheard-of')).toBe('<unheard-of-name>');
  settings.prefer.language = 'de';
  await texts.load();
  expect(gameName('tali')).toBe('Tali (de)');
  expect(asked).toEqual(['tali en', 'unheard-of en', 'tali de', 'unheard-of de']);
});
