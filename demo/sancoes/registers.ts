import { addMonths, type Day, dayOf, yearOf } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { padZeros } from '../text.ts';
import { companyOf, isFoundedBy, type Supplier } from '../town/companies.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import { BAR, FINE, type Penalty, penaltyGround, UNFIT } from './penalty.ts';

/** A line of the national registers. Money is in cents. */
export interface RegisterEntry {
  code: string;
  register: 'CEIS' | 'CNEP';
  supplier: Supplier;
  kind: string;
  ground: string;
  process: string;
  from: Day;
  to: Day;
  fine: number;
  scope: string;
  body: string;
  state: string;
  sphere: string;
}

type Punisher = readonly [body: string, state: string, sphere: string];

/** Others who punish: towns are invented, like the companies. */
const PUNISHERS: NonEmpty<Punisher> = [
  ['Prefeitura Municipal de Serra Azul', 'RN', 'Municipal'],
  ['Prefeitura Municipal de Barra Nova', 'RN', 'Municipal'],
  ['Prefeitura Municipal de Lagoa Clara', 'PB', 'Municipal'],
  ['Prefeitura Municipal de Monte Sereno', 'CE', 'Municipal'],
  ['Prefeitura Municipal de Riacho Formoso', 'PE', 'Municipal'],
  ['Fundo Municipal de Saúde de Três Irmãos', 'CE', 'Municipal'],
  ['Secretaria de Estado da Saúde', 'RN', 'Estadual'],
  ['Secretaria de Estado da Educação', 'PB', 'Estadual'],
  ['Departamento de Estradas de Rodagem', 'CE', 'Estadual'],
  ['Companhia de Águas e Esgotos', 'RN', 'Estadual'],
  ['Universidade Federal do Sertão', 'PE', 'Federal'],
  ['Superintendência Regional de Administração', 'DF', 'Federal'],
];

/** So many punishments a year leave about sixty in force on any day. */
const YEARLY = 24;
/** Years before the first exercise whose punishments may still be in force. */
const BEFORE = 3;
/** Every so many is of a company that works here too. */
const KNOWN = 6;

/** What others punished, here and there. */
export function* sanctionsElsewhere(world: World): Generator<RegisterEntry> {
  const first = (world.exercises[0]?.year ?? 0) - BEFORE;
  const start = dayOf(`${first}-01-01`);
  const total = Math.ceil(((world.until - start) / 365) * YEARLY);
  for (let place = 0; place < total; place++) {
    const from = start + Math.floor((place * 365) / YEARLY);
    if (from <= world.until) yield entry(world, place, from);
  }
}

function entry(world: World, place: number, from: Day): RegisterEntry {
  const random = new Random(hash('cadastro', world.seed, place));
  const known = place % KNOWN === 0;
  const [body, state, sphere] = random.pick(PUNISHERS);
  const common = {
    code: padZeros(301_000 + place, 6),
    supplier: whom(world, place, known, from, random),
    from,
    body,
    state,
    sphere,
  };
  const process = `${random.between(1, 480)}/${yearOf(from)}`;
  return { ...common, process, ...sentence(known, from, random) };
}

/** A company that never signed here, or one of those that often do. */
function whom(
  { subjects, companies, seed }: World,
  place: number,
  known: boolean,
  from: Day,
  random: Random,
): Supplier {
  const { trade } = subjects[(place + Math.floor(place / 45) * 7) % subjects.length] ?? subjects[0];
  if (known) return companyOf(random.pick(subjects).trade, random.between(0, 3), seed);
  const outside = companies + 2 + (place % 45);
  return companyOf(trade, isFoundedBy(outside, from) ? outside : outside + 1, seed);
}

/** Who works here was never barred everywhere: another town's bar does not reach this one. */
function sentence(known: boolean, from: Day, random: Random) {
  const luck = random.next();
  if (luck < 0.15) return corrupt(from, random);
  const unfit = !known && luck > 0.75;
  const months = unfit ? random.pick([36, 48, 60]) : random.pick([12, 18, 24, 36]);
  return {
    register: 'CEIS' as const,
    kind: unfit ? UNFIT : BAR,
    ground: `Lei 14.133/2021, art. 156, ${unfit ? 'IV' : 'III'}`,
    to: addMonths(from, months) - 1,
    fine: 0,
    scope: unfit ? 'Todos os entes federativos' : 'No ente do órgão sancionador',
  };
}

const corrupt = (from: Day, random: Random) => ({
  register: 'CNEP' as const,
  kind: FINE,
  ground: 'Lei 12.846/2013, art. 6º, I',
  to: addMonths(from, 24) - 1,
  fine: random.between(80, 4_000) * 10_000,
  scope: 'No ente do órgão sancionador',
});

/** What the body itself has to tell the registers within fifteen working days (art. 161). */
export function registerEntries(world: World, penalty: Penalty, process: string, place: number): RegisterEntry[] {
  const { supplier, kind, from, to, restored } = penalty;
  if (to === null || ![BAR, UNFIT].includes(kind)) return [];
  return [
    {
      code: padZeros(390_000 + place, 6),
      register: 'CEIS',
      supplier,
      kind,
      ground: penaltyGround(penalty),
      process,
      from,
      to: restored === null ? to : restored,
      fine: 0,
      scope: kind === UNFIT ? 'Todos os entes federativos' : 'No ente do órgão sancionador',
      body: world.name,
      state: 'RN',
      sphere: 'Municipal',
    },
  ];
}
