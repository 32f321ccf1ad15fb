import { eachAto } from '../atos/all.ts';
import { type Ato, atoParagraphs, nameOfAto } from '../atos/model.ts';
import { brDate, type Day, dayOf, isoDate } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { type Ballot, ballots, countVotes } from '../sessoes/ballots.ts';
import { councilOf } from '../town/chamber.ts';
import { courtCase } from '../town/court.ts';
import { headOf, membersOn } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type Publication, paper } from './publication.ts';
import { signatures, wordTable } from './tables.ts';

interface Judgement {
  /** The accounts that were judged. */
  year: number;
  day: Day;
  act: Ato | undefined;
  /** The vote in plenary, where the sessions of the day are in the data. */
  ballot: Ballot | undefined;
}

function judged(world: World, year: number): Judgement {
  const council = councilOf(world);
  const acts = [...eachAto(council, (one) => [one])];
  const act = acts.find((one) => one.matter === 'contas' && one.year === year + 3);
  const ballot = act && ballots(council).find(({ bill }) => bill.act === act);
  return { year, day: act?.day ?? dayOf(`${year + 3}-06-25`), act, ballot };
}

/** What the council decided on the accounts of the Executive, and why. */
export function judgement(world: World, year: number): Publication {
  const found = judged(world, year);
  return paper(
    ['julgamento-das-contas', 'ato', 'fundamentos'],
    `Julgamento das contas do Executivo de ${year}`,
    year,
    isoDate(found.day),
    `julgamento/${year}`,
    () => [introduction(found), ...decree(found), ...report(found), ...reasons(found), ...votes(found)],
  );
}

const introduction = ({ year, act, ballot }: Judgement): string =>
  `${act ? nameOfAto(act) : 'Decreto Legislativo'}, sobre as contas anuais do Poder Executivo do exercício de ${year}, e a decisão na íntegra: parecer da comissão, razões e votos.${ballot ? ` Votado na ${ballot.sitting.name}, em ${brDate(ballot.sitting.day)}.` : ''}`;

const decree = ({ year, day, act }: Judgement): PdfBlock[] => [
  { heading: 'Decreto Legislativo' },
  ...(act
    ? atoParagraphs(act)
    : [
        `Ficam aprovadas, com ressalvas, as contas anuais do Poder Executivo do exercício de ${year}, acolhido o parecer prévio do Tribunal de Contas do Estado no processo nº ${courtCase(year)}.`,
        ...signatures(day, headOf('cmdemo', day)),
      ]),
];

function report({ ballot }: Judgement): PdfBlock[] {
  const { bill } = ballot ?? {};
  const course = bill?.examined
    ? ` O parecer foi relatado por ${bill.rapporteur} e aprovado em ${brDate(bill.examined)}.`
    : '';
  return [
    { heading: 'Parecer da Comissão de Finanças, Orçamento e Fiscalização' },
    `A comissão ouviu o responsável, que teve dez dias para se defender, e examinou o parecer prévio. Concluiu, como o Tribunal, que as falhas não causaram dano ao erário. Recomendou a aprovação com ressalvas.${course}`,
  ];
}

function reasons({ ballot }: Judgement): PdfBlock[] {
  const against = ballot ? countVotes(ballot, 'Não') : AGAINST;
  return [
    { heading: 'Razões da decisão' },
    `O parecer prévio do Tribunal só deixa de prevalecer por dois terços dos vereadores (Constituição, art. 31, § 2º). Nenhuma razão apresentada em plenário afastou suas conclusões.${against > 0 ? ' Quem votou contra sustentou que o atraso na publicação do relatório fiscal justificava a desaprovação.' : ''}`,
  ];
}

/** Who voted against where the session is not in the data: two of the opposition. */
const AGAINST = 2;

/** How each voted: as the session tells it, or by the roll of the house. */
function choices({ day, ballot }: Judgement): readonly (readonly [string, string])[] {
  if (ballot) return ballot.votes.map(({ member, choice }) => [member.name, choice]);
  const head = headOf('cmdemo', day).name;
  const voters = membersOn(day).filter((name) => name !== head);
  const against = voters.slice(-AGAINST);
  return [[head, 'Não votou'], ...voters.map((name) => [name, against.includes(name) ? 'Não' : 'Sim'] as const)];
}

function votes(found: Judgement): PdfBlock[] {
  const all = choices(found);
  const count = (choice: string): number => all.filter(([, own]) => own === choice).length;
  const result = `${count('Sim')} a favor, ${count('Não')} contra, ${count('Abstenção')} em abstenção`;
  return [
    { heading: 'Votação nominal' },
    wordTable(['2:Vereador', 'Voto'], [...all.map((one) => [...one]), { strong: ['Resultado', result] }]),
    'Quem preside a sessão só vota em caso de empate.',
  ];
}
