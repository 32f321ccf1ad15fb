import { spelledDate } from '../atos/model.ts';
import { dayOf, isoDate, yearOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { courtCase, opinionDay } from '../town/court.ts';
import { headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { healthApplied, personnelCost, revenueForPersonnel, taxBase, teachingApplied } from './figures.ts';
import { judgement } from './julgamento.ts';
import { type Publication, paper } from './publication.ts';
import { moneyTable, moneyText, percent, signatures, tableLine, wordTable } from './tables.ts';

/** The accounts judged up to now: the Court decides in April of the third year after, the council by July. */
const JUDGED = [2020, 2021, 2022, 2023];

const RAPPORTEUR = 'Conselheira Substituta Ana Beatriz de Medeiros Freire';

/** What the Court and the council decided on the accounts of each year, and what is still to be decided. */
export const decisionsOnAccounts = (world: World, books: AccountBooks): Publication[] => [
  ...JUDGED.map((year) => opinion(world, books, year)),
  ...JUDGED.map((year) => judgement(world, year)),
  ...[2024, 2025, 2026].map((year) => pending(world, year)),
];

function opinion(world: World, books: AccountBooks, year: number): Publication {
  const day = opinionDay(year);
  const isTown = world.tenant === 'pmdemo';
  const missing = teachingShort(world, books, year);
  return paper(
    ['parecer-do-tribunal-de-contas', 'parecer'],
    `Parecer do TCE sobre as contas de ${year}`,
    year,
    isoDate(day),
    `tce/${year}`,
    () => [
      `Processo nº ${courtCase(year)}. Órgão: ${world.name}. Exercício: ${year}. Responsável: ${headOf(world.tenant, dayOf(`${year}-12-31`)).name}. Relatora: ${RAPPORTEUR}.`,
      { heading: 'Ementa' },
      `Contas anuais. Exercício de ${year}. ${missing > 0 ? 'Mínimo do ensino não alcançado, com a diferença a aplicar até o fim do exercício.' : 'Limites constitucionais e legais observados.'} Falhas formais. ${isTown ? 'Parecer prévio favorável à aprovação, com ressalvas' : 'Contas regulares, com ressalvas'} e recomendações.`,
      { heading: 'Relatório' },
      `Trata-se das contas anuais do exercício de ${year}, enviadas em 31 de março de ${year + 1}, dentro do prazo. O corpo técnico examinou os balanços, os relatórios fiscais, os mínimos constitucionais, a despesa com pessoal e os restos a pagar, e apontou ${missing > 0 ? 'três' : 'duas'} falhas. Citado, o responsável apresentou defesa no prazo. O Ministério Público de Contas opinou pela aprovação com ressalvas.`,
      ...figures(world, books, year),
      { heading: 'Fundamentação' },
      'Os balanços conferem com os registros contábeis e com os dados publicados no Portal da Transparência. Os limites de pessoal e de endividamento da Lei Complementar nº 101/2000 foram respeitados.',
      ...faults(missing),
      { heading: 'Voto e decisão' },
      `Vistos, relatados e discutidos estes autos, acordam os Conselheiros do Tribunal de Contas do Estado, por unanimidade, nos termos do voto da relatora: I – ${isTown ? 'emitir parecer prévio favorável à aprovação das contas' : 'julgar regulares, com ressalvas, as contas'} do exercício de ${year}; II – recomendar a publicação dos relatórios fiscais no prazo do art. 55, § 2º, da LRF e a conclusão do inventário até o fim do exercício${missing > 0 ? `, e determinar que se apliquem em ensino, além do mínimo, ${moneyText(missing)} até 31 de dezembro de ${yearOf(day)}` : ''}; III – ${isTown ? 'enviar os autos à Câmara Municipal para julgamento' : 'dar ciência à Câmara e arquivar o processo'}.`,
      wordTable(
        ['2:Conselheiro', 'Voto'],
        [
          [RAPPORTEUR, 'Aprovação com ressalvas'],
          ['Conselheiro Paulo Roberto de Castro Leite', 'Acompanhou a relatora'],
          ['Conselheiro Francisco Potengi de Brito', 'Acompanhou a relatora'],
          ['Conselheira Renata Dias Xavier', 'Acompanhou a relatora'],
          ['Conselheiro Tarso Meira Fagundes', 'Acompanhou a relatora'],
        ],
      ),
      `Sala das Sessões, ${spelledDate(day)}.`,
    ],
  );
}

/** What the Court says of the faults, of which the share of education that a year lacked is one. */
const faults = (missing: number): string[] => [
  ...(missing > 0
    ? [
        `Faltaram ${moneyText(missing)} para o mínimo de 25% em manutenção e desenvolvimento do ensino (Constituição, art. 212). O responsável comprovou despesas do ensino que não puderam ser empenhadas no ano e assumiu o compromisso de aplicar a diferença, com o que o Tribunal, por exceção, não desaprova as contas.`,
      ]
    : []),
  `As ${missing > 0 ? 'outras duas falhas' : 'falhas apontadas'} – atraso de doze dias na publicação de um relatório fiscal e inventário do almoxarifado incompleto – são formais, não causaram dano ao erário e foram em parte corrigidas, o que afasta a desaprovação, mas impõe ressalvas.`,
];

/** What a year lacked of the least share of education. Years without books are those of a town that spent it. Cents. */
const teachingShort = ({ tenant }: World, books: AccountBooks, year: number): number =>
  tenant === 'cmdemo'
    ? 0
    : Math.max(0, Math.ceil(taxBase(books, year, WHOLE_YEAR) / 4) - teachingApplied(books, year, WHOLE_YEAR));

/** The figures that the Court examined, of years whose books there are. */
function figures({ tenant }: World, books: AccountBooks, year: number): PdfBlock[] {
  const { committed, settled, paid } = books.spent(year, WHOLE_YEAR);
  if (books.spent(year, WHOLE_YEAR).initial === 0)
    return [
      'Os mínimos de 25% em educação e de 15% em saúde foram cumpridos, e a despesa com pessoal ficou abaixo do limite.',
    ];
  const base = taxBase(books, year, WHOLE_YEAR);
  return [
    moneyTable(
      'Contas examinadas',
      ['Valor'],
      [
        ...(tenant === 'pmdemo' ? [tableLine('Receita arrecadada', books.received(year, WHOLE_YEAR).came)] : []),
        tableLine('Despesa empenhada', committed),
        tableLine('Despesa liquidada', settled),
        tableLine('Despesa paga', paid),
      ],
    ),
    tenant === 'pmdemo'
      ? `Aplicaram-se ${percent(teachingApplied(books, year, WHOLE_YEAR), base)} em manutenção e desenvolvimento do ensino e ${percent(healthApplied(books, year, WHOLE_YEAR), base)} em saúde; a despesa com pessoal foi de ${percent(personnelCost(books, year, 12), revenueForPersonnel(books, year, 12))} da receita corrente líquida ajustada.`
      : `A despesa com pessoal do exercício foi de ${moneyText(personnelCost(books, year, 12))}, dentro do limite do art. 29-A da Constituição.`,
  ];
}

/** The list of accounts that await a decision, which the law lets anybody ask for, on the last day of a year or today. */
function pending({ tenant, name, until }: World, year: number): Publication {
  const closing = dayOf(`${year}-12-31`);
  const day = Math.min(closing, until - 4);
  const waiting = [year - 2, year - 1];
  return {
    categoria: 'parecer-do-tribunal-de-contas',
    titulo: `Relação das contas pendentes de parecer e de julgamento em ${year}`,
    ano: year,
    partes: ['pendentes'],
    day,
    path: `publicados/tce/pendentes-${year}.pdf`,
    blocks: () => [
      `Contas da ${name} enviadas ao Tribunal de Contas do Estado e ainda sem decisão.`,
      wordTable(
        ['Exercício', 'Processo', '1.6:Situação no Tribunal', '1.6:Situação na Câmara'],
        waiting.map((one) => [
          String(one),
          courtCase(one),
          'Em instrução, sem parecer emitido',
          tenant === 'pmdemo' ? 'Aguarda o parecer prévio' : 'Não se aplica: o Tribunal julga as contas da Câmara',
        ]),
      ),
      `As contas dos exercícios de 2020 a ${year - 3} já têm decisão, publicada em Parecer do Tribunal de Contas${tenant === 'pmdemo' ? ' e em Julgamento das contas do Executivo' : ''}.`,
      ...signatures(day, headOf(tenant, day)),
    ],
  };
}
