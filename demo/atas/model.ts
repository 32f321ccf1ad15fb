import type { ContratoDraft } from '../contratos/draft.ts';
import { drawContrato } from '../contratos/drafts.ts';
import { ADHESION } from '../contratos/modality.ts';
import { addMonths, type Day, nextWorkingDay } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import { licitacoesOfExercises, successfulLicitacao } from '../licitacao/all.ts';
import type { Licitacao, LicitacaoItem } from '../licitacao/model.ts';
import { companyOf, type Supplier } from '../town/companies.ts';
import type { Exercise, World } from '../town/world.ts';
import { ataManager, ataNumber } from './managers.ts';

/** A record of prices (ata): the prices of one supplier for future purchases. Money is in cents. */
export interface Ata {
  number: string;
  year: number;
  role: string;
  holder: string;
  object: string;
  supplier: Supplier;
  /** The tender of this body that it came from; null where another body held it. */
  tender: Licitacao | null;
  origin: string;
  unit: string;
  signed: Day;
  end: Day;
  extended: boolean;
  items: readonly LicitacaoItem[];
  situation: string;
  path: string;
  link: string;
}

/** Every record of prices the body keeps, takes part in or joined. */
export function* allAtas(world: World): Generator<Ata> {
  for (const tender of licitacoesOfExercises(world))
    for (const contract of tender.contracts) yield* ofContract(world, tender, contract);
  for (const exercise of world.exercises) yield* shared(world, exercise);
}

function* ofContract(world: World, tender: Licitacao, contract: ContratoDraft): Generator<Ata> {
  const joined = contract.modality === ADHESION;
  if (!contract.registered && !joined) return;
  const { year, place, signed, lot, supplier } = contract;
  const random = new Random(hash('ata', world.seed, world.tenant, year, place));
  const own = nextWorkingDay(Math.min(signed, (tender.homologated ?? signed) + 2));
  yield {
    ...lasting(world, joined ? nextWorkingDay(signed - random.between(40, 240)) : own, random),
    ...(joined ? others(place, year) : { role: 'Gerenciador', holder: world.name, origin: '' }),
    number: ataNumber(contract),
    year,
    object: tender.object,
    supplier,
    tender,
    unit: tender.unit,
    items: tender.items.filter((item) => item.lot === lot),
    path: joined || year === world.exercises.at(-1)?.year ? pathOf(ataNumber(contract), year) : '',
    link: joined ? '' : `https://pncp.gov.br/app/atas/${world.cnpj}/${year}/${tender.sequence}/${lot}`,
  };
}

/** The part of a body that buys by a record of prices that another manages. */
export const JOINED = 'Aderente (carona)';

const others = (place: number, year: number) => ({
  role: JOINED,
  holder: ataManager(place).name,
  origin: `Pregão eletrônico ${padZeros(((place * 7) % 180) + 1, 3)}/${year - 1}`,
});

const pathOf = (number: string, year: number): string => `atas/${year}/${number.replace('/', '-')}.pdf`;

/** Records managed by other bodies: one for so many contracts of the exercise. */
const SHARED = 60;

/** The records that another body manages and this one takes part in from the start. */
function* shared(world: World, exercise: Exercise): Generator<Ata> {
  const goods = world.subjects.filter(({ category }) => category === 'Compras');
  for (let place = 0; place < Math.ceil(exercise.contracts / SHARED); place++) {
    const random = new Random(hash('participante', world.seed, world.tenant, exercise.year, place));
    const subject = goods[random.between(0, goods.length - 1)];
    const drawing = drawContrato(world, exercise, place * SHARED, subject);
    const supplier = companyOf(drawing.subject.trade, 0, world.seed);
    const { items, object, unit, year } = successfulLicitacao(world, [{ ...drawing, supplier, registered: true }], 0);
    const number = `P${padZeros(place + 1, 2)}/${year}-${ataManager(place).short}`;
    yield {
      ...lasting(world, drawing.signed, random),
      ...others(place, year),
      ...{ number, year, object, unit, items, supplier, tender: null, link: '' },
      role: 'Participante',
      path: pathOf(number, year),
    };
  }
}

/** The validity of a record: a year, and another where it was extended (Lei 14.133/2021, art. 84). */
function lasting(world: World, signed: Day, random: Random): Pick<Ata, 'signed' | 'end' | 'extended' | 'situation'> {
  const first = addMonths(signed, 12) - 1;
  const extended = first < world.until && random.chance(0.3);
  const end = extended ? addMonths(signed, 24) - 1 : first;
  const over = end < world.until ? 'Encerrada' : 'Vigente';
  return { signed, end, extended, situation: random.chance(0.02) ? 'Cancelada' : over };
}

/** What all the prices of a record come to, in cents. */
export const ataWorth = ({ items }: Ata): number =>
  items.reduce((total, { quantity, price }) => total + quantity * price, 0);
