import { expect, it } from 'vitest';
import { matchesTyped } from './match.ts';

it.each([
  ['licitacao', 'Licitação', true],
  ['LICITAÇÃO', 'licitação aberta', true],
  ['empen', 'Nota de empenho', true],
  ['pagar restos', 'Restos a pagar', true],
  ['', 'qualquer coisa', true],
  ['cita', 'Licitação', false],
  ['restos xilofone', 'Restos a pagar', false],
])('“%s” is found in “%s”: %s', (typed, text, found) => {
  expect(matchesTyped(typed, text)).toBe(found);
});
