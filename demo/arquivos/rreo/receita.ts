import { FUNCOES, SUBFUNCOES } from '../../../catalog/codes/funcoes.ts';
import type { PdfRow } from '../../kit/grid.ts';
import type { PdfBlock } from '../../kit/page.ts';
import type { AccountBooks, MonthSpan } from '../accounts.ts';
import {
  earmarked,
  fundebGiven,
  healthApplied,
  isCurrent,
  isFundeb,
  minimumStage,
  netRevenue,
  ownTeaching,
  revenueForDebt,
  revenueForPersonnel,
  TAX_BASE,
  taxBase,
  teachingApplied,
} from '../figures.ts';
import { MONTHS, moneyTable, percent, tableLine, tableTotal } from '../tables.ts';
import type { Bimester } from './bimester.ts';

const ORIGINS: readonly (readonly [string, RegExp])[] = [
  ['Impostos e taxas', /^1\.1/],
  ['Contribuições', /^1\.2/],
  ['Patrimonial', /^1\.3/],
  ['Serviços', /^1\.6/],
  ['Transferências', /^1\.7/],
  ['Outras', /^1\.9/],
];

/** Annex 3: the net current revenue, month by month over twelve months. */
export function netRevenueAnnex({ books, year, until: [, month] }: Bimester): PdfBlock[] {
  const months = Array.from({ length: 12 }, (_, i) => ((month + i) % 12) + 1);
  const cells = months.map((at) => {
    const of = at > month ? year - 1 : year;
    return { name: `${MONTHS[at - 1]}/${of}`, values: monthCells(books, of, [at, at]) };
  });
  const rows = cells.map(({ name, values }) => tableLine(name, ...values));
  const sums = [...ORIGINS, '', ''].map((_, place) => cells.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
  return [
    { heading: 'Anexo 3 – Demonstrativo da receita corrente líquida (LRF, art. 53, I)', newPage: true },
    moneyTable(
      'Mês',
      [...ORIGINS.map(([name]) => name), 'Deduções (Fundeb e restituições)', 'RCL'],
      [...rows, tableTotal('Últimos 12 meses', ...sums)],
      1.4,
    ),
    moneyTable(
      'Receita corrente líquida ajustada',
      ['Últimos 12 meses'],
      [
        tableTotal('Receita corrente líquida (I)', netRevenue(books, year, month)),
        tableLine(
          'Transferências da União por emendas individuais (CF, art. 166-A, § 1º) (II)',
          earmarked(books, year, month, 'Emenda individual'),
        ),
        tableTotal('RCL para os limites de endividamento (III = I − II)', revenueForDebt(books, year, month)),
        tableLine(
          'Transferências da União por emendas de bancada (CF, art. 166, § 16) (IV)',
          earmarked(books, year, month, 'Emenda de bancada'),
        ),
        tableTotal('RCL para os limites da despesa com pessoal (III − IV)', revenueForPersonnel(books, year, month)),
      ],
    ),
  ];
}

function monthCells(books: AccountBooks, year: number, months: MonthSpan): number[] {
  const gross = ORIGINS.map(
    ([, code]) => books.received(year, months, ({ natureza, deducao }) => !deducao && code.test(natureza)).came,
  );
  const net = books.received(year, months, isCurrent).came;
  return [...gross, net - gross.reduce((sum, part) => sum + part, 0), net];
}

const baseRows = (books: AccountBooks, year: number, months: MonthSpan): PdfRow[] => [
  ...TAX_BASE.map(([name, code]) => {
    const { expected, came } = books.received(year, months, ({ natureza, deducao }) => !deducao && code.test(natureza));
    return tableLine(name, expected, came, percent(came, expected));
  }),
  tableTotal(
    'Total da base de cálculo',
    books.received(
      year,
      months,
      ({ natureza, deducao }) => !deducao && TAX_BASE.some(([, code]) => code.test(natureza)),
    ).expected,
    taxBase(books, year, months),
    '',
  ),
];

const BASE_HEADS = ['Previsão atualizada', 'Realizada até o bimestre', '%'];

const subfunctions = ({ books, year, until }: Bimester, code: string): PdfRow[] =>
  books
    .spentBy(
      year,
      until,
      ({ subfuncao }) => subfuncao,
      ({ funcao }) => funcao === code,
    )
    .map(([sub, { updated, committed, settled, paid }]) =>
      tableLine(SUBFUNCOES[sub] ?? sub, updated, committed, settled, paid),
    );

const SPENT_HEADS = ['Dotação atualizada', 'Empenhadas', 'Liquidadas', 'Pagas'];

/** Whether a minimum was reached up to the bimester; the last report of the year says so for good. */
function reached(share: number, least: number, [, last]: MonthSpan): string {
  if (share >= least) return 'cumprido';
  return last === 12 ? 'não alcançado' : 'ainda não alcançado';
}

const STAGE = { settled: 'liquidadas', committed: 'empenhadas' } as const;

const settling = ([, last]: MonthSpan): string =>
  last === 12 ? 'Apuração definitiva do exercício.' : 'A apuração definitiva é a do 6º bimestre.';

/** Annex 8: the maintenance and development of teaching, and the FUNDEB. */
export function teachingAnnex(at: Bimester): PdfBlock[] {
  const { books, year, until } = at;
  const base = taxBase(books, year, until);
  const applied = teachingApplied(books, year, until);
  const came = books.received(year, until, isFundeb).came;
  const ofFundeb = ({ fonte }: { fonte: string }): boolean => /^1\.54[0-2]/.test(fonte);
  const spent = books.spent(year, until, ofFundeb);
  const wages = books.spent(year, until, (row) => ofFundeb(row) && row.natureza.startsWith('3.1')).settled;
  return [
    {
      heading:
        'Anexo 8 – Receitas e despesas com manutenção e desenvolvimento do ensino – MDE (Lei 9.394/1996, art. 72)',
      newPage: true,
    },
    moneyTable('Receita de impostos e transferências', BASE_HEADS, baseRows(books, year, until)),
    moneyTable(`Despesas da função ${FUNCOES['12']}`, SPENT_HEADS, subfunctions(at, '12')),
    moneyTable(
      'Apuração do mínimo de 25% (CF, art. 212)',
      ['Valor'],
      [
        tableLine(
          `Despesas de MDE ${STAGE[minimumStage(until)]} com recursos próprios`,
          ownTeaching(books, year, until),
        ),
        tableLine('Valor destinado ao Fundeb', fundebGiven(books, year, until)),
        tableTotal('Total aplicado em MDE', applied),
        tableTotal('Percentual da base de cálculo', percent(applied, base)),
      ],
    ),
    moneyTable(
      'Fundeb (Lei 14.113/2020)',
      ['Valor'],
      [
        tableLine('Receitas recebidas do Fundeb, com as complementações da União', came),
        tableLine('Despesas liquidadas com recursos do Fundeb', spent.settled),
        tableLine('  das quais com profissionais da educação básica', wages),
        tableTotal('Percentual aplicado com profissionais (mínimo de 70%)', percent(wages, came)),
      ],
    ),
    `Mínimo de 25% em MDE até o bimestre: ${reached(applied / base, 0.25, until)}; mínimo de 70% do Fundeb: ${reached(wages / Math.max(1, came), 0.7, until)}. ${settling(until)}`,
  ];
}

/** Annex 12: public actions and services of health. */
export function healthAnnex(at: Bimester): PdfBlock[] {
  const { books, year, until } = at;
  const base = taxBase(books, year, until);
  const applied = healthApplied(books, year, until);
  const sources = books.spentBy(
    year,
    until,
    ({ fonte }) =>
      fonte.startsWith('1.500.') ? 'Recursos próprios' : 'Transferências do SUS e outros recursos vinculados',
    ({ funcao }) => funcao === '10',
  );
  return [
    {
      heading: 'Anexo 12 – Receitas e despesas com ações e serviços públicos de saúde – ASPS (LC 141/2012, art. 35)',
      newPage: true,
    },
    moneyTable('Receita de impostos e transferências', BASE_HEADS, baseRows(books, year, until)),
    moneyTable(`Despesas da função ${FUNCOES['10']}`, SPENT_HEADS, subfunctions(at, '10')),
    moneyTable(
      'Despesas por origem do recurso',
      SPENT_HEADS,
      sources.map(([name, { updated, committed, settled, paid }]) =>
        tableLine(name, updated, committed, settled, paid),
      ),
    ),
    moneyTable(
      'Apuração do mínimo de 15% (LC 141/2012, art. 7º)',
      ['Valor'],
      [
        tableLine('Base de cálculo', base),
        tableLine(`Despesas com ASPS ${STAGE[minimumStage(until)]} com recursos próprios`, applied),
        tableTotal('Percentual aplicado', percent(applied, base)),
      ],
    ),
    `Mínimo de 15% até o bimestre: ${reached(applied / base, 0.15, until)}. ${settling(until)}`,
  ];
}
