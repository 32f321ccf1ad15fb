import { atoParagraphs } from '../atos/model.ts';
import { normAto } from '../atos/norms.ts';
import { classificadasSummary } from '../classificadas/model.ts';
import { dailyRates } from '../diarias/rates.ts';
import { brDate, dayOf, mandateStart, yearOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { readCents } from '../kit/reading.ts';
import { reais } from '../kit/text.ts';
import { planoMaker } from '../plano/plano.ts';
import { citeNorm, DAILY_RATES_NORM, fullNormName, normDay, STRUCTURE_NORM } from '../town/norms.ts';
import { controllerOf, headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type Publication, paper } from './publication.ts';
import { moneyText, signatures, wordTable } from './tables.ts';

/** The plan of purchases, the list of secrets, the daily rates and the law of the body's structure. */
export const otherDocuments = (world: World): Publication[] => [
  ...world.exercises.map(({ year }) => purchasePlan(world, year)),
  ...world.exercises.map(({ year }) => secrets(world, year - 1)),
  ...[2021, 2025].map((since) => dailyRateTable(world, since)),
  structureLaw(world),
];

function purchasePlan(world: World, year: number): Publication {
  const date = `${year - 1}-12-12`;
  return paper('plano-de-contratacoes-anual-pca', `PCA de ${year}`, year, date, `pca/${year}`, () => {
    const rows = [...planoMaker.rows(world)].filter(({ numExercicio }) => numExercicio === String(year));
    const total = rows.reduce((sum, { vlrEstimado }) => sum + readCents(vlrEstimado), 0);
    return [
      `Plano de Contratações Anual de ${year} (Lei 14.133/2021, art. 12, VII): o que cada unidade pretende contratar, com o valor estimado, o mês e a prioridade. A situação de cada item está na página Plano de contratações deste portal.`,
      {
        columns: [
          { head: 'Item', width: 0.5 },
          { head: 'Objeto', width: 3.4 },
          { head: 'Unidade', width: 2.2 },
          { head: 'Mês', width: 0.7 },
          { head: 'Prioridade', width: 0.8 },
          { head: 'Valor estimado', width: 1.1, right: true },
        ],
        rows: [
          ...rows.map((row) => [
            row.numItemPlano ?? '',
            row.txtObjeto ?? '',
            row.txtUnidadeOrcamentaria ?? '',
            row.dtMesPrevisto ?? '',
            row.txtPrioridade ?? '',
            row.vlrEstimado ?? '',
          ]),
          { strong: [`${rows.length} itens`, '', '', '', '', reais(total)] },
        ],
      },
      `Total estimado: ${moneyText(total)}.`,
      ...signatures(dayOf(date), headOf(world.tenant, dayOf(date))),
    ];
  });
}

function secrets(world: World, year: number): Publication {
  const date = `${year + 1}-01-31`;
  return paper(
    'documentos-classificados',
    `Rol de documentos classificados em ${year}`,
    year,
    date,
    `classificados/${year}`,
    () => [...classificadasSummary(world, year), ...signatures(dayOf(date), controllerOf(world.tenant, dayOf(date)))],
  );
}

/** The cell of a rate, which says so where the norm has none. */
const rateCell = (cents: number): string => (cents > 0 ? reais(cents) : 'Não previsto');

/** The table of daily rates as the norm of a mandate sets it. */
export function dailyRateTable(world: World, since: number): Publication {
  const norm = DAILY_RATES_NORM[world.tenant](since);
  const inForce = mandateStart(yearOf(world.until)) === since;
  const titulo = `Tabela de valores de diárias de ${since}${inForce ? ', vigente' : `, vigente até ${since + 3}`}`;
  return paper('tabela-de-diarias', titulo, since, `${since}-01-15`, `diarias/${since}`, () => [
    `Valores de diárias fixados ${world.tenant === 'pmdemo' ? 'pelo' : 'pela'} ${fullNormName(norm)}, em vigor desde ${brDate(normDay(norm))}. São os mesmos da tabela publicada na página Diárias.`,
    {
      columns: [
        { head: 'Cargos', width: 2.4 },
        { head: 'No estado (R$)', width: 1, right: true },
        { head: 'Em outros estados e no Distrito Federal (R$)', width: 1.4, right: true },
        { head: 'No exterior (R$)', width: 1, right: true },
      ],
      rows: dailyRates(world.tenant, since).map(({ group, inside, outside, abroad }) => [
        group,
        reais(inside),
        reais(outside),
        rateCell(abroad),
      ]),
    },
    'Quem viaja sem pernoitar recebe metade. A prestação de contas é feita em cinco dias úteis da volta, com relatório e comprovantes.',
    'Onde se lê “Não previsto”, a norma não autoriza diárias no exterior para os cargos.',
    `A íntegra (${citeNorm(norm)}) está na página Atos normativos.`,
  ]);
}

function structureLaw(world: World): Publication {
  const norm = STRUCTURE_NORM[world.tenant];
  const act = normAto(norm);
  const [, ...text] = atoParagraphs(act);
  const titulo = `${norm.kind} nº ${norm.number}/${norm.year}: estrutura administrativa${world.tenant === 'pmdemo' ? '' : ' da Câmara'}`;
  const blocks = (): PdfBlock[] => [
    ...text,
    wordTable(
      ['Onde mais'],
      [['O organograma, com titulares e contatos, está na página Estrutura organizacional deste portal.']],
    ),
  ];
  return paper('outros-documentos', titulo, norm.year, norm.date, 'estrutura', blocks);
}
