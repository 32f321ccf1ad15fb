import { FUNCOES } from '../../catalog/codes/funcoes.ts';
import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { ACCOUNTANT, controllerOf, headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { cashAt, cashFlow } from './figures.ts';
import { patrimonialBalance, variations } from './patrimonio.ts';
import { type Publication, paper } from './publication.ts';
import { moneyTable, natureName, revenueName, signatures, tableLine, tableTotal } from './tables.ts';

const BALANCES = [
  'balanco-orcamentario',
  'balanco-financeiro',
  'balanco-patrimonial',
  'variacoes-patrimoniais',
  'notas-explicativas',
];

/** The accounts of a closed year: four balances, published by the end of the following March. */
export function yearlyAccounts(world: World, books: AccountBooks, year: number): Publication[] {
  const first = (world.exercises[0]?.year ?? 0) - 1;
  const balances = (): PdfBlock[] => [
    `Demonstrações contábeis do exercício de ${year}. ${world.name}. Lei 4.320/1964, arts. 101 a 106; Manual de Contabilidade Aplicada ao Setor Público. Valores em reais.`,
    ...budgetBalance(books, year),
    ...financialBalance(world, books, year, first),
    ...patrimonialBalance(books, year, first),
    ...variations(world, books, year),
    ...notes(books, year),
  ];
  const signed = (date: string): PdfBlock[] =>
    signatures(
      dayOf(date),
      headOf(world.tenant, dayOf(date)),
      ...(world.tenant === 'pmdemo' ? [ACCOUNTANT] : []),
      controllerOf(world.tenant, dayOf(date)),
    );
  return [
    paper(
      ['balanco-geral', ...BALANCES],
      `Balanço geral de ${year}`,
      year,
      `${year + 1}-03-30`,
      `balanco/${year}`,
      () => [...balances(), ...signed(`${year + 1}-03-30`)],
    ),
    paper('prestacao-de-contas', `Prestação de contas de ${year}`, year, `${year + 1}-03-31`, `contas/${year}`, () => [
      `Contas do exercício de ${year}, enviadas ao Tribunal de Contas do Estado em 31/03/${year + 1} (LRF, art. 56; CF, art. 31).`,
      {
        columns: [
          { head: 'Peças', width: 1 },
          { head: 'Onde', width: 1.4 },
        ],
        rows: [
          ['Ofício de encaminhamento e rol de responsáveis', 'Assinaturas deste documento'],
          ['Balanços orçamentário, financeiro e patrimonial e variações', 'Adiante'],
          ['Relatório de gestão', `Arquivos, Relatório de gestão de ${year}`],
          ['Relatório e parecer do controle interno', 'Adiante, ao fim'],
          ['Relação de restos a pagar', 'Página Restos a pagar pagos deste portal'],
        ],
      },
      ...balances(),
      { heading: 'Parecer do controle interno' },
      `Examinadas as contas de ${year}, o controle interno verificou que os registros contábeis conferem com os dados publicados neste portal, que os limites da Lei Complementar nº 101/2000 foram observados e que as recomendações do exercício anterior tiveram andamento. Opina pela regularidade das contas.`,
      ...signed(`${year + 1}-03-31`),
    ]),
  ];
}

const level = (natureza: string, digits: number): string => natureza.split('.').slice(0, digits).join('.');

function budgetBalance(books: AccountBooks, year: number): PdfBlock[] {
  const came = books.received(year, WHOLE_YEAR);
  const all = books.spent(year, WHOLE_YEAR);
  const revenue = books.receivedBy(year, WHOLE_YEAR, ({ natureza }) => level(natureza, 2));
  return [
    { heading: 'Balanço orçamentário (Lei 4.320/1964, art. 102; anexo 12)' },
    ...(revenue.length > 0
      ? [
          moneyTable(
            'Receitas',
            ['Previsão inicial', 'Previsão atualizada', 'Realizadas', 'Saldo'],
            [
              ...revenue.map(([code, { initial, expected, came: own }]) =>
                tableLine(revenueName(code), initial, expected, own, own - expected),
              ),
              tableTotal('Total', came.initial, came.expected, came.came, came.came - came.expected),
            ],
          ),
        ]
      : ['A Câmara não arrecada receita: é custeada pelos duodécimos, demonstrados no balanço financeiro.']),
    moneyTable(
      'Despesas',
      ['Dotação inicial', 'Dotação atualizada', 'Empenhadas', 'Liquidadas', 'Pagas'],
      [
        ...books
          .spentBy(year, WHOLE_YEAR, ({ natureza }) => natureza.slice(0, 3))
          .map(([code, { initial, updated, committed, settled, paid }]) =>
            tableLine(natureName(code), initial, updated, committed, settled, paid),
          ),
        tableTotal('Total', all.initial, all.updated, all.committed, all.settled, all.paid),
      ],
    ),
  ];
}

function financialBalance({ tenant }: World, books: AccountBooks, year: number, first: number): PdfBlock[] {
  const { committed, settled, paid } = books.spent(year, WHOLE_YEAR);
  const came = books.received(year, WHOLE_YEAR).came;
  const { received, returned, other } = books.twelfths(year, WHOLE_YEAR);
  const isTown = tenant === 'pmdemo';
  const opening = cashAt(books, first, year, 12) - (year === first ? 0 : cashFlow(books, year, WHOLE_YEAR));
  const entries = [
    tableLine('Receita orçamentária', came),
    tableLine('Transferências financeiras recebidas', isTown ? returned : received),
    ...(isTown ? [] : [tableLine('Rendimentos de aplicações', other)]),
    tableLine('Inscrição de restos a pagar processados', settled - paid),
    tableLine('Inscrição de restos a pagar não processados', committed - settled),
  ];
  const older = books.paidOfEarlier(year, WHOLE_YEAR);
  const ingress = came + (isTown ? returned : received + other) + committed - paid;
  const outgo = committed + (isTown ? received : returned) + older;
  return [
    { heading: 'Balanço financeiro (Lei 4.320/1964, art. 103; anexo 13)' },
    moneyTable(
      'Ingressos',
      ['Valor'],
      [
        ...entries,
        tableLine(
          'Saldo do exercício anterior',
          year === first ? cashAt(books, first, year, 12) - ingress + outgo : opening,
        ),
        tableTotal('Total dos ingressos', cashAt(books, first, year, 12) + outgo),
      ],
    ),
    moneyTable(
      'Dispêndios',
      ['Valor'],
      [
        tableLine('Despesa orçamentária empenhada', committed),
        tableLine(
          isTown ? 'Duodécimos repassados à Câmara' : 'Devolução de saldo ao Executivo',
          isTown ? received : returned,
        ),
        tableLine('Pagamento de restos a pagar de exercícios anteriores', older),
        tableLine('Saldo para o exercício seguinte', cashAt(books, first, year, 12)),
        tableTotal('Total dos dispêndios', cashAt(books, first, year, 12) + outgo),
      ],
    ),
  ];
}

const notes = (books: AccountBooks, year: number): PdfBlock[] => [
  { heading: 'Notas explicativas' },
  'As receitas são líquidas das deduções e registradas pelo regime de caixa; as despesas, pelo empenho, na forma do art. 35 da Lei 4.320/1964. Os valores conferem com as páginas Receita e Despesa deste portal.',
  { subheading: 'Despesa por função' },
  moneyTable(
    'Função',
    ['Empenhada', 'Liquidada', 'Paga'],
    [
      ...books
        .spentBy(year, WHOLE_YEAR, ({ funcao }) => funcao)
        .map(([code, { committed, settled, paid }]) => tableLine(FUNCOES[code] ?? code, committed, settled, paid)),
    ],
  ),
];
