import { expect, it } from 'vitest';
import { called } from './names';

it('a bot is called by the name of its chair', () => {
  expect(called(['Ana', undefined, undefined])).toEqual(['Ana', 'Livia', 'Marcus']);
  expect(called([undefined, 'Ana'])).toEqual(['Aulus', 'Ana']);
});

it('no bot bore the name of somebody at the table', () => {
  expect(called(['Livia', undefined])).toEqual(['Livia', 'Flavia']);
  expect(called([' livia ', undefined])).toEqual([' livia ', 'Flavia']);
  expect(called(['Flavia', undefined, 'Livia'])).toEqual(['Flavia', 'Gaius', 'Livia']);
});

it('no two bots had one name, whatever people are called', () => {
  const names = called([undefined, 'Livia', 'Flavia', 'Gaius', 'Aulus', undefined]);
  expect(new Set(names).size).toBe(6);
});
