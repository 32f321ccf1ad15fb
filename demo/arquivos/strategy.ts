import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { goalIn, type Indicator, measured, PROGRAMMES } from './programmes.ts';
import { type Publication, paper } from './publication.ts';
import { signatures, wordTable } from './tables.ts';

/** An objective of the council, with what was done for it and how it is measured. */
interface CouncilGoal {
  objective: string;
  head: string;
  deeds: readonly string[];
  indicators: readonly Indicator[];
}

const indicator = (name: string, unit: string, base: number, goals: number[], reached: number[]): Indicator => ({
  name,
  unit,
  base,
  goals,
  reached,
});

export const COUNCIL_GOALS: readonly CouncilGoal[] = [
  {
    objective: 'Legislar com participação e com estudo prévio de impacto',
    head: 'Secretaria Legislativa',
    deeds: ['Audiências públicas sobre o orçamento e sobre os projetos de maior impacto, com ata publicada.'],
    indicators: [
      indicator(
        'Projetos votados com parecer publicado antes da sessão',
        '%',
        62,
        [70, 80, 88, 92, 95, 97, 98, 99],
        [71, 81, 87, 93],
      ),
      indicator('Audiências públicas realizadas', 'audiências', 5, [6, 7, 8, 9, 10, 11, 12, 12], [6, 7, 9, 9]),
    ],
  },
  {
    objective: 'Fiscalizar o Executivo e dar resposta a quem denuncia',
    head: 'Controladoria da Câmara',
    deeds: ['Requerimentos de informação acompanhados até a resposta, e contas do Executivo julgadas no prazo.'],
    indicators: [
      indicator(
        'Requerimentos de informação respondidos no prazo',
        '%',
        58,
        [65, 72, 80, 85, 88, 90, 92, 94],
        [66, 71, 81, 86],
      ),
      indicator(
        'Manifestações da ouvidoria respondidas em até 30 dias',
        '%',
        84,
        [88, 91, 94, 96, 97, 98, 98, 99],
        [89, 92, 94, 95],
      ),
    ],
  },
  {
    objective: 'Abrir a casa à população',
    head: 'Diretoria-Geral',
    deeds: ['Pautas, atas e votações publicadas, sessões abertas e cursos gratuitos da Escola do Legislativo.'],
    indicators: [
      indicator('Atas publicadas em até dez dias', '%', 74, [80, 86, 92, 96, 98, 99, 100, 100], [81, 85, 93, 97]),
      indicator(
        'Moradores formados pela Escola do Legislativo',
        'pessoas',
        0,
        [60, 90, 120, 150, 180, 200, 220, 240],
        [64, 88, 126, 158],
      ),
    ],
  },
];

const YEARS = [2025, 2026, 2027, 2028];

/** The strategic plan of a body for a mandate: mission, objectives, indicators, goals and who answers for each. */
export function strategicPlan(world: World): Publication {
  const date = '2025-04-30';
  const isTown = world.tenant === 'pmdemo';
  return paper(
    ['plano-estrategico', 'objetivos', 'indicadores', 'metas'],
    'Plano estratégico de 2025 a 2028',
    2025,
    date,
    'estrategico/2025',
    () => [
      `Plano estratégico institucional de 2025 a 2028. ${world.name}. Lei 14.129/2021, art. 47.`,
      { heading: '1. Missão, visão e valores' },
      isTown
        ? 'Missão: prestar serviços públicos que melhorem a vida de quem mora em Vale Claro. Visão: ser, em 2028, um município em que toda criança tem creche e toda família tem equipe de saúde. Valores: respeito, transparência, economia e escuta.'
        : 'Missão: representar a população, legislar e fiscalizar. Visão: ser, em 2028, uma casa que todos acompanham e entendem. Valores: independência, transparência, participação e respeito.',
      { heading: '2. Objetivos, indicadores e metas' },
      ...(isTown ? PROGRAMMES : COUNCIL_GOALS).flatMap(({ objective, head, indicators }, place): PdfBlock[] => [
        { subheading: `Objetivo ${place + 1}. ${objective}` },
        `Responsável: ${head}.`,
        wordTable(
          ['3.2:Indicador', 'Em 2024', ...YEARS.map((year) => `Meta ${year}`)],
          indicators.map((one) => [
            one.name,
            measured(one, one.reached[2] ?? one.base),
            ...YEARS.map((year) => measured(one, goalIn(one, year))),
          ]),
        ),
      ]),
      { heading: '3. Acompanhamento' },
      'As metas são revistas em março de cada ano, em reunião aberta. O resultado sai no relatório de gestão, publicado neste portal até 1º de março, com a justificativa do que não foi alcançado.',
      ...signatures(dayOf(date), headOf(world.tenant, dayOf(date))),
    ],
  );
}
