import { expect, it } from 'vitest';
import { MESSAGE_LIMITS, parseMessageLimits } from './limits.ts';

it('lets so many times as much come from one address, and to a body and by a machine no more', () => {
  const { envios, consultas, links, orgao, bits } = parseMessageLimits('5');
  expect({ envios, consultas, links }).toEqual({ envios: 100, consultas: 150, links: 25 });
  expect({ orgao, bits }).toEqual({ orgao: MESSAGE_LIMITS.orgao, bits: MESSAGE_LIMITS.bits });
});

it.each([undefined, '', ' ', '1'])('is as usual with %o', (text) => {
  expect(parseMessageLimits(text)).toEqual(MESSAGE_LIMITS);
});

it.each(['0', '-1', '2,5', 'muito', '5000', 'Infinity'])('refuses %s in a sentence', (text) => {
  expect(() => parseMessageLimits(text)).toThrow(
    `MESSAGE_LIMIT é quantas vezes o limite comum, de 1 a 1000, e não “${text}”.`,
  );
});
