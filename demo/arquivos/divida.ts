import type { PdfBlock } from '../kit/page.ts';
import { cashAt, debtStock, revenueForDebt } from './figures.ts';
import type { Quadrimester } from './quadrimester.ts';
import { MONTHS, moneyTable, percent, tableLine, tableTotal } from './tables.ts';

/** Annex 2: what is owed, less the cash there is. */
export function debtAnnex({ books, year, month, first }: Quadrimester): PdfBlock[] {
  const debt = debtStock(books, first, year, month);
  const cash = cashAt(books, first, year, month);
  const revenue = revenueForDebt(books, year, month);
  const net = Math.max(0, debt - cash);
  return [
    { heading: 'Anexo 2 – Dívida consolidada líquida (LRF, art. 55, I, b)', newPage: true },
    moneyTable(
      'Dívida',
      [`31/12/${year - 1}`, `Até ${MONTHS[month - 1]}/${year}`],
      [
        tableLine(
          'Dívida contratual: parcelamento de contribuições ao RGPS',
          debtStock(books, first, year - 1, 12),
          debt,
        ),
        tableLine('Precatórios vencidos e não pagos', 0, 0),
        tableTotal('Dívida consolidada (I)', debtStock(books, first, year - 1, 12), debt),
        tableLine('Disponibilidade de caixa (II)', cashAt(books, first, year - 1, 12), cash),
        tableTotal('Dívida consolidada líquida (I − II, se maior que zero)', '', net),
        tableLine('RCL ajustada, sem as emendas individuais', '', revenue),
        tableLine('% da dívida consolidada sobre a RCL ajustada', '', percent(debt, revenue)),
        tableLine('% da dívida consolidada líquida sobre a RCL ajustada', '', percent(net, revenue)),
        tableLine(
          'Limite: 120% da RCL ajustada (Resolução do Senado Federal nº 40/2001)',
          '',
          Math.round(revenue * 1.2),
        ),
      ],
    ),
  ];
}

/** Annex 3: guarantees given and received. */
export const guaranteeAnnex = ({ books, year, month }: Quadrimester): PdfBlock[] => [
  { heading: 'Anexo 3 – Garantias e contragarantias de valores (LRF, art. 55, I, c)' },
  moneyTable(
    'Garantias',
    ['Saldo do exercício anterior', 'Saldo no quadrimestre'],
    [
      tableLine('Garantias concedidas a operações externas', 0, 0),
      tableLine('Garantias concedidas a operações internas', 0, 0),
      tableLine('Contragarantias recebidas', 0, 0),
      tableLine('Limite: 22% da RCL ajustada', '', Math.round(revenueForDebt(books, year, month) * 0.22)),
    ],
  ),
  'O Município não concedeu garantia nem recebeu contragarantia até o fim do quadrimestre.',
];

/** Annex 4: loans. */
export const loanAnnex = ({ books, year, month }: Quadrimester): PdfBlock[] => {
  const loans = books.received(year, [1, month], ({ natureza }) => natureza.startsWith('2.1')).came;
  const revenue = revenueForDebt(books, year, month);
  return [
    { heading: 'Anexo 4 – Operações de crédito (LRF, art. 55, I, d)' },
    moneyTable(
      'Operações de crédito',
      ['Até o quadrimestre', '% da RCL ajustada'],
      [
        tableLine('Operações internas e externas contratadas', loans, percent(loans, revenue)),
        tableLine('Limite: 16% da RCL ajustada', Math.round(revenue * 0.16), '16,00%'),
        tableLine('Antecipação de receita orçamentária (ARO)', 0, '0,00%'),
        tableLine('Limite da ARO: 7% da RCL ajustada', Math.round(revenue * 0.07), '7,00%'),
      ],
    ),
    'Não houve contratação de operação de crédito nem de antecipação de receita no período.',
  ];
};
