import type { PdfBlock } from '../kit/page.ts';
import { ACCOUNTANT, controllerOf, FINANCE_SECRETARY, headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import type { AccountBooks } from './accounts.ts';
import { debtAnnex, guaranteeAnnex, loanAnnex } from './divida.ts';
import {
  cashAt,
  debtStock,
  isPersonnel,
  netRevenue,
  personnelCost,
  revenueForDebt,
  revenueForPersonnel,
} from './figures.ts';
import type { Publication } from './publication.ts';
import type { Quadrimester } from './quadrimester.ts';
import { MONTHS, moneyTable, moneyText, monthLast, percent, signatures, tableLine, tableTotal } from './tables.ts';

/** Days after the end of a period until its report is out: the law gives thirty. */
const DUE = 28;

/** The annexes that each power owes. */
const PARTS = {
  pmdemo: ['anexo-1', 'anexo-2', 'anexo-3', 'anexo-4', 'anexo-5', 'anexo-6'],
  cmdemo: ['anexo-1', 'anexo-5', 'anexo-6'],
};

/** The RGF of every four months, with all the annexes that the body owes. */
export function rgfReports(world: World, books: AccountBooks, town: AccountBooks, year: number): Publication[] {
  return [1, 2, 3].map((third) => {
    const day = monthLast(year, third * 4) + DUE;
    const first = (world.exercises[0]?.year ?? 0) - 1;
    return {
      categoria: 'relatorio-de-gestao-fiscal-rgf',
      titulo: `RGF do ${third}º quadrimestre de ${year}`,
      ano: year,
      periodo: `${third}º quadrimestre`,
      day,
      path: `publicados/rgf/${year}-${third}.pdf`,
      partes: PARTS[world.tenant],
      blocks: () => [
        ...annexes({ world, books, town, year, month: third * 4, first }),
        ...signatures(
          day,
          headOf(world.tenant, day),
          ...(world.tenant === 'pmdemo' ? [FINANCE_SECRETARY, ACCOUNTANT] : []),
          controllerOf(world.tenant, day),
        ),
      ],
    };
  });
}

function annexes(at: Quadrimester): PdfBlock[] {
  const power = at.world.tenant === 'pmdemo' ? 'Poder Executivo' : 'Poder Legislativo';
  return [
    `Relatório de Gestão Fiscal do ${power}. Período de referência: os doze meses encerrados em ${MONTHS[at.month - 1]} de ${at.year}. Lei Complementar nº 101/2000, arts. 54 e 55; Manual de Demonstrativos Fiscais.`,
    ...personnelAnnex(at),
    ...(at.world.tenant === 'pmdemo' ? [...debtAnnex(at), ...guaranteeAnnex(at), ...loanAnnex(at)] : []),
    ...cashAnnex(at),
    ...summaryAnnex(at),
  ];
}

/** The most that each power may spend on personnel, in hundredths of the net current revenue (LRF, art. 20, III). */
const LIMITS = { pmdemo: 54, cmdemo: 6 } as const;

function limitRows({ world: { tenant }, books, town, year, month }: Quadrimester) {
  const revenue = revenueForPersonnel(town, year, month);
  const cost = personnelCost(books, year, month);
  const limit = (share: number): number => Math.round((revenue * LIMITS[tenant] * share) / 10_000);
  const name = (share: number): string => `${((LIMITS[tenant] * share) / 100).toFixed(2).replace('.', ',')}%`;
  return [
    tableLine('Receita corrente líquida (RCL) do Município', netRevenue(town, year, month), ''),
    tableLine('RCL ajustada, sem as emendas individuais e de bancada', revenue, '100,00%'),
    tableTotal('Despesa total com pessoal', cost, percent(cost, revenue)),
    tableLine('Limite máximo (LRF, art. 20, III)', limit(100), name(100)),
    tableLine('Limite prudencial (art. 22, parágrafo único)', limit(95), name(95)),
    tableLine('Limite de alerta (art. 59, § 1º, II)', limit(90), name(90)),
  ];
}

function personnelAnnex(at: Quadrimester): PdfBlock[] {
  const { books, year, month } = at;
  const rows = Array.from({ length: 12 }, (_, i) => {
    const which = ((month + i) % 12) + 1;
    const of = which > month ? year - 1 : year;
    const cost = (nature: RegExp): number =>
      books.spent(of, [which, which], ({ natureza }) => nature.test(natureza)).settled;
    const all = books.spent(of, [which, which], isPersonnel).settled;
    const [wages, charges] = [cost(/^3\.1\.90\.11/), cost(/^3\.1\.90\.13/)];
    return tableLine(`${MONTHS[which - 1]}/${of}`, wages, charges, all - wages - charges, all);
  });
  return [
    { heading: 'Anexo 1 – Despesa com pessoal (LRF, art. 55, I, a)' },
    moneyTable(
      'Despesa liquidada, por mês',
      ['Vencimentos e vantagens', 'Obrigações patronais', 'Outras', 'Total'],
      [...rows, tableTotal('Últimos doze meses', '', '', '', personnelCost(books, year, month))],
      1.6,
    ),
    moneyTable('Apuração do limite', ['Valor', '% da RCL ajustada'], limitRows(at)),
  ];
}

function cashAnnex({ books, year, month, first }: Quadrimester): PdfBlock[] {
  const cash = cashAt(books, first, year, month);
  const { committed, settled, paid } = books.spent(year, [1, month]);
  const older = books.leftAfter(year - 1) - books.paidOfEarlier(year, [1, month]) - books.cancelled(year, [1, month]);
  const free = cash - older - (settled - paid);
  return [
    { heading: 'Anexo 5 – Disponibilidade de caixa e restos a pagar (LRF, art. 55, III, a e b)' },
    moneyTable(
      `Posição no último dia de ${MONTHS[month - 1]} de ${year}`,
      ['Valor'],
      [
        tableLine('Disponibilidade de caixa bruta (a)', cash),
        tableLine('Restos a pagar de exercícios anteriores (b)', older),
        tableLine('Despesas liquidadas e não pagas do exercício (c)', settled - paid),
        tableTotal('Disponibilidade líquida antes dos não processados (d = a − b − c)', free),
        tableLine('Despesas empenhadas e não liquidadas do exercício (e)', committed - settled),
        tableTotal('Disponibilidade líquida depois dos não processados (d − e)', free - (committed - settled)),
      ],
    ),
    month === 12
      ? 'Os empenhos não liquidados que tinham disponibilidade foram inscritos em restos a pagar não processados em 31 de dezembro.'
      : 'A inscrição em restos a pagar é feita em 31 de dezembro; os valores acima mostram a posição do quadrimestre.',
  ];
}

function summaryAnnex(at: Quadrimester): PdfBlock[] {
  const { world, books, town, year, month, first } = at;
  const revenue = revenueForDebt(town, year, month);
  return [
    { heading: 'Anexo 6 – Demonstrativo simplificado (LRF, art. 48)' },
    moneyTable('Receita e pessoal', ['Valor', '% da RCL ajustada'], limitRows(at)),
    ...(world.tenant === 'pmdemo'
      ? [
          moneyTable(
            'Dívida, garantias e crédito',
            ['Valor', '% da RCL ajustada'],
            [
              tableLine(
                'Dívida consolidada',
                debtStock(books, first, year, month),
                percent(debtStock(books, first, year, month), revenue),
              ),
              tableLine('Garantias concedidas', 0, '0,00%'),
              tableLine('Operações de crédito', 0, '0,00%'),
            ],
          ),
        ]
      : [
          `Folha de pagamento do Legislativo no ano: ${moneyText(books.spent(year, [1, month], isPersonnel).settled)}, ou ${percent(books.spent(year, [1, month], isPersonnel).settled, books.twelfths(year, [1, month]).received)} dos duodécimos recebidos; o limite do art. 29-A, § 1º, da Constituição é de 70%.`,
        ]),
    moneyTable(
      'Caixa',
      ['Valor'],
      [
        tableLine('Disponibilidade de caixa bruta', cashAt(books, first, year, month)),
        tableLine(
          'Despesas empenhadas e não pagas do exercício',
          books.spent(year, [1, month]).committed - books.spent(year, [1, month]).paid,
        ),
      ],
    ),
  ];
}
