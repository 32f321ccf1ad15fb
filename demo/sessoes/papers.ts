import { brDate } from '../kit/calendar.ts';
import type { World } from '../town/world.ts';
import { type Ballot, ballotMatter, ballotsOf, countVotes } from './ballots.ts';
import { resultOf, type Sitting } from './sittings.ts';

export const INVENTED = 'Documento de demonstração: órgão, pessoas e decisões são inventados.';

const when = ({ day, hour, place }: Sitting): string =>
  `${brDate(day)}, às ${hour}, ${place.startsWith('Sala') ? 'na' : 'no'} ${place}`;

/** The items of a sitting, numbered, each on a line of its own. */
export const agendaLines = ({ items }: Sitting): string[] =>
  items.map(({ phase, text }, i) => `${i + 1}. ${phase}: ${text}.`.replace(/\.\.$/, '.'));

export const agendaParagraphs = (sitting: Sitting): string[] => [
  INVENTED,
  `Data e local: ${when(sitting)}.`,
  ...agendaLines(sitting),
  'O texto de cada proposição está na página Proposições deste portal.',
];

const names = (sitting: Sitting, presence: string): string =>
  sitting.attendance
    .filter((one) => one.presence === presence)
    .map(({ member }) => `${member.name} (${member.party})`)
    .join('; ');

/** What was done in a sitting, who came, and how each voted. */
export function minutesParagraphs(world: World, sitting: Sitting): string[] {
  const [excused, away] = [names(sitting, 'Ausência justificada'), names(sitting, 'Ausente')];
  const spoke = sitting.attendance.filter((one) => one.spoke > 0).map(({ member }) => member.name);
  return [
    INVENTED,
    `Ata da ${sitting.name}, realizada em ${when(sitting)}.`,
    `Presentes: ${names(sitting, 'Presente')}.`,
    excused ? `Ausências justificadas: ${excused}.` : 'Não houve ausências justificadas.',
    away ? `Ausentes: ${away}.` : 'Não houve faltas.',
    ...decisions(world, sitting),
    spoke.length > 0 ? `Usaram a palavra: ${spoke.join('; ')}.` : 'Ninguém usou a palavra.',
    'Nada mais havendo, a Presidência encerrou os trabalhos, e esta ata foi lavrada e aprovada.',
  ];
}

function decisions(world: World, sitting: Sitting): string[] {
  const voted = ballotsOf(world, sitting);
  return sitting.items.map(({ phase, text, bill, result }) => {
    const own = phase === 'Ordem do dia' && voted.find((ballot) => ballot.bill === bill);
    const done = own ? ballotLine(own) : `${text}${result ? `. ${result}` : ''}.`;
    return `${phase}: ${done}`.replaceAll('..', '.');
  });
}

/** A vote in words; of a nominal one, how each voted. */
function ballotLine(ballot: Ballot): string {
  const sums = `${countVotes(ballot, 'Sim')} sim, ${countVotes(ballot, 'Não')} não, ${countVotes(ballot, 'Abstenção')} abstenções`;
  const head = `${ballotMatter(ballot)} ${resultOf(ballot.bill)} (${sums}).`;
  if (!ballot.nominal) return `${head} Votação simbólica.`;
  const by = (['Sim', 'Não', 'Abstenção'] as const).flatMap((choice) => {
    const own = ballot.votes.filter((vote) => vote.choice === choice).map(({ member }) => member.name);
    return own.length > 0 ? [`${choice}: ${own.join(', ')}`] : [];
  });
  return `${head} Votação nominal. ${by.join('. ')}.`;
}
