import { FUNCOES, SUBFUNCOES } from '../../catalog/codes/funcoes.ts';
import { CATEGORIAS_ECONOMICAS } from '../../catalog/codes/naturezas.ts';
import { PROGRAMS } from '../despesa/actions.ts';
import { sourceName } from '../despesa/classification.ts';
import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { headOf } from '../town/officers.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { type Publication, paper } from './publication.ts';
import {
  actionName,
  moneyTable,
  moneyText,
  natureName,
  percent,
  revenueName,
  signatures,
  tableLine,
  tableTotal,
  unitName,
} from './tables.ts';

type SpentRow = Parameters<NonNullable<Parameters<AccountBooks['spent']>[2]>>[0];

const LOA_PARTS = [
  'lei-orcamentaria-anual-loa',
  'lei',
  'anexo-1',
  'anexo-2',
  'anexo-6',
  'anexo-7',
  'anexo-8',
  'anexo-9',
] as const;

/** The budget law of a year for both powers, with its annexes, published before the year it is for. */
export function budgetLaw(books: AccountBooks, executive: AccountBooks, year: number): Publication {
  const date = `${year - 1}-12-20`;
  return paper(LOA_PARTS, `LOA de ${year}`, year, date, `loa/${year}`, () => [
    ...law(books, executive, year),
    ...categoryAnnex(books, year),
    ...revenueAnnex(books, year),
    ...expenseAnnexes(books, year),
    ...signatures(dayOf(date), headOf('pmdemo', dayOf(date))),
  ]);
}

function law(books: AccountBooks, executive: AccountBooks, year: number): PdfBlock[] {
  const total = books.spent(year, WHOLE_YEAR).initial;
  const own = executive.spent(year, WHOLE_YEAR).initial;
  const social = books.spent(year, WHOLE_YEAR, ({ funcao }) => funcao === '10' || funcao === '08').initial;
  return [
    `Estima a receita e fixa a despesa do Município de Vale Claro para o exercício financeiro de ${year}.`,
    `Art. 1º Esta Lei estima a receita do Município para o exercício de ${year} em ${moneyText(books.received(year, WHOLE_YEAR).initial)} e fixa a despesa em ${moneyText(total)}: ${moneyText(own)} do Poder Executivo e ${moneyText(total - own)} do Poder Legislativo.`,
    `Art. 2º A despesa compreende o orçamento fiscal, de ${moneyText(total - social)}, e o da seguridade social, de ${moneyText(social)}.`,
    'Art. 3º A receita e a despesa são detalhadas nos anexos da Lei 4.320/1964: por categoria econômica (Anexo 1), por natureza (Anexo 2), por órgão e unidade (Anexo 6), por função, subfunção e programa (Anexo 7), por vínculo com os recursos (Anexo 8) e por órgão e função (Anexo 9).',
    'Art. 4º Fica o Poder Executivo autorizado a abrir créditos suplementares até o limite de vinte por cento da despesa fixada (Lei 4.320/1964, arts. 7º e 43).',
    'Art. 5º Os duodécimos da Câmara Municipal são repassados até o dia vinte de cada mês (Constituição, art. 168).',
    'Art. 6º O quadro de detalhamento da despesa, por elemento e fonte, é publicado em janeiro.',
    `Art. 7º Esta Lei entra em vigor em 1º de janeiro de ${year}.`,
  ];
}

function revenueAnnex(books: AccountBooks, year: number): PdfBlock[] {
  const total = books.received(year, WHOLE_YEAR).initial;
  const level = (natureza: string, digits: number): string => natureza.split('.').slice(0, digits).join('.');
  const gross = books.receivedBy(
    year,
    WHOLE_YEAR,
    ({ natureza }) => level(natureza, 2),
    ({ deducao }) => !deducao,
  );
  const rows = gross.flatMap(([origin, { initial }]) => [
    tableTotal(`${origin} ${revenueName(origin)}`, initial, percent(initial, total)),
    ...books
      .receivedBy(
        year,
        WHOLE_YEAR,
        ({ natureza }) => natureza,
        ({ natureza, deducao }) => !deducao && level(natureza, 2) === origin,
      )
      .filter(([, own]) => own.initial > 0)
      .map(([code, own]) => tableLine(`  ${code} ${revenueName(code)}`, own.initial, percent(own.initial, total))),
  ]);
  const deductions = books.received(year, WHOLE_YEAR, ({ deducao }) => deducao).initial;
  return [
    { heading: 'Anexo 2 – Receita e despesa por natureza', newPage: true },
    moneyTable(
      'Natureza da receita',
      ['Previsão', '%'],
      [
        ...rows,
        tableLine('Deduções para o Fundeb', deductions, percent(deductions, total)),
        tableTotal('Receita total', total, '100,00%'),
      ],
    ),
  ];
}

