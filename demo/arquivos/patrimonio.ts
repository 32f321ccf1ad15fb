import type { PdfBlock } from '../kit/page.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { cashAt, debtStock } from './figures.ts';
import { moneyTable, moneyText, percent, tableLine, tableTotal } from './tables.ts';

/** Fixed assets: what was invested since the year before the first, upon ten times what that year invested. */
function fixedAssets(books: AccountBooks, year: number, first: number): number {
  const invested = (of: number): number =>
    books.spent(of, WHOLE_YEAR, ({ natureza }) => natureza.startsWith('4.4')).settled;
  let assets = invested(first) * 10;
  for (let at = first + 1; at <= year; at++) assets += invested(at);
  return assets;
}

/** What the body would be left with when a year ends, had it paid all that it owes. */
export const netWorth = (books: AccountBooks, year: number, first: number): number =>
  cashAt(books, first, year, 12) +
  fixedAssets(books, year, first) -
  books.leftAfter(year) -
  debtStock(books, first, year, 12);

/** What the body owns and owes when a year ends. */
export function patrimonialBalance(books: AccountBooks, year: number, first: number): PdfBlock[] {
  const cash = cashAt(books, first, year, 12);
  const fixed = fixedAssets(books, year, first);
  const left = books.leftAfter(year);
  const debt = debtStock(books, first, year, 12);
  const worth = netWorth(books, year, first);
  return [
    { heading: 'Balanço patrimonial (Lei 4.320/1964, art. 105; anexo 14)' },
    moneyTable(
      'Ativo',
      ['Valor', '%'],
      [
        tableLine('Circulante: caixa e equivalentes de caixa', cash, percent(cash, cash + fixed)),
        tableLine(
          'Não circulante: imobilizado (imóveis, obras, veículos e equipamentos)',
          fixed,
          percent(fixed, cash + fixed),
        ),
        tableTotal('Total do ativo', cash + fixed, '100,00%'),
      ],
    ),
    moneyTable(
      'Passivo e patrimônio líquido',
      ['Valor', '%'],
      [
        tableLine('Circulante: fornecedores e pessoal a pagar (restos a pagar)', left, percent(left, cash + fixed)),
        tableLine('Não circulante: dívida contratual', debt, percent(debt, cash + fixed)),
        tableTotal('Patrimônio líquido', worth, percent(worth, cash + fixed)),
        tableTotal('Total do passivo e do patrimônio líquido', cash + fixed, '100,00%'),
      ],
    ),
    `Superávit financeiro apurado (ativo financeiro menos passivo financeiro): ${moneyText(cash - left)}.`,
  ];
}

/** What made the body richer and poorer in a year. */
export function variations({ tenant }: World, books: AccountBooks, year: number): PdfBlock[] {
  const { received, returned, other } = books.twelfths(year, WHOLE_YEAR);
  const isTown = tenant === 'pmdemo';
  const taxes = books.received(year, WHOLE_YEAR, ({ natureza }) => /^1\.[12]/.test(natureza)).came;
  const transfers = books.received(year, WHOLE_YEAR, ({ natureza }) => /^[12]\.[47]/.test(natureza)).came;
  const came = books.received(year, WHOLE_YEAR).came;
  const gains = came + (isTown ? returned : received + other);
  const cost = (nature: RegExp): number =>
    books.spent(year, WHOLE_YEAR, ({ natureza }) => nature.test(natureza)).settled;
  const [people, interest, use] = [cost(/^3\.1/), cost(/^3\.2/), cost(/^3\.3/)];
  const given = isTown ? received : returned;
  return [
    { heading: 'Demonstração das variações patrimoniais (Lei 4.320/1964, art. 104; anexo 15)' },
    moneyTable(
      'Variações aumentativas',
      ['Valor'],
      [
        tableLine('Impostos, taxas e contribuições', taxes),
        tableLine('Transferências recebidas', transfers),
        tableLine('Outras receitas', came - taxes - transfers),
        tableLine(
          isTown ? 'Devolução de duodécimos' : 'Duodécimos e rendimentos recebidos',
          isTown ? returned : received + other,
        ),
        tableTotal('Total das variações aumentativas', gains),
      ],
    ),
    moneyTable(
      'Variações diminutivas',
      ['Valor'],
      [
        tableLine('Pessoal e encargos', people),
        tableLine('Juros e encargos da dívida', interest),
        tableLine('Uso de bens e serviços e outras despesas correntes', use),
        tableLine(isTown ? 'Duodécimos repassados' : 'Saldo devolvido ao Executivo', given),
        tableTotal('Total das variações diminutivas', people + interest + use + given),
      ],
    ),
    moneyTable(
      'Resultado',
      ['Valor'],
      [tableTotal('Resultado patrimonial do período', gains - people - interest - use - given)],
    ),
  ];
}
