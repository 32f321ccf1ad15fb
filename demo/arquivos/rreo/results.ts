import type { PdfBlock } from '../../kit/page.ts';
import { type AccountBooks, type MonthSpan, type SpentSum, WHOLE_YEAR } from '../accounts.ts';
import { nominalTarget, primaryResult, primaryTarget } from '../figures.ts';
import { moneyTable, moneyText, tableLine, tableTotal, unitName } from '../tables.ts';
import type { Bimester } from './bimester.ts';

/** Annex 6: the primary and the nominal result. */
export function resultAnnex({ books, year, until }: Bimester): PdfBlock[] {
  const { revenue, expense, result, interestCame, interestPaid, nominal } = primaryResult(books, year, until);
  const target = primaryTarget(books, year);
  return [
    { heading: 'Anexo 6 – Resultados primário e nominal (LRF, art. 53, III)', newPage: true },
    moneyTable(
      'Acima da linha',
      ['Até o bimestre'],
      [
        tableLine('Receitas primárias realizadas (I)', revenue),
        tableLine('Despesas primárias pagas, com restos a pagar, dos dois Poderes (II)', expense),
        tableTotal('Resultado primário (III = I − II)', result),
        tableLine('Juros, encargos e variações ativos (IV)', interestCame),
        tableLine('Juros e encargos da dívida pagos (V)', interestPaid),
        tableTotal('Resultado nominal (VI = III + IV − V)', nominal),
      ],
    ),
    moneyTable(
      'Meta fixada no anexo de metas fiscais da LDO',
      ['Valor'],
      [
        tableLine(`Resultado primário para ${year}`, target),
        tableTotal('Diferença entre o realizado e a meta anual', result - target),
        tableLine(`Resultado nominal para ${year}`, nominalTarget(books, year)),
        tableTotal('Diferença entre o realizado e a meta anual', nominal - nominalTarget(books, year)),
      ],
    ),
  ];
}

/** Annex 7: what is left to pay of earlier exercises. */
export const leftoverAnnex = ({ executive, council, year, until }: Bimester): PdfBlock[] => [
  { heading: 'Anexo 7 – Restos a pagar por Poder e órgão (LRF, art. 53, V)' },
  ...leftoversOf('Poder Executivo', executive, year, until),
  ...leftoversOf('Poder Legislativo', council, year, until),
];

function leftoversOf(power: string, books: AccountBooks, year: number, until: MonthSpan): PdfBlock[] {
  const before = books.spent(year - 1, WHOLE_YEAR);
  const fresh = before.committed - before.paid;
  const older = books.leftAfter(year - 1) - fresh;
  const paid = books.paidOfEarlier(year, until);
  const cut = books.cancelled(year, until);
  const units = books.spentBy(year - 1, WHOLE_YEAR, ({ unidade }) => unidade);
  return [
    moneyTable(
      power,
      ['Valor'],
      [
        tableLine(`Inscritos em exercícios anteriores a ${year - 1}, ainda não pagos`, older),
        tableLine(`Processados inscritos em 31/12/${year - 1}`, before.settled - before.paid),
        tableLine(`Não processados inscritos em 31/12/${year - 1}`, before.committed - before.settled),
        tableLine('Pagos até o bimestre', paid),
        tableLine('Cancelados até o bimestre', cut),
        tableTotal('Saldo', older + fresh - paid - cut),
      ],
    ),
    moneyTable(
      `${power}, por unidade, do exercício de ${year - 1}`,
      ['Processados', 'Não processados', 'Pagos até o bimestre'],
      [
        ...units.map(([code, { committed, settled, paid: own }]) =>
          tableLine(
            unitName(code),
            settled - own,
            committed - settled,
            books.paidOfEarlier(year, until, (row: SpentSum) => row.unidade === code && row.exercicio === year - 1),
          ),
        ),
      ],
    ),
  ];
}

/** Annex 9: the golden rule, that loans do not exceed capital expenses. */
export function loanAnnex({ books, year, until }: Bimester): PdfBlock[] {
  const loans = books.received(year, until, ({ natureza }) => natureza.startsWith('2.1'));
  const capital = books.spent(year, until, ({ natureza }) => natureza.startsWith('4'));
  return [
    { heading: 'Anexo 9 – Receitas de operações de crédito e despesas de capital (CF, art. 167, III)' },
    moneyTable(
      'Regra de ouro',
      ['Previsão ou dotação atualizada', 'Até o bimestre'],
      [
        tableLine('Receitas de operações de crédito (I)', loans.expected, loans.came),
        tableLine('Despesas de capital liquidadas (II)', capital.updated, capital.settled),
        tableTotal(
          'Resultado da regra de ouro (II − I)',
          capital.updated - loans.expected,
          capital.settled - loans.came,
        ),
      ],
    ),
    `Não houve contratação de operações de crédito no período. As despesas de capital empenhadas somam ${moneyText(capital.committed)}.`,
  ];
}

/** Annex 11: the sale of assets and what its money paid for. */
export function saleAnnex({ books, year, until }: Bimester): PdfBlock[] {
  const sold = books.received(year, until, ({ natureza }) => natureza.startsWith('2.2'));
  const spent = books.spent(year, until, ({ fonte }) => fonte.startsWith('1.755'));
  return [
    { heading: 'Anexo 11 – Receita de alienação de ativos e aplicação dos recursos (LRF, art. 53, § 1º, III)' },
    moneyTable(
      'Alienação de ativos',
      ['Previsão ou dotação atualizada', 'Até o bimestre'],
      [
        tableLine('Receita de alienação de bens móveis e semoventes', sold.expected, sold.came),
        tableLine('Despesas pagas com esses recursos', spent.updated, spent.paid),
        tableTotal('Saldo a aplicar', sold.expected - spent.updated, sold.came - spent.paid),
      ],
    ),
    'Nenhum recurso de alienação foi aplicado em despesa corrente (LRF, art. 44).',
  ];
}
