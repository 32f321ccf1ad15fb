import { expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import type { InspectedColumn } from '../../import/inspect/columns.ts';
import type { DatasetReading } from '../../import/inspect/inspect.ts';
import { errorsOf } from './errors.ts';
import { emptyRehearsal } from './groups.ts';

const column = (name: string, reason: InspectedColumn['reason']): InspectedColumn => ({
  column: name,
  field: reason === 'nome' ? name : null,
  also: [],
  samples: [],
  reason,
  near: null,
});

const readingOf = (columns: InspectedColumn[], missing: string[] = []): DatasetReading => ({
  ...{ dataset: 'contratos', found: { formato: 'CSV' }, sheets: [], sheet: null, data: 'dma', decimal: 'br' },
  ...{ layout: null, headerLine: 1, signature: '', columns, missing, choices: {}, remembered: null },
});

const told = (reading: DatasetReading | null, refusal: string | null = null) =>
  errorsOf(contratos, { ...emptyRehearsal(reading), refusal });

const unknown = (...names: string[]) => names.map((name) => column(name, 'desconhecida'));

it('a table of which no column is known is told in one sentence, which names some of them', () => {
  const [only, ...others] = told(readingOf(unknown(...'abcdefghij'), ['numContrato']));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ onde: 'colunas', oQueFazer: expect.stringMatching(/primeira linha/) });
  expect(only?.frase).toBe('Nenhuma coluna do arquivo é conhecida: “a”, “b”, “c”, “d”, “e”, “f” e mais 4.');
});

it('lines that are whole in quotes are told as that, and led to the separator', () => {
  const header = Object.keys(contratos.fields).join(';');
  const [only] = told(readingOf(unknown(header)));
  expect(only).toMatchObject({ onde: 'leitura', frase: expect.stringMatching(/^O arquivo tem uma coluna só.*aspas/) });
  expect(only?.frase.length).toBeLessThan(200);
});

it('one unknown column among others, and a required one that is missing, are told apart', () => {
  const both = told(readingOf([column('numContrato', 'nome'), ...unknown('Cor')], ['vlrContrato']));
  expect(both.map(({ frase }) => frase)).toEqual([
    'Não se sabe o que é a coluna “Cor”.',
    'Nenhuma coluna preenche Valor atual, de preenchimento obrigatório.',
  ]);
});

it.each([
  ['O arquivo não tem linhas: falta o cabeçalho com o nome das colunas.', /Exporte-o de novo/],
  ['A linha 5 do arquivo tem aspas que se abrem e não se fecham.', /envie no lugar deste/],
])('of a file that could not be read no part of the page is named that is not there: %s', (refusal, remedy) => {
  expect(told(null, refusal)).toMatchObject([{ onde: 'arquivos', oQueFazer: expect.stringMatching(remedy) }]);
});

it('a header with a column twice leads to another file: the screen cannot tell the two apart', () => {
  const reading = readingOf([column('numContrato', 'nome')]);
  expect(told(reading, 'A coluna numContrato (Contrato) aparece duas vezes no cabeçalho. Deixe só uma.')).toMatchObject(
    [{ frase: 'A coluna Contrato aparece duas vezes no cabeçalho. Deixe só uma.', onde: 'arquivos' }],
  );
});

it('a sentence keeps no end of an option that a screen does not have', () => {
  const [mixed] = told(
    null,
    'Há letras de duas codificações. Salve-o e envie de novo, ou diga qual é com --codificacao.',
  );
  expect(mixed?.frase).toBe('Há letras de duas codificações. Salve-o e envie de novo.');
});
