import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { reais } from '../kit/text.ts';
import { headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import type { AccountBooks } from './accounts.ts';
import { revenueIn } from './budget.ts';
import { fiscalGoals, type Horizon } from './metas.ts';
import { goalIn, measured, PROGRAMMES } from './programmes.ts';
import { type Publication, paper } from './publication.ts';
import { signatures, wordTable } from './tables.ts';

const LDO_PARTS = [
  'lei-de-diretrizes-orcamentarias-ldo',
  'lei',
  'metas-fiscais',
  'riscos-fiscais',
  'metas-e-prioridades',
] as const;

/** The law of guidelines for a budget, with its annexes of fiscal goals and risks. */
export function guidelineLaw(world: World, at: Horizon): Publication {
  const { books, year } = at;
  const date = `${year - 1}-07-15`;
  return paper(LDO_PARTS, `LDO para ${year}`, year, date, `ldo/${year}`, () => [
    ...law(year),
    ...priorities(year),
    ...fiscalGoals(world, at),
    ...risks(books, year),
    ...signatures(dayOf(date), headOf('pmdemo', dayOf(date))),
  ]);
}

const law = (year: number): PdfBlock[] => [
  `Dispõe sobre as diretrizes para a elaboração e a execução da lei orçamentária de ${year} e dá outras providências.`,
  `Art. 1º Esta Lei estabelece as diretrizes orçamentárias do Município para ${year}, em cumprimento ao art. 165, § 2º, da Constituição e à Lei Complementar nº 101/2000, e compreende: I – as metas e prioridades; II – a estrutura do orçamento; III – as regras para alterações; IV – as despesas com pessoal; V – a legislação tributária; VI – o Anexo de Metas Fiscais e o Anexo de Riscos Fiscais.`,
  `Art. 2º As prioridades e metas de ${year} são as do Anexo I e têm precedência na alocação de recursos.`,
  'Art. 3º O orçamento discrimina a despesa por unidade, função, subfunção, programa, ação, natureza e fonte de recursos.',
  'Art. 4º A reserva de contingência é de um por cento da receita corrente líquida, ao menos, e atende aos riscos do Anexo III.',
  'Art. 5º Se a receita de um bimestre não comportar as metas, os Poderes limitam empenhos nos trinta dias seguintes, na proporção de suas dotações, preservados os mínimos da saúde e da educação (LRF, art. 9º).',
  'Art. 6º A despesa com pessoal observa os limites da LRF; alcançado o prudencial, só se nomeia para repor vagas da saúde e da educação.',
  'Art. 7º Renúncia de receita depende de estimativa de impacto e de medida de compensação (LRF, art. 14).',
  'Art. 8º Parcerias com entidades privadas dependem de chamamento público e de plano de trabalho publicado.',
  'Art. 9º As emendas impositivas dos vereadores somam até dois por cento da receita corrente líquida do ano anterior, metade para a saúde.',
  `Art. 10. Enquanto a lei orçamentária de ${year} não for sancionada, executa-se um doze avos da proposta por mês.`,
  'Art. 11. Esta Lei entra em vigor na data de sua publicação.',
];

const priorities = (year: number): PdfBlock[] => [
  { heading: 'Anexo I – Metas e prioridades', newPage: true },
  wordTable(
    ['2:Programa e responsável', '3:Meta', `Para ${year}`],
    PROGRAMMES.flatMap(({ head, indicators }) =>
      indicators.map((one) => [head, one.name, measured(one, goalIn(one, year))]),
    ),
  ),
];

function risks(books: AccountBooks, year: number): PdfBlock[] {
  const total = revenueIn(books, year);
  const share = (thousandths: number): number => Math.round((total * thousandths) / 1_000);
  return [
    { heading: 'Anexo III – Riscos fiscais (LRF, art. 4º, § 3º)', newPage: true },
    {
      columns: [
        { head: 'Risco', width: 2.4 },
        { head: 'Valor estimado', width: 1, right: true },
        { head: '  Providência', width: 2.6 },
      ],
      rows: [
        ['Condenações judiciais acima do previsto', share(4), '  Reserva de contingência'],
        ['Frustração da arrecadação de transferências', share(8), '  Limitação de empenho (LRF, art. 9º)'],
        ['Estiagem e outras calamidades', share(3), '  Reserva de contingência e crédito extraordinário'],
        ['Aumento de despesas com pessoal por decisão judicial', share(2), '  Remanejamento de dotações'],
      ].map((row) => row.map((cell) => (typeof cell === 'number' ? reais(cell) : cell))),
    },
  ];
}
