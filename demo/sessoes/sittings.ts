import { allDiarias, type Diaria } from '../diarias/model.ts';
import { type Day, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import { barList } from '../kit/words.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { benchOf, type CouncilMember } from './bench.ts';
import { type Bill, bills, citeBill } from './bills.ts';
import { boardsOf } from './boards.ts';
import { boardDays, hearingDays, plenaryDays } from './meetings.ts';

export type Presence = 'Presente' | 'Ausente' | 'Ausência justificada';

export interface SittingAttendance {
  member: CouncilMember;
  presence: Presence;
  excuse: string;
  /** Times that the member spoke. */
  spoke: number;
}

export interface AgendaItem {
  phase: 'Expediente' | 'Ordem do dia' | 'Explicações pessoais' | 'Debate';
  text: string;
  bill: Bill | null;
  result: string;
}

/** A session of the plenary, meeting of a committee or public hearing. */
export interface Sitting {
  code: string;
  year: number;
  number: number;
  kind: 'Plenário' | 'Comissão' | 'Audiência pública';
  type: string;
  name: string;
  board: string;
  day: Day;
  hour: string;
  place: string;
  items: readonly AgendaItem[];
  attendance: readonly SittingAttendance[];
}

type Occasion = Omit<Sitting, 'code' | 'number' | 'name' | 'items' | 'attendance' | 'year'> & {
  series: string;
  members: readonly CouncilMember[];
  title(number: number): string;
};

/** Every sitting of the house, in the order of time, numbered in its series of the year. */
export const sittings = oncePerWorld((world): readonly Sitting[] => {
  const all = [...plenary(world), ...meetings(world), ...hearings(world)].sort(
    (a, b) => a.day - b.day || (a.hour < b.hour ? -1 : 1),
  );
  const last = new Map<string, number>();
  return all.map(({ series, title, members, ...rest }) => {
    const year = yearOf(rest.day);
    const number = (last.get(`${series} ${year}`) ?? 0) + 1;
    last.set(`${series} ${year}`, number);
    const code = `${series}-${padZeros(number, 3)}`;
    const attendance = attend(world, rest.day, members, new Random(hash('presença', world.seed, code, year)));
    return { ...rest, year, number, code, name: title(number), items: agendaOf(world, rest), attendance };
  });
});

const plenary = (world: World): Occasion[] =>
  plenaryDays(world).map((day) => ({
    series: 'SO',
    kind: 'Plenário',
    type: 'Sessão ordinária',
    title: (number) => `${number}ª Sessão Ordinária de ${yearOf(day)}`,
    board: '',
    day,
    hour: '09:00',
    place: 'Plenário da Câmara Municipal',
    members: benchOf(world, yearOf(day)),
  }));

const meetings = (world: World): Occasion[] =>
  world.exercises.flatMap(({ year }) =>
    boardsOf(world, year).flatMap(({ code, name, weekday, hour, members }) =>
      boardDays(world, weekday)
        .filter((day) => yearOf(day) === year)
        .map((day) => ({
          series: code,
          kind: 'Comissão' as const,
          type: 'Reunião ordinária',
          title: (number: number) => `${number}ª Reunião da ${name}`,
          board: name,
          day,
          hour,
          place: 'Sala das comissões',
          members,
        })),
    ),
  );

const hearings = (world: World): Occasion[] =>
  hearingDays(world).map((day) => ({
    series: 'AP',
    kind: 'Audiência pública',
    type: 'Audiência pública',
    title: (number) => `${number}ª Audiência Pública de ${yearOf(day)}: metas fiscais`,
    board: '',
    day,
    hour: '10:00',
    place: 'Plenário da Câmara Municipal',
    members: benchOf(world, yearOf(day)),
  }));

const EXCUSES = barList('Atestado médico | Compromisso da atividade profissional | Luto na família');
const TRAVELS = 'Representação da Câmara, em viagem';

/** The journeys of each member, by name. */
const journeysOf = oncePerWorld((world): ReadonlyMap<string, Diaria[]> => {
  const found = new Map<string, Diaria[]>();
  for (const one of allDiarias(world)) found.set(one.who.name, [...(found.get(one.who.name) ?? []), one]);
  return found;
});

const isTravelling = (world: World, { name }: CouncilMember, day: Day): boolean =>
  (journeysOf(world).get(name) ?? []).some(({ start, end }) => start <= day && day <= end);

/** Who came: nobody who travels for the house that day. Other absences that would break the quorum are left out. */
function attend(world: World, day: Day, members: readonly CouncilMember[], random: Random): SittingAttendance[] {
  const most = Math.floor((members.length - 1) / 2);
  let missing = members.filter((member) => isTravelling(world, member, day)).length;
  return members.map((member) => {
    if (isTravelling(world, member, day))
      return { member, presence: 'Ausência justificada', excuse: TRAVELS, spoke: 0 };
    const away = missing < most && random.chance(0.07);
    if (!away) return { member, presence: 'Presente', excuse: '', spoke: Math.max(0, random.between(-2, 2)) };
    missing += 1;
    const excused = random.chance(0.7);
    return {
      member,
      presence: excused ? 'Ausência justificada' : 'Ausente',
      excuse: excused ? random.pick(EXCUSES) : '',
      spoke: 0,
    };
  });
}

const item = (phase: AgendaItem['phase'], text: string, bill: Bill | null = null, result = ''): AgendaItem => ({
  phase,
  text,
  bill,
  result,
});

const told = (bill: Bill): string => `${citeBill(bill)}, de ${bill.author.replaceAll('; ', ' e ')}: ${bill.summary}`;

function agendaOf(world: World, { kind, day, board }: Pick<Occasion, 'kind' | 'day' | 'board'>): AgendaItem[] {
  const { read, examined, decided } = byDay(world);
  if (kind === 'Audiência pública')
    return [item('Debate', 'Avaliação do cumprimento das metas fiscais do quadrimestre (LC 101/2000, art. 9º, § 4º)')];
  if (kind === 'Comissão') {
    const own = (examined.get(day) ?? []).filter((bill) => bill.board?.name === board);
    return [
      item('Expediente', 'Leitura e votação da ata da reunião anterior', null, 'Aprovada'),
      ...own.map((bill) => item('Ordem do dia', `Parecer a: ${told(bill)}`, bill, 'Parecer aprovado')),
      ...(own.length === 0 ? [item('Ordem do dia', 'Distribuição de proposições aos relatores')] : []),
    ];
  }
  return [
    item('Expediente', 'Leitura e votação da ata da sessão anterior', null, 'Aprovada'),
    ...(read.get(day) ?? []).map((bill) => item('Expediente', `Leitura: ${told(bill)}`, bill, 'Lida')),
    ...(decided.get(day) ?? []).map((bill) => item('Ordem do dia', told(bill), bill, resultOf(bill))),
    item('Explicações pessoais', 'Oradores inscritos'),
  ];
}

export const resultOf = ({ fate }: Bill): 'Aprovado' | 'Rejeitado' => (fate === 'rejeitada' ? 'Rejeitado' : 'Aprovado');

/** The propositions by the day on which each was read, examined and decided. */
const byDay = oncePerWorld((world) => {
  const all = bills(world);
  const on = (day: (bill: Bill) => Day | null): ReadonlyMap<Day, Bill[]> => {
    const found = new Map<Day, Bill[]>();
    for (const bill of all) {
      const when = day(bill);
      if (when !== null) found.set(when, [...(found.get(when) ?? []), bill]);
    }
    return found;
  };
  return {
    read: on(({ kind, read }) => (kind.examined ? read : null)),
    examined: on(({ examined }) => examined),
    decided: on(({ voted }) => voted),
  };
});

export const presentAt = ({ attendance }: Sitting): CouncilMember[] =>
  attendance.filter(({ presence }) => presence === 'Presente').map(({ member }) => member);

export const sittingKey = ({ code, year }: Sitting) => ({ codSessao: code, numExercicio: String(year) });

/** The folder and name of its papers, without what each is. */
export const sittingPath = ({ code, year }: Sitting): string => `sessoes/${year}/${code.toLowerCase()}`;
