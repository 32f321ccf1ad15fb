import { FUNCOES } from '../../catalog/codes/funcoes.ts';
import { NATUREZAS_RECEITA } from '../../catalog/codes/naturezasReceita.ts';
import { addMonths, type Day, dayOf } from '../calendar.ts';
import { budgetOf } from '../despesa/allotments.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import type { AccountSums, MonthSpan, StageTotals } from './accounts.ts';
import type { Publication } from './publication.ts';

const money = (cents: number): string => `R$ ${reais(cents)}`;
const share = (part: number, whole: number): string =>
  whole === 0 ? '0,00%' : `${((part / whole) * 100).toFixed(2).replace('.', ',')}%`;

/** Days after the end of a period until its report is out: the law gives thirty. */
const DUE = 28;
const endOf = (year: number, month: number): Day => addMonths(dayOf(`${year}-01-01`), month) - 1;

const stages = ({ updated, committed, settled, paid }: StageTotals): string =>
  `dotação atualizada ${money(updated)}; empenhado ${money(committed)}; liquidado ${money(settled)} (${share(settled, updated)}); pago ${money(paid)}`;

/** RREO: every two months, the budget against what came in and went out. */
export function rreoReports(books: AccountSums, year: number): Publication[] {
  return [1, 2, 3, 4, 5, 6].map((half) => ({
    categoria: 'relatorio-resumido-da-execucao-orcamentaria-rreo',
    titulo: `RREO do ${half}º bimestre de ${year}`,
    ano: year,
    periodo: `${half}º bimestre`,
    day: endOf(year, half * 2) + DUE,
    path: `publicados/rreo/${year}-${half}.pdf`,
    lines: () => execution(books, year, [1, half * 2]),
  }));
}

function execution(books: AccountSums, year: number, months: MonthSpan): string[] {
  const { expected, came } = books.received(year, months);
  return [
    `Período de referência: janeiro a ${MONTHS[months[1] - 1]} de ${year}. Lei Complementar nº 101/2000, arts. 52 e 53.`,
    'Anexo 1 – Balanço orçamentário',
    `Receitas: previsão atualizada ${money(expected)}; realizadas até o bimestre ${money(came)} (${share(came, expected)}).`,
    ...books.origins(year).map((code) => {
      const own = books.received(year, months, ({ origem }) => origem === code);
      return `${NATUREZAS_RECEITA[code] ?? code}: prevista ${money(own.expected)}; realizada ${money(own.came)}.`;
    }),
    `Despesas: ${stages(books.spent(year, months))}.`,
    'Anexo 2 – Despesas por função',
    ...byFunction(books, year, months),
  ];
}

const byFunction = (books: AccountSums, year: number, months: MonthSpan): string[] =>
  books.functions(year).map((code) => {
    const { updated, settled } = books.spent(year, months, ({ funcao }) => funcao === code);
    return `${FUNCOES[code] ?? code}: atualizada ${money(updated)}; liquidada ${money(settled)}.`;
  });

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** RGF: every four months, what is spent on people against the limits of the law. */
export function rgfReports(world: World, books: AccountSums, year: number): Publication[] {
  return [1, 2, 3].map((third) => ({
    categoria: 'relatorio-de-gestao-fiscal-rgf',
    titulo: `RGF do ${third}º quadrimestre de ${year}`,
    ano: year,
    periodo: `${third}º quadrimestre`,
    day: endOf(year, third * 4) + DUE,
    path: `publicados/rgf/${year}-${third}.pdf`,
    lines: () => fiscal(world, books, year, [1, third * 4]),
  }));
}

/** Expenses on people. */
const PEOPLE = '1';

function fiscal(world: World, books: AccountSums, year: number, months: MonthSpan): string[] {
  const people = books.spent(year, months, ({ grupo }) => grupo === PEOPLE).settled;
  const current = books.received(year, months, ({ categoria }) => categoria === '1').came;
  const head = `Período de referência: janeiro a ${MONTHS[months[1] - 1]} de ${year}. Lei Complementar nº 101/2000, arts. 54 e 55.`;
  const spent = `Anexo 1 – Despesa com pessoal: liquidado no período ${money(people)}.`;
  if (world.tenant === 'cmdemo')
    return [
      head,
      spent,
      `A folha corresponde a ${share(people, (budgetOf(world, year) * months[1]) / 12)} dos duodécimos do período; o limite do art. 29-A da Constituição é 70%.`,
      'O limite de 6% da receita corrente líquida do Município (LRF, art. 20, III, a) é demonstrado no último quadrimestre.',
      'Anexo 5 – Disponibilidade de caixa: os valores não utilizados foram devolvidos ao Executivo em dezembro.',
    ];
  return [
    head,
    spent,
    `Receita corrente no período: ${money(current)}. Comprometimento: ${share(people, current)}.`,
    'Limite máximo do Executivo: 54%. Limite prudencial: 51,30%. Limite de alerta: 48,60% (LRF, arts. 20, 22 e 59).',
    'Anexo 2 – Dívida consolidada: não há operações de crédito contratadas no período.',
    'Anexo 3 – Garantias: nenhuma foi concedida.',
  ];
}

