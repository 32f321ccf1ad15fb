import { FUNCOES } from '../../catalog/codes/funcoes.ts';
import { PROGRAMS } from '../despesa/actions.ts';
import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { controllerOf, headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { isPersonnel } from './figures.ts';
import { goalIn, type Indicator, measured, PROGRAMMES, reachedIn } from './programmes.ts';
import { type Publication, paper } from './publication.ts';
import { COUNCIL_GOALS } from './strategy.ts';
import { moneyTable, moneyText, percent, signatures, tableLine, tableTotal, wordTable } from './tables.ts';

/** The yearly report that joins what was planned, what was done and what came of it. */
export function managementReport(world: World, books: AccountBooks, year: number): Publication {
  const date = `${year + 1}-02-27`;
  return paper('relatorio-de-gestao', `Relatório de gestão de ${year}`, year, date, `gestao/${year}`, () => [
    `Relatório de gestão e atividades do exercício de ${year}. ${world.name}. Reúne o que foi planejado, o que foi feito, quanto custou e o que foi alcançado (Lei 12.527/2011, art. 7º, VII, a).`,
    ...money(world, books, year),
    ...(world.tenant === 'pmdemo' ? townResults(books, year) : councilResults(books, year)),
    ...lessons(world),
    ...signatures(dayOf(date), headOf(world.tenant, dayOf(date)), controllerOf(world.tenant, dayOf(date))),
  ]);
}

function money({ tenant }: World, books: AccountBooks, year: number): PdfBlock[] {
  const came = books.received(year, WHOLE_YEAR);
  const all = books.spent(year, WHOLE_YEAR);
  return [
    { heading: '1. O dinheiro do ano' },
    tenant === 'pmdemo'
      ? `Arrecadaram-se ${moneyText(came.came)}, ou ${percent(came.came, came.expected)} do previsto.`
      : `Receberam-se ${moneyText(books.twelfths(year, WHOLE_YEAR).received)} de duodécimos e devolveram-se ${moneyText(books.twelfths(year, WHOLE_YEAR).returned)} ao Executivo.`,
    moneyTable(
      'Despesa por função',
      ['Dotação atualizada', 'Empenhada', 'Liquidada', 'Paga', '% liquidada'],
      [
        ...books
          .spentBy(year, WHOLE_YEAR, ({ funcao }) => funcao)
          .map(([code, { updated, committed, settled, paid }]) =>
            tableLine(
              FUNCOES[code] ?? 'Reserva de contingência',
              updated,
              committed,
              settled,
              paid,
              percent(settled, updated),
            ),
          ),
        tableTotal('Total', all.updated, all.committed, all.settled, all.paid, percent(all.settled, all.updated)),
      ],
    ),
  ];
}

/** What was reached against the goal, in a word. */
function verdict(one: Indicator, year: number): string {
  const reached = reachedIn(one, year) ?? 0;
  return reached >= goalIn(one, year) ? 'Alcançada' : `Faltou ${measured(one, goalIn(one, year) - reached)}`;
}

const indicatorTable = (indicators: readonly Indicator[], year: number): PdfBlock =>
  wordTable(
    ['3.2:Indicador', `Meta de ${year}`, 'Resultado', '1.3:Avaliação'],
    indicators.map((one) => [
      one.name,
      measured(one, goalIn(one, year)),
      measured(one, reachedIn(one, year) ?? 0),
      verdict(one, year),
    ]),
  );

function townResults(books: AccountBooks, year: number): PdfBlock[] {
  const all = PROGRAMMES.flatMap(({ indicators }) => indicators);
  const met = all.filter((one) => (reachedIn(one, year) ?? 0) >= goalIn(one, year)).length;
  return [
    { heading: '2. O que foi planejado, feito e alcançado, por programa' },
    `Das ${all.length} metas do Plano Plurianual para ${year}, ${met} foram alcançadas.`,
    ...PROGRAMMES.flatMap(({ code, objective, head, indicators, deeds }): PdfBlock[] => {
      const { updated, settled } = books.spent(year, WHOLE_YEAR, ({ programa }) => programa === code);
      return [
        { subheading: `Programa ${code} – ${PROGRAMS[code] ?? ''}` },
        `Objetivo: ${objective} Responsável: ${head}. Dotação atualizada: ${moneyText(updated)}; liquidado: ${moneyText(settled)}.`,
        `O que foi feito: ${deeds.join(' ')}`,
        indicatorTable(indicators, year),
      ];
    }),
  ];
}

function councilResults(books: AccountBooks, year: number): PdfBlock[] {
  const people = books.spent(year, WHOLE_YEAR, isPersonnel).settled;
  return [
    { heading: '2. O que foi planejado, feito e alcançado' },
    ...COUNCIL_GOALS.flatMap(({ objective, deeds, indicators }): PdfBlock[] => [
      { subheading: objective },
      `O que foi feito: ${deeds.join(' ')}`,
      indicatorTable(indicators, year),
    ]),
    `A folha de pagamento custou ${moneyText(people)}, ou ${percent(people, books.twelfths(year, WHOLE_YEAR).received)} dos duodécimos; o limite da Constituição (art. 29-A, § 1º) é de 70%.`,
  ];
}

const lessons = ({ tenant }: World): PdfBlock[] => [
  { heading: '3. O que não foi alcançado e o que muda' },
  tenant === 'pmdemo'
    ? 'As metas não alcançadas dependeram de obras que atrasaram e de equipes incompletas. Cada secretaria responsável apresentou novo cronograma, revisto a cada trimestre pela Controladoria-Geral do Município.'
    : 'As metas não alcançadas dependeram de contratação de pessoal e de equipamentos. A Mesa Diretora aprovou novo cronograma, acompanhado pela Controladoria da Câmara.',
  'As recomendações do Tribunal de Contas e do controle interno foram respondidas no prazo, e os dados deste relatório conferem com os publicados no Portal da Transparência.',
];
