import { expect, it } from 'vitest';
import { empenhos } from '../../../catalog/datasets/empenhos.ts';
import type { Row } from '../../../catalog/fields/field.ts';
import { AdviceNotes } from './advice.ts';

const DIRECT: Row = {
  numDocEmpenho: '000390',
  txtModalidadeLicit: 'Inexigibilidade',
  txtFundamento: 'Lei 14.133/2021, art. 74, I',
  numCertame: null,
};

function advisedOf(rows: readonly Row[]) {
  const notes = new AdviceNotes(empenhos);
  for (const [i, row] of rows.entries()) notes.look(row, () => `linha ${i + 2}`);
  return notes.all;
}

it('an empenho without the number of its direct contracting is told, with its line and how to mend it', () => {
  const [told, ...others] = advisedOf([DIRECT, { ...DIRECT, numCertame: 'IN 003/2026' }]);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ tipo: 'conselho', quantas: 1 });
  expect(told?.mensagem).toContain('(linha 2, empenho 000390). Preencha a coluna numCertame');
});

it('all are counted, and the first twenty named', () => {
  const [told] = advisedOf(Array.from({ length: 25 }, () => DIRECT));
  expect(told?.mensagem).toMatch(/^25 empenhos citam dispensa ou inexigibilidade sem o número dela/);
  expect(told?.mensagem.match(/linha \d+/g)).toHaveLength(20);
  expect(told?.mensagem).toContain('; …)');
});

it.each([
  { txtFundamento: 'Lei 14.133/2021, art. 95, § 2º' },
  { txtModalidadeLicit: 'Não se aplica', txtFundamento: 'Lei 4.320/1964, art. 58' },
  { txtModalidadeLicit: 'Pregão eletrônico', txtFundamento: 'Lei 14.133/2021, art. 28, I', numCertame: 'PE 010/2026' },
  { txtModalidadeLicit: null, txtFundamento: null },
])('%j needs no number', (change) => {
  expect(advisedOf([{ ...DIRECT, ...change }])).toEqual([]);
});

it('an empenho of a competition without its number is told too', () => {
  const [told] = advisedOf([{ ...DIRECT, txtModalidadeLicit: 'Pregão eletrônico', txtFundamento: 'art. 28, I' }]);
  expect(told).toMatchObject({ tipo: 'conselho', quantas: 1 });
  expect(told?.mensagem).toContain('numCertame');
});