/** The accounts of a whole year, out by the end of March after it. */
export function yearlyAccounts(books: AccountSums, year: number): Publication[] {
  const whole: MonthSpan = [1, 12];
  const day = dayOf(`${year + 1}-03-30`);
  const sheet = (): string[] => {
    const { came } = books.received(year, whole);
    const all = books.spent(year, whole);
    return [
      ...(came > 0 ? [`Balanço orçamentário – receita arrecadada: ${money(came)}.`] : []),
      `Balanço orçamentário – despesa: ${stages(all)}.`,
      `Balanço financeiro – restos a pagar inscritos no fim do exercício: ${money(all.committed - all.paid)}.`,
      'Balanço patrimonial e demonstração das variações patrimoniais: conforme os anexos 14 e 15 da Lei 4.320/1964.',
      'Despesa liquidada por função:',
      ...byFunction(books, year, whole),
    ];
  };
  return [
    {
      categoria: 'balanco-geral',
      titulo: `Balanço geral de ${year}`,
      ano: year,
      day,
      path: `publicados/balanco/${year}.pdf`,
      lines: sheet,
    },
    {
      categoria: 'prestacao-de-contas',
      titulo: `Prestação de contas de ${year}`,
      ano: year,
      day: day + 1,
      path: `publicados/contas/${year}.pdf`,
      lines: () => [
        `Contas do exercício de ${year}, enviadas ao Tribunal de Contas do Estado no prazo da lei.`,
        ...sheet(),
      ],
    },
    {
      categoria: 'relatorio-de-gestao',
      titulo: `Relatório de gestão de ${year}`,
      ano: year,
      day: day - 30,
      path: `publicados/gestao/${year}.pdf`,
      lines: () => [
        `O que foi feito em ${year}, por área, e quanto custou.`,
        ...byFunction(books, year, whole),
        'As metas que não foram alcançadas e as razões estão no anexo, com o novo prazo de cada uma.',
      ],
    },
  ];
}

/** The laws of the budget, each out before the year it is for. */
export function budgetLaws(books: AccountSums, year: number): Publication[] {
  const total = (): number => books.spent(year, [1, 12]).initial;
  return [
    {
      categoria: 'lei-de-diretrizes-orcamentarias-ldo',
      titulo: `LDO para ${year}`,
      ano: year,
      day: dayOf(`${year - 1}-07-15`),
      path: `publicados/ldo/${year}.pdf`,
      lines: () => [
        `Estabelece as diretrizes para a elaboração da lei orçamentária de ${year} (Constituição, art. 165, § 2º).`,
        `Anexo de metas fiscais: despesa total estimada em ${money(total())}.`,
        'Anexo de riscos fiscais: demandas judiciais, frustração de receita e estiagem.',
        'Prioridades: creches, atenção primária à saúde, estradas vicinais e abastecimento de água.',
      ],
    },
    {
      categoria: 'lei-orcamentaria-anual-loa',
      titulo: `LOA de ${year}`,
      ano: year,
      day: dayOf(`${year - 1}-12-20`),
      path: `publicados/loa/${year}.pdf`,
      lines: () => [
        `Estima a receita e fixa a despesa do Município para ${year} em ${money(total())}.`,
        'Quadro da despesa fixada por função:',
        ...books.functions(year).map((code) => {
          const { initial } = books.spent(year, [1, 12], ({ funcao }) => funcao === code);
          return `${FUNCOES[code] ?? code}: ${money(initial)} (${share(initial, total())}).`;
        }),
      ],
    },
  ];
}

export function expenseDetail(books: AccountSums, year: number): Publication {
  return {
    categoria: 'quadro-de-detalhamento-da-despesa-qdd',
    titulo: `QDD de ${year}`,
    ano: year,
    day: dayOf(`${year}-01-09`),
    path: `publicados/qdd/${year}.pdf`,
    lines: () => [
      `Detalha a despesa fixada para ${year} por função.`,
      ...books.functions(year).map((code) => {
        const { initial } = books.spent(year, [1, 12], ({ funcao }) => funcao === code);
        return `${code} ${FUNCOES[code] ?? ''}: ${money(initial)}.`;
      }),
    ],
  };
}
