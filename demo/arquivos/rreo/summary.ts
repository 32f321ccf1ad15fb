import type { PdfBlock } from '../../kit/page.ts';
import {
  healthApplied,
  netRevenue,
  nominalTarget,
  primaryResult,
  primaryTarget,
  revenueForDebt,
  revenueForPersonnel,
  taxBase,
  teachingApplied,
} from '../figures.ts';
import { moneyTable, percent, tableLine, tableTotal } from '../tables.ts';
import type { Bimester } from './bimester.ts';

/** Annex 4: the town has no pension scheme of its own. */
export function pensionAnnex({ books, year, until }: Bimester): PdfBlock[] {
  const patronal = books.spent(year, until, ({ natureza }) => natureza === '3.1.90.13');
  return [
    { heading: 'Anexo 4 – Receitas e despesas previdenciárias (LRF, art. 53, II)' },
    'O Município não possui regime próprio de previdência social: seus servidores são segurados do Regime Geral (RGPS). Não há receitas nem despesas previdenciárias próprias a demonstrar. Informa-se a contribuição patronal recolhida ao RGPS:',
    moneyTable(
      'Contribuição patronal ao RGPS',
      ['Dotação atualizada', 'Empenhada', 'Liquidada', 'Paga'],
      [
        tableLine(
          'Obrigações patronais (3.1.90.13)',
          patronal.updated,
          patronal.committed,
          patronal.settled,
          patronal.paid,
        ),
      ],
    ),
  ];
}

/** Annex 10: nothing to forecast without a scheme. */
export const pensionForecastAnnex = (): PdfBlock[] => [
  { heading: 'Anexo 10 – Projeção atuarial do regime próprio de previdência (LRF, art. 53, § 1º, II)' },
  'Não se aplica: o Município não possui regime próprio de previdência social. Declaração válida para todo o exercício.',
];

/** Annex 13: no public-private partnerships. */
export const partnershipAnnex = (): PdfBlock[] => [
  { heading: 'Anexo 13 – Parcerias público-privadas (Lei 11.079/2004, arts. 22, 25 e 28)' },
  moneyTable(
    'Parcerias público-privadas',
    ['Saldo anterior', 'No bimestre', 'Até o bimestre'],
    [tableLine('Ativos, passivos e atos potenciais', 0, 0, 0), tableLine('Despesas de PPP contratadas', 0, 0, 0)],
  ),
  'O Município não contratou parceria público-privada, nem há contrato em licitação.',
];

/** Annex 14: the others in short. */
export function summaryAnnex({ books, year, until }: Bimester): PdfBlock[] {
  const came = books.received(year, until);
  const spent = books.spent(year, until);
  const result = primaryResult(books, year, until);
  const base = taxBase(books, year, until);
  const [teaching, health] = [teachingApplied(books, year, until), healthApplied(books, year, until)];
  return [
    { heading: 'Anexo 14 – Demonstrativo simplificado (LRF, art. 48)', newPage: true },
    moneyTable(
      'Balanço orçamentário',
      ['Até o bimestre'],
      [
        tableLine('Previsão inicial da receita', came.initial),
        tableLine('Previsão atualizada da receita', came.expected),
        tableLine('Receitas realizadas', came.came),
        tableLine('Dotação inicial', spent.initial),
        tableLine('Dotação atualizada', spent.updated),
        tableLine('Despesas empenhadas', spent.committed),
        tableLine('Despesas liquidadas', spent.settled),
        tableLine('Despesas pagas', spent.paid),
        tableTotal('Resultado orçamentário (receitas realizadas − despesas liquidadas)', came.came - spent.settled),
      ],
    ),
    moneyTable(
      'Receita corrente líquida',
      ['Últimos doze meses'],
      [
        tableTotal('RCL', netRevenue(books, year, until[1])),
        tableLine('RCL para os limites de endividamento', revenueForDebt(books, year, until[1])),
        tableLine('RCL para os limites da despesa com pessoal', revenueForPersonnel(books, year, until[1])),
      ],
    ),
    moneyTable(
      'Resultados fiscais',
      ['Meta da LDO', 'Até o bimestre'],
      [
        tableLine('Resultado primário', primaryTarget(books, year), result.result),
        tableLine('Resultado nominal', nominalTarget(books, year), result.nominal),
      ],
    ),
    moneyTable(
      'Restos a pagar',
      ['Pagos', 'Cancelados'],
      [tableLine('De exercícios anteriores', books.paidOfEarlier(year, until), books.cancelled(year, until))],
    ),
    moneyTable(
      'Mínimos constitucionais',
      ['Aplicado', '% aplicado', '% mínimo'],
      [
        tableLine('Manutenção e desenvolvimento do ensino', teaching, percent(teaching, base), '25,00%'),
        tableLine('Ações e serviços públicos de saúde', health, percent(health, base), '15,00%'),
      ],
    ),
    moneyTable(
      'Outros',
      ['Até o bimestre'],
      [
        tableLine(
          'Operações de crédito',
          books.received(year, until, ({ natureza }) => natureza.startsWith('2.1')).came,
        ),
        tableLine(
          'Alienação de ativos',
          books.received(year, until, ({ natureza }) => natureza.startsWith('2.2')).came,
        ),
        tableLine('Parcerias público-privadas', 0),
      ],
    ),
  ];
}
