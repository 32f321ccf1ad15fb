import { PROGRAMS } from '../despesa/actions.ts';
import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { headOf } from '../town/officers.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { budgetIn } from './budget.ts';
import { FIRST_GOAL, goalIn, measured, PROGRAMMES, type Programme, reachedIn } from './programmes.ts';
import { type Publication, paper } from './publication.ts';
import { actionName, moneyTable, moneyText, signatures, tableLine, tableTotal, wordTable } from './tables.ts';

/** The multi-year plans: each with its programmes, objectives, indicators, goals and money. */
export const multiYearPlans = (books: AccountBooks): Publication[] =>
  [2022, 2026].map((first) => {
    const date = `${first - 1}-12-${first === 2022 ? '21' : '22'}`;
    return paper(
      ['plano-plurianual-ppa', 'lei', 'programas', 'objetivos', 'indicadores', 'metas'],
      `PPA de ${first} a ${first + 3}`,
      first,
      date,
      `ppa/${first}`,
      () => [
        ...law(first),
        { heading: 'Anexo I – Programas, objetivos, indicadores e metas', newPage: true },
        ...PROGRAMMES.flatMap((one) => programme(books, one, first)),
        ...overview(books, first),
        ...signatures(dayOf(date), headOf('pmdemo', dayOf(date))),
      ],
    );
  });

const law = (first: number): PdfBlock[] => [
  `Institui o Plano Plurianual do Município de Vale Claro para o período de ${first} a ${first + 3} (Constituição, art. 165, § 1º).`,
  `Art. 1º Esta Lei institui o Plano Plurianual de ${first} a ${first + 3}, que estabelece as diretrizes, os objetivos e as metas da administração pública para as despesas de capital e outras delas decorrentes e para as de duração continuada.`,
  'Art. 2º O Plano organiza a atuação do Município em programas, constantes do Anexo I, cada um com objetivo, público, responsável, indicadores e metas anuais.',
  'Art. 3º Os valores do Anexo II são referenciais e não limitam a lei orçamentária de cada ano.',
  'Art. 4º As metas são avaliadas todo ano, e o resultado é publicado no relatório de gestão até 1º de março do ano seguinte.',
  'Art. 5º A inclusão, a exclusão ou a alteração de programas é proposta em projeto de lei de revisão.',
  `Art. 6º Esta Lei entra em vigor em 1º de janeiro de ${first}.`,
  { heading: 'Diretrizes' },
  'I – educação infantil para todas as crianças; II – atenção primária à saúde perto de casa; III – água e estradas para a zona rural; IV – cidade limpa, iluminada e acessível; V – contas abertas e participação da população.',
];

/** What a programme may spend in a year: what the budget fixed, or what the plan expected before there was one. */
const moneyOf = (books: AccountBooks, code: string, year: number): number =>
  budgetIn(books, year, ({ programa }) => programa === code);

function overview(books: AccountBooks, first: number): PdfBlock[] {
  const years = [0, 1, 2, 3].map((ahead) => first + ahead);
  const all = (year: number): number => budgetIn(books, year, () => true);
  return [
    { heading: 'Anexo II – Valores por programa', newPage: true },
    moneyTable('Programa', years.map(String), [
      ...Object.entries(PROGRAMS)
        .filter(([code]) => moneyOf(books, code, first) > 0)
        .map(([code, name]) => tableLine(`${code} ${name}`, ...years.map((year) => moneyOf(books, code, year)))),
      tableTotal('Total', ...years.map(all)),
    ]),
    `Os valores de ${first} são os da lei orçamentária desse ano; os dos anos sem lei orçamentária são os estimados pelo Plano.`,
  ];
}

function programme(books: AccountBooks, one: Programme, first: number): PdfBlock[] {
  const years = [0, 1, 2, 3].map((ahead) => first + ahead);
  const total = years.reduce((sum, year) => sum + moneyOf(books, one.code, year), 0);
  const actions = books.spentBy(
    first,
    WHOLE_YEAR,
    ({ acao }) => acao,
    ({ programa }) => programa === one.code,
  );
  return [
    { subheading: `Programa ${one.code} – ${PROGRAMS[one.code] ?? ''}` },
    `Objetivo: ${one.objective} Público: ${one.audience}. Responsável: ${one.head}. Valor de ${first} a ${first + 3}: ${moneyText(total)}. Ações: ${actions.map(([code]) => `${code} – ${actionName(code)}`).join('; ')}.`,
    wordTable(
      ['3:Indicador', `Referência (${first - 1})`, ...years.map((year) => `Meta ${year}`)],
      one.indicators.map((indicator) => [
        indicator.name,
        measured(
          indicator,
          first === FIRST_GOAL ? indicator.base : (reachedIn(indicator, first - 1) ?? indicator.base),
        ),
        ...years.map((year) => measured(indicator, goalIn(indicator, year))),
      ]),
    ),
  ];
}
