import { expect, it } from 'vitest';
import { LIMITS, limitsOf } from './services.ts';

it('lets so many times as much come from one address, and to a body and by a machine no more', () => {
  const { envios, consultas, links, orgao, bits } = limitsOf('5');
  expect({ envios, consultas, links }).toEqual({ envios: 100, consultas: 150, links: 25 });
  expect({ orgao, bits }).toEqual({ orgao: LIMITS.orgao, bits: LIMITS.bits });
});

it.each([undefined, '', ' ', '1'])('is as usual with %o', (text) => {
  expect(limitsOf(text)).toEqual(LIMITS);
});

it.each(['0', '-1', '2,5', 'muito', '5000', 'Infinity'])('refuses %s in a sentence', (text) => {
  expect(() => limitsOf(text)).toThrow(`MESSAGE_LIMIT é quantas vezes o limite comum, de 1 a 1000, e não “${text}”.`);
});
