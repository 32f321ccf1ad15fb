import { SUBFUNCOES } from '../../catalog/codes/funcoes.ts';
import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { HEALTH_SECRETARY } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { budgetIn } from './budget.ts';
import { healthApplied, taxBase } from './figures.ts';
import { medicineLists } from './medicamentos.ts';
import { goalIn, type Indicator, measured, PROGRAMMES } from './programmes.ts';
import { type Publication, paper } from './publication.ts';
import { functionTable, reachedTable } from './reached.ts';
import { moneyTable, moneyText, percent, signatures, tableLine, tableTotal, wordTable } from './tables.ts';

const INDICATORS: readonly Indicator[] = PROGRAMMES.find(({ code }) => code === '0020')?.indicators ?? [];

/** The plan of health, its yearly programme and report, and the medicines with how to get them. */
export const healthDocuments = (world: World, books: AccountBooks, last: number): Publication[] => [
  plan(2022, '2021-12-10'),
  plan(2026, '2025-11-28'),
  ...[3, 2, 1, 0].map((ago) => yearlyProgramme(books, last - ago)),
  ...[4, 3, 2, 1].map((ago) => yearlyReport(books, last - ago)),
  ...medicineLists(world, last),
];

const signed = (date: string): PdfBlock[] => signatures(dayOf(date), HEALTH_SECRETARY);

const GUIDELINES: readonly (readonly [string, string, string])[] = [
  [
    'Atenção primária como porta de entrada',
    'Ampliar as equipes de saúde da família e o horário das unidades',
    'Atenção Primária',
  ],
  ['Cuidado da mulher e da criança', 'Qualificar o pré-natal e manter a vacinação em dia', 'Atenção Primária'],
  ['Especialidades com espera conhecida', 'Publicar a fila de cada especialidade e reduzir o tempo médio', 'Regulação'],
  [
    'Assistência farmacêutica',
    'Manter abastecidos os itens da Remume e publicar o estoque',
    'Assistência Farmacêutica',
  ],
  ['Vigilância e controle de endemias', 'Visitar cada imóvel ao menos quatro vezes por ano', 'Vigilância em Saúde'],
  [
    'Participação e controle social',
    'Reunir o conselho cinco vezes por ano e realizar a conferência municipal',
    'Gabinete',
  ],
];

const plan = (first: number, date: string): Publication =>
  paper(
    ['saude', 'plano'],
    `Plano Municipal de Saúde de ${first} a ${first + 3}`,
    first,
    date,
    `saude/plano-${first}`,
    () => [
      `Plano Municipal de Saúde de ${first} a ${first + 3}, aprovado pelo Conselho Municipal de Saúde (Lei 8.080/1990, art. 36; LC 141/2012, arts. 30 e 36).`,
      { heading: '1. Análise da situação de saúde' },
      'Vale Claro tem 48.217 habitantes, um terço deles na zona rural. As principais causas de internação são partos, doenças respiratórias e do aparelho circulatório. A rede própria tem unidades básicas, policlínica, farmácia básica e uma unidade de pronto atendimento; partos e cirurgias são feitos no Hospital Maternidade São Vicente e na rede do Estado.',
      { heading: '2. Diretrizes e objetivos' },
      wordTable(['Diretriz', '2:Objetivo', 'Responsável'], GUIDELINES),
      { heading: '3. Metas e indicadores' },
      wordTable(
        ['3:Indicador', ...[0, 1, 2, 3].map((ahead) => `Meta ${first + ahead}`)],
        INDICATORS.map((one) => [one.name, ...[0, 1, 2, 3].map((ahead) => measured(one, goalIn(one, first + ahead)))]),
      ),
      { heading: '4. Monitoramento' },
      'As metas são detalhadas a cada ano na Programação Anual de Saúde, acompanhadas a cada quadrimestre em audiência pública na Câmara e avaliadas no Relatório Anual de Gestão, enviado ao conselho até 30 de março.',
      ...signed(date),
    ],
  );

function yearlyProgramme(books: AccountBooks, year: number): Publication {
  const date = `${year - 1}-12-05`;
  return paper(
    ['saude', 'programacao'],
    `Programação Anual de Saúde de ${year}`,
    year,
    date,
    `saude/pas-${year}`,
    () => [
      `Programação Anual de Saúde de ${year}: as ações, as metas e os recursos do ano (LC 141/2012, art. 36, § 2º). Aprovada pelo Conselho Municipal de Saúde.`,
      { heading: '1. Ações e metas do ano' },
      wordTable(['1.2:Diretriz', '2:Ação', 'Responsável'], GUIDELINES),
      wordTable(
        ['3:Indicador', `Meta de ${year}`],
        INDICATORS.map((one) => [one.name, measured(one, goalIn(one, year))]),
      ),
      { heading: '2. Recursos previstos' },
      moneyTable(
        'Subfunção',
        ['Dotação inicial'],
        [
          ...books
            .spentBy(
              year,
              WHOLE_YEAR,
              ({ subfuncao }) => subfuncao,
              ({ funcao }) => funcao === '10',
            )
            .map(([code, { initial }]) => tableLine(SUBFUNCOES[code] ?? code, initial)),
          tableTotal(
            'Total',
            budgetIn(books, year, ({ funcao }) => funcao === '10'),
          ),
        ],
      ),
      ...signed(date),
    ],
  );
}

function yearlyReport(books: AccountBooks, year: number): Publication {
  const date = `${year + 1}-03-27`;
  return paper(
    ['saude', 'relatorio'],
    `Relatório Anual de Gestão da saúde de ${year}`,
    year,
    date,
    `saude/rag-${year}`,
    () => {
      const base = taxBase(books, year, WHOLE_YEAR);
      const applied = healthApplied(books, year, WHOLE_YEAR);
      return [
        `Relatório Anual de Gestão de ${year} (LC 141/2012, art. 36): o que foi alcançado da Programação Anual de Saúde, os recursos aplicados e as recomendações.`,
        { heading: '1. Metas e resultados' },
        reachedTable(INDICATORS, year),
        { heading: '2. Recursos aplicados' },
        functionTable(books, year, '10'),
        `Aplicaram-se ${moneyText(applied)} de recursos próprios em ações e serviços públicos de saúde, ou ${percent(applied, base)} da receita de impostos e transferências; o mínimo é de 15% (LC 141/2012, art. 7º).`,
        { heading: '3. Análises e recomendações' },
        'O Conselho Municipal de Saúde apreciou este relatório e recomendou: completar as equipes das comunidades rurais; manter publicada a fila das especialidades; e repor em cinco dias os itens em falta da farmácia básica.',
        ...signed(date),
      ];
    },
  );
}