/** Annex 1: revenue and expense by economic category. */
function categoryAnnex(books: AccountBooks, year: number): PdfBlock[] {
  const came = books.receivedBy(year, WHOLE_YEAR, ({ natureza }) => natureza.slice(0, 1));
  const spent = books.spentBy(year, WHOLE_YEAR, ({ natureza }) => natureza.slice(0, 1));
  return [
    { heading: 'Anexo 1 – Receita e despesa por categoria econômica', newPage: true },
    moneyTable(
      'Receita, líquida das deduções',
      ['Previsão'],
      [
        ...came.map(([code, { initial }]) => tableLine(revenueName(code), initial)),
        tableTotal('Total', books.received(year, WHOLE_YEAR).initial),
      ],
    ),
    moneyTable(
      'Despesa',
      ['Fixada'],
      [
        ...spent.map(([code, { initial }]) => tableLine(CATEGORIAS_ECONOMICAS[code] ?? code, initial)),
        tableTotal('Total', books.spent(year, WHOLE_YEAR).initial),
      ],
    ),
  ];
}

/** The other annexes of the expense, each by a key of its lines. */
function expenseAnnexes(books: AccountBooks, year: number): PdfBlock[] {
  const total = books.spent(year, WHOLE_YEAR).initial;
  const table = (head: string, key: (row: SpentRow) => string, name: (code: string) => string): PdfBlock =>
    moneyTable(
      head,
      ['Despesa fixada', '%'],
      [
        ...books
          .spentBy(year, WHOLE_YEAR, key)
          .filter(([, { initial }]) => initial > 0)
          .map(([code, { initial }]) => tableLine(name(code), initial, percent(initial, total))),
        tableTotal('Total', total, '100,00%'),
      ],
    );
  const roleName = (code: string): string => FUNCOES[code] ?? 'Reserva de contingência';
  const pair = (names: (first: string, second: string) => string) => (code: string) => {
    const [first = '', second = ''] = code.split(' ');
    return `${code} – ${names(first, second)}`;
  };
  return [
    table(
      'Natureza da despesa',
      ({ natureza }) => natureza,
      (code) => `${code} ${natureName(code)}`,
    ),
    { heading: 'Anexo 6 – Programa de trabalho por órgão e unidade', newPage: true },
    table(
      'Unidade e ação',
      ({ unidade, acao }) => `${unidade} ${acao}`,
      pair((unit, action) => `${unitName(unit)}: ${actionName(action)}`),
    ),
    { heading: 'Anexo 7 – Programa de trabalho por função, subfunção e programa', newPage: true },
    table(
      'Função, subfunção e programa',
      ({ funcao, subfuncao, programa }) => `${funcao}.${subfuncao} ${programa}`,
      pair(
        (role, program) =>
          `${roleName(role.slice(0, 2))}, ${SUBFUNCOES[role.slice(3)] ?? 'reserva'}: ${PROGRAMS[program] ?? program}`,
      ),
    ),
    { heading: 'Anexo 8 – Despesa por função e vínculo com os recursos', newPage: true },
    table(
      'Função e fonte',
      ({ funcao, fonte }) => `${funcao} ${fonte}`,
      pair((role, source) => `${roleName(role)}: ${sourceName(source)}`),
    ),
    { heading: 'Anexo 9 – Despesa por órgão e função', newPage: true },
    table(
      'Órgão e função',
      ({ unidade, funcao }) => `${unidade} ${funcao}`,
      pair((unit, role) => `${unitName(unit)}: ${roleName(role)}`),
    ),
  ];
}
