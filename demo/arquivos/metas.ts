import type { PdfBlock } from '../kit/page.ts';
import { plannedWaivers } from '../renuncias/model.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { budgetIn, revenueIn } from './budget.ts';
import { debtForecast, nominalTarget, primaryResult, primaryTarget } from './figures.ts';
import { netWorth } from './patrimonio.ts';
import { moneyTable, percent, tableLine, tableTotal, wordTable } from './tables.ts';

/** The budget law that an annex of fiscal goals prepares, and the first year whose books there are. */
export interface Horizon {
  /** The books of the whole town. */
  books: AccountBooks;
  /** Those of the Executive alone, whose balance shows what it owns. */
  executive: AccountBooks;
  year: number;
  first: number;
}

/** The annex of fiscal goals, with its eight statements (LRF, art. 4º). */
export const fiscalGoals = (world: World, at: Horizon): PdfBlock[] => [
  { heading: 'Anexo II – Metas fiscais (LRF, art. 4º, §§ 1º e 2º)', newPage: true },
  ...annualGoals(at),
  ...lastResults(at),
  ...comparedGoals(at),
  ...equity(at),
  ...sales(at),
  { subheading: 'Demonstrativo 6 – Situação financeira e atuarial do regime próprio de previdência' },
  'Não se aplica: o Município não possui regime próprio, e seus servidores são segurados do Regime Geral (RGPS).',
  ...waivers(world, at),
  ...margin(at),
];

/** The last year with a budget: the target of a later one is its own. */
const LAST = 4;
const targetYear = ({ first }: Horizon, year: number): number => Math.min(year, first + LAST);

/** The goals of a year, a value for each row. */
const goalsIn = (at: Horizon, year: number): readonly (readonly [string, number])[] => [
  ['Receita total', revenueIn(at.books, year)],
  ['Despesa total', budgetIn(at.books, year, () => true)],
  ['Resultado primário', primaryTarget(at.books, targetYear(at, year))],
  ['Resultado nominal', nominalTarget(at.books, targetYear(at, year))],
  ['Dívida pública consolidada', debtForecast(at.books, at.first, at.year, year)],
];

function goalTable(at: Horizon, years: readonly number[], scaled: (cents: number, year: number) => number): PdfBlock {
  const columns = years.map((year) => goalsIn(at, year));
  const rows = (columns[0] ?? []).map(([name], i) =>
    tableLine(name, ...years.map((year, place) => scaled(columns[place]?.[i]?.[1] ?? 0, year))),
  );
  return moneyTable('Especificação', years.map(String), rows);
}

/** What prices are expected to rise in a year. */
const INFLATION = 1.04;

function annualGoals(at: Horizon): PdfBlock[] {
  const years = [at.year, at.year + 1, at.year + 2];
  return [
    { subheading: 'Demonstrativo 1 – Metas anuais, a valores correntes' },
    goalTable(at, years, (cents) => cents),
    { subheading: `Metas anuais, a valores constantes de ${at.year - 1}` },
    goalTable(at, years, (cents, year) => Math.round(cents / INFLATION ** (year - at.year + 1))),
    'A receita prevista cresce com a inflação esperada, de 4% ao ano, e com a ampliação da base de contribuintes; a dívida diminui pelo que o parcelamento amortiza.',
  ];
}

function lastResults({ books, year, first }: Horizon): PdfBlock[] {
  const past = year - 2;
  const head = { subheading: 'Demonstrativo 2 – Avaliação do cumprimento das metas do exercício anterior' };
  if (past < first) return [head, `As contas de ${past} estão na prestação de contas daquele exercício.`];
  const { initial, came } = books.received(past, WHOLE_YEAR);
  const spent = books.spent(past, WHOLE_YEAR);
  const { result, nominal } = primaryResult(books, past, WHOLE_YEAR);
  return [
    head,
    moneyTable(
      `Exercício de ${past}`,
      ['Previsto', 'Realizado', '% realizado'],
      [
        tableLine('Receita total', initial, came, percent(came, initial)),
        tableLine('Despesa total', spent.initial, spent.committed, percent(spent.committed, spent.initial)),
        tableLine('Resultado primário', primaryTarget(books, past), result, ''),
        tableLine('Resultado nominal', nominalTarget(books, past), nominal, ''),
      ],
    ),
  ];
}

