import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../catalog/arquivos/categories.ts';
import { datasets } from '../catalog/datasets/index.ts';
import { parseClock } from '../catalog/pntp/clock.ts';
import { criteriaOfBody } from '../catalog/pntp/matrix.ts';
import { pointsOfBody } from '../catalog/pntp/points.ts';
import { servingDatasets } from '../server/pntp/datasets.ts';
import { currentMatrix, matrixOf } from '../server/pntp/edition.ts';
import { readEdition } from '../server/pntp/rows.ts';

const csv = readFileSync(resolve(import.meta.dirname, '../catalog/pntp/2026.csv'), 'utf8');
const edition = readEdition(csv);
const matrix = matrixOf(2026, csv);
const numbers = matrix.criterios.map(({ numero }) => numero);

const declared = datasets.flatMap((set) =>
  Object.entries(set.pntp ?? {}).map(([number, criterion]) => ({ number, set, criterion })),
);

describe('the auditors’ matrix of 2026', () => {
  it('is what the program reads', () => {
    expect(currentMatrix()).toEqual(matrix);
  });

  it('asks 96 criteria of a prefeitura, 12 of them essential, and 83 of a câmara, 7 of them essential', () => {
    const countOf = (tipo: string) => {
      const lines = criteriaOfBody(matrix, tipo);
      return [lines.length, lines.filter(({ classe }) => classe === 'essencial').length];
    };
    expect([countOf('prefeitura'), countOf('camara')]).toEqual([
      [96, 12],
      [83, 7],
    ]);
  });

  it.each([
    ['prefeitura', 'pontosPrefeitura'],
    ['camara', 'pontosCamara'],
  ] as const)('gives a %s the points that the auditors print, and 100 in all', (tipo, column) => {
    const points = pointsOfBody(matrix, tipo);
    const off = edition.filter((row) => {
      const printed = row[column] === '' ? undefined : Number(row[column]);
      return Math.abs((points.get(row.criterio) ?? 0) - (printed ?? 0)) > 0.006;
    });
    expect(off.map(({ criterio }) => criterio)).toEqual([]);
    expect([...points.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
  });

  it('has terms that the clock reads, wherever age is checked', () => {
    for (const { itens, prazo } of matrix.criterios) {
      expect(itens.includes('atualidade')).toBe(prazo !== null);
      if (prazo) expect(() => parseClock(prazo)).not.toThrow();
    }
  });
});

/** The file of an edition with the points that its weights make, as the auditors print them. */
function printedEdition(text: string): string {
  const rows = readEdition(text);
  const share = (orgaos: string[], { dimensao, classe, ...row }: (typeof rows)[number]): string => {
    const asked = rows.filter((one) => ['todos', ...orgaos].includes(one.orgaos));
    if (!['todos', ...orgaos].includes(row.orgaos)) return '';
    const weights = new Map(asked.map((one) => [one.dimensao, Number(one.peso)]));
    const whole = [...weights.values()].reduce((sum, one) => sum + one, 0);
    const own = asked.filter((one) => one.dimensao === dimensao).map((one) => CLASS[one.classe] ?? 0);
    const part = (CLASS[classe] ?? 0) / own.reduce((sum, one) => sum + one, 0);
    return ((((weights.get(dimensao) ?? 0) * part) / whole) * 100).toFixed(2);
  };
  return [
    Object.keys(rows[0] ?? {}),
    ...rows.map((row) =>
      Object.values({ ...row, pontosPrefeitura: share(['executivo'], row), pontosCamara: share(['legislativo'], row) }),
    ),
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n');
}
const CLASS: Readonly<Record<string, number>> = { essencial: 2, obrigatoria: 1.5, recomendada: 1 };

describe('another edition', () => {
  const newer = `${csv.replaceAll(',Saúde,1,', ',Saúde,3,').trimEnd()}
8.8,8,Licitações,3,Publicar algo novo.,obrigatoria,todos,DA,60d,,,,,0,0`;

  it('is a file with a criterion, a term and weights of its own', () => {
    const next = matrixOf(2027, printedEdition(newer));
    expect(criteriaOfBody(next, 'camara')).toHaveLength(84);
    const points = pointsOfBody(next, 'prefeitura');
    expect(points.get('8.8')).toBeCloseTo(((3 / 40) * 100 * 1.5) / (6 * 1.5 + 2));
    expect([...points.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
  });

  it.each([
    ['a weight that is missing', ['8.1,8,Licitações,3,', '8.1,8,Licitações,,'], '8.1 says no weight'],
    ['two weights of a dimension', ['8.7,8,Licitações,3,', '8.7,8,Licitações,5,'], '8.1 gives its dimension 8 another'],
    ['a term that nobody reads', [',DASF,30d,"tipo', ',DASF,quinzena,"tipo'], '“quinzena”'],
    ['an age without a term', [',DASF,30d,"tipo', ',DASF,,"tipo'], '2.6 has an A without a term'],
    ['an item that nobody knows', [',DASF,30d,"tipo', ',DAXF,30d,"tipo'], 'X'],
    ['a criterion twice', ['8.7,8,', '8.6,8,'], '8.6 is there twice'],
    ['a number of another form', ['\n8.1,8,', '\n8-1,8,'], '“8-1”'],
    ['a word that nobody knows', [',nao,', ',não,'], '“não”'],
    ['points that its weights do not make', ['1.50,1.54', '1.60,1.54'], '1.1 prints 1.60 of a prefeitura'],
    ['a column that is missing', [',peso,', ',pesos,'], 'no column peso'],
  ] as const)('with %s is refused with a sentence', (_, [right, wrong], sentence) => {
    expect(() => matrixOf(2027, csv.replace(right, wrong))).toThrow(sentence);
  });
});

describe('what serves the criteria', () => {
  it.each(declared.map(({ number, set, criterion }) => [`${set.id} ${number}`, number, set, criterion] as const))(
    '%s offers the filters and fields it declares',
    (_, number, set, criterion) => {
      expect(numbers).toContain(number);
      const offered = [...set.list.filters.main, ...set.list.filters.more];
      expect(offered).toEqual(expect.arrayContaining([...criterion.filtros]));
      const named = [...criterion.campos, ...(criterion.exige ?? []), ...(criterion.data ? [criterion.data] : [])];
      expect(Object.keys(set.fields)).toEqual(expect.arrayContaining(named));
      expect(criterion.campos).toEqual(expect.arrayContaining([...(criterion.traz ?? [])]));
      expect(criterion.campos.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['prefeitura', ['receitas', 'receitas-previstas']],
    ['camara', ['duodecimos']],
  ])('3.1 asks of a %s what it receives: %j', (tipo, ids) => {
    expect(servingDatasets(datasets, '3.1', tipo).map(({ set }) => set.id)).toEqual(ids);
  });

  it('names criteria of the matrix alone', () => {
    const answered = CATEGORIES.flatMap(({ pntp = [] }) => pntp);
    expect(answered.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
