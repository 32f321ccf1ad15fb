import { FUNCOES, SUBFUNCOES } from '../../../catalog/codes/funcoes.ts';
import { CATEGORIAS_ECONOMICAS } from '../../../catalog/codes/naturezas.ts';
import type { PdfRow } from '../../kit/grid.ts';
import type { PdfBlock } from '../../kit/page.ts';
import type { ReceivedTotals, StageTotals } from '../accounts.ts';
import { moneyTable, moneyText, natureName, percent, revenueName, tableLine, tableTotal } from '../tables.ts';
import type { Bimester } from './bimester.ts';

const REVENUE = [
  'Previsão inicial',
  'Previsão atualizada (a)',
  'No bimestre (b)',
  '% (b/a)',
  'Até o bimestre (c)',
  '% (c/a)',
  'Saldo (a − c)',
];
const EXPENSE = [
  'Dotação inicial',
  'Dotação atualizada (d)',
  'Empenhadas no bimestre',
  'Empenhadas até o bimestre (e)',
  'Saldo (d − e)',
  'Liquidadas no bimestre',
  'Liquidadas até o bimestre (f)',
  'Saldo (d − f)',
  'Pagas até o bimestre',
];

/** Annex 1: the budget balance. */
export function budgetAnnex(at: Bimester): PdfBlock[] {
  const { books, year, until, own } = at;
  const row = (make: typeof tableLine, label: string, all: ReceivedTotals, now: ReceivedTotals): PdfRow =>
    make(
      label,
      all.initial,
      all.expected,
      now.came,
      percent(now.came, all.expected),
      all.came,
      percent(all.came, all.expected),
      all.expected - all.came,
    );
  const of = (level: number) => (natureza: string) => natureza.split('.').slice(0, level).join('.');
  const rows = books
    .receivedBy(year, until, ({ natureza }) => of(1)(natureza))
    .flatMap(([category, all]) => [
      row(
        tableTotal,
        revenueName(category),
        all,
        books.received(year, own, ({ natureza }) => of(1)(natureza) === category),
      ),
      ...books
        .receivedBy(
          year,
          until,
          ({ natureza }) => of(3)(natureza),
          ({ natureza }) => of(1)(natureza) === category,
        )
        .map(([code, part]) =>
          row(
            tableLine,
            `  ${code} ${revenueName(code)}`,
            part,
            books.received(year, own, ({ natureza }) => of(3)(natureza) === code),
          ),
        ),
    ]);
  const [total, now] = [books.received(year, until), books.received(year, own)];
  const spent = books.spent(year, until);
  return [
    { heading: 'Anexo 1 – Balanço orçamentário (LRF, art. 52, I e II; art. 53, § 1º)' },
    'Receitas líquidas das deduções para o Fundeb e das restituições. Valores em reais.',
    moneyTable('Receitas', REVENUE, [...rows, row(tableTotal, 'Total das receitas', total, now)]),
    moneyTable(
      'Despesas',
      EXPENSE,
      [...expenseRows(at), expenseRow(tableTotal, 'Total das despesas', spent, books.spent(year, own))],
      2.6,
    ),
    `Resultado orçamentário até o bimestre (receitas realizadas menos despesas liquidadas): ${resultText(total.came - spent.settled)}.`,
    'Estão neste relatório as receitas e as despesas do Município, dos dois Poderes; os duodécimos, que um repassa ao outro, não se somam.',
    moneyTable('Despesas por Poder', EXPENSE, byPower(at), 2.6),
  ];
}

const resultText = (cents: number): string => `${cents < 0 ? 'déficit' : 'superávit'} de ${moneyText(Math.abs(cents))}`;

const expenseRow = (make: typeof tableLine, label: string, all: StageTotals, now: StageTotals): PdfRow =>
  make(
    label,
    all.initial,
    all.updated,
    now.committed,
    all.committed,
    all.updated - all.committed,
    now.settled,
    all.settled,
    all.updated - all.settled,
    all.paid,
  );

function expenseRows({ books, year, until, own }: Bimester): PdfRow[] {
  return books
    .spentBy(year, until, ({ natureza }) => natureza.slice(0, 1))
    .flatMap(([category, all]) => {
      const ofCategory = ({ natureza }: { natureza: string }): boolean => natureza.startsWith(category);
      const groups = books.spentBy(year, until, ({ natureza }) => natureza.slice(0, 3), ofCategory);
      const name = CATEGORIAS_ECONOMICAS[category] ?? category;
      return [
        expenseRow(tableTotal, name, all, books.spent(year, own, ofCategory)),
        ...(category === '9' ? [] : groups).map(([code, part]) =>
          expenseRow(
            tableLine,
            `  ${natureName(code)}`,
            part,
            books.spent(year, own, ({ natureza }) => natureza.startsWith(code)),
          ),
        ),
      ];
    });
}

function byPower({ books, executive, council, year, until, own }: Bimester): PdfRow[] {
  return [
    expenseRow(tableLine, 'Poder Executivo', executive.spent(year, until), executive.spent(year, own)),
    expenseRow(tableLine, 'Poder Legislativo', council.spent(year, until), council.spent(year, own)),
    expenseRow(tableTotal, 'Município', books.spent(year, until), books.spent(year, own)),
  ];
}

/** Annex 2: expenses by function and subfunction. */
export function functionAnnex({ books, year, until, own }: Bimester): PdfBlock[] {
  const total = books.spent(year, until);
  const row = (make: typeof tableLine, label: string, all: StageTotals, now: StageTotals): PdfRow =>
    make(
      label,
      all.initial,
      all.updated,
      now.committed,
      all.committed,
      percent(all.committed, total.committed),
      now.settled,
      all.settled,
      percent(all.settled, total.settled),
      all.updated - all.settled,
    );
  const rows = books
    .spentBy(year, until, ({ funcao }) => funcao)
    .flatMap(([code, all]) => [
      row(
        tableTotal,
        `${code} ${FUNCOES[code] ?? ''}`,
        all,
        books.spent(year, own, ({ funcao }) => funcao === code),
      ),
      ...books
        .spentBy(
          year,
          until,
          ({ subfuncao }) => subfuncao,
          ({ funcao }) => funcao === code,
        )
        .map(([sub, part]) =>
          row(
            tableLine,
            `  ${sub} ${SUBFUNCOES[sub] ?? 'Reserva de contingência'}`,
            part,
            books.spent(year, own, ({ funcao, subfuncao }) => funcao === code && subfuncao === sub),
          ),
        ),
    ]);
  return [
    { heading: 'Anexo 2 – Despesas por função e subfunção (LRF, art. 52, II, c)', newPage: true },
    moneyTable(
      'Função e subfunção',
      [
        'Dotação inicial',
        'Dotação atualizada (a)',
        'Empenhadas no bimestre',
        'Empenhadas até o bimestre',
        '% do total',
        'Liquidadas no bimestre',
        'Liquidadas até o bimestre (b)',
        '% do total',
        'Saldo (a − b)',
      ],
      [...rows, row(tableTotal, 'Total', total, books.spent(year, own))],
    ),
  ];
}