function comparedGoals(at: Horizon): PdfBlock[] {
  const years = [at.year - 3, at.year - 2, at.year - 1, at.year].filter((year) => year >= at.first);
  const rows = (['Receita total', 'Despesa total', 'Resultado primário', 'Resultado nominal'] as const).map((name) =>
    tableLine(name, ...years.map((year) => goalsIn(at, year).find(([own]) => own === name)?.[1] ?? 0)),
  );
  return [
    { subheading: 'Demonstrativo 3 – Metas comparadas com as dos exercícios anteriores' },
    moneyTable('Especificação', years.map(String), rows),
  ];
}

/** The closed years that a law written in the middle of the year before its own can look back on, at most three. */
const closedYears = ({ year, first }: Horizon): number[] => [year - 4, year - 3, year - 2].filter((at) => at >= first);

const unknown = (year: number): string => `Os valores de ${year} estão na prestação de contas daquele exercício.`;

function equity(at: Horizon): PdfBlock[] {
  const years = closedYears(at);
  const head = { subheading: 'Demonstrativo 4 – Evolução do patrimônio líquido' };
  if (years.length === 0) return [head, unknown(at.year - 2)];
  const row = tableLine('Patrimônio líquido', ...years.map((year) => netWorth(at.executive, year, at.first)));
  return [head, moneyTable('Em 31 de dezembro', years.map(String), [row])];
}

function sales(at: Horizon): PdfBlock[] {
  const years = closedYears(at);
  const head = {
    subheading: 'Demonstrativo 5 – Origem e aplicação dos recursos obtidos com a alienação de ativos',
  };
  if (years.length === 0) return [head, unknown(at.year - 2)];
  const sold = (year: number): number =>
    at.books.received(year, WHOLE_YEAR, ({ natureza }) => natureza.startsWith('2.2')).came;
  const used = (year: number): number =>
    at.books.spent(year, WHOLE_YEAR, ({ fonte }) => fonte.startsWith('1.755')).paid;
  return [
    head,
    moneyTable('Alienação de ativos', years.map(String), [
      tableLine('Receita de alienação de bens', ...years.map(sold)),
      tableLine('Aplicação em despesas de capital', ...years.map(used)),
      tableTotal('Saldo do exercício', ...years.map((year) => sold(year) - used(year))),
    ]),
  ];
}

/** What the waivers of taxes are expected to cost: for each year the sum that the portal shows as foreseen. */
function waivers(world: World, { year }: Horizon): PdfBlock[] {
  const years = [year, year + 1, year + 2];
  const planned = years.map((at) => new Map(plannedWaivers(world, at).map((one) => [one.law, one.planned])));
  const laws = [...new Set(planned.flatMap((costs) => [...costs.keys()]))];
  return [
    { subheading: 'Demonstrativo 7 – Estimativa e compensação da renúncia de receita' },
    moneyTable('Tributo, modalidade e benefício', years.map(String), [
      ...laws.map((law) =>
        tableLine(`${law.tax}, ${law.kind.toLowerCase()}: ${law.name}`, ...planned.map((costs) => costs.get(law) ?? 0)),
      ),
      tableTotal('Total', ...planned.map((costs) => [...costs.values()].reduce((sum, cost) => sum + cost, 0))),
    ]),
    wordTable(
      ['3:Benefício', '2:Norma', '2.4:Compensação'],
      laws.map(({ name, ground }) => [name, ground, 'Considerada na estimativa da receita (LRF, art. 14, I)']),
    ),
  ];
}

function margin({ books, year }: Horizon): PdfBlock[] {
  const all = (at: number): number => budgetIn(books, at, () => true);
  const grown = revenueIn(books, year) - revenueIn(books, year - 1);
  const foreseen = all(year) - all(year - 1);
  return [
    { subheading: 'Demonstrativo 8 – Margem de expansão das despesas obrigatórias de caráter continuado' },
    moneyTable(
      'Eventos',
      ['Valor'],
      [
        tableLine('Aumento permanente de receita', grown),
        tableLine('Despesas obrigatórias já previstas', foreseen),
        tableTotal('Margem líquida de expansão', grown - foreseen),
      ],
    ),
  ];
}
