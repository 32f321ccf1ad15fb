import { addMonths, type Day, nextWorkingDay } from '../calendar.ts';
import type { ContractDraft } from '../contratos/draft.ts';
import { drawContract } from '../contratos/drafts.ts';
import { ADHESION } from '../contratos/modality.ts';
import type { Tender, TenderItem } from '../licitacao/tender.ts';
import { successfulTender, tenders } from '../licitacao/tenders.ts';
import { hash, Random } from '../random.ts';
import { padZeros } from '../text.ts';
import { companyOf, type Supplier } from '../town/companies.ts';
import type { Exercise, World } from '../town/world.ts';
import { priceRecordNumber, recordManager } from './managers.ts';

/** Prices on record for purchases to come, of one supplier. Money is in cents. */
export interface PriceRecord {
  number: string;
  year: number;
  role: string;
  holder: string;
  object: string;
  supplier: Supplier;
  /** The tender of this body behind it; others have their own. */
  tender: Tender | null;
  origin: string;
  unit: string;
  signed: Day;
  end: Day;
  extended: boolean;
  items: readonly TenderItem[];
  situation: string;
  path: string;
  link: string;
}

/** Every record of prices the body keeps, takes part in or joined. */
export function* priceRecords(world: World): Generator<PriceRecord> {
  for (const tender of tenders(world))
    for (const contract of tender.contracts) yield* ofContract(world, tender, contract);
  for (const exercise of world.exercises) yield* shared(world, exercise);
}

function* ofContract(world: World, tender: Tender, contract: ContractDraft): Generator<PriceRecord> {
  const joined = contract.modality === ADHESION;
  if (!contract.registered && !joined) return;
  const { year, place, signed, lot, supplier } = contract;
  const random = new Random(hash('ata', world.seed, world.tenant, year, place));
  const own = nextWorkingDay(Math.min(signed, (tender.homologated ?? signed) + 2));
  yield {
    ...lasting(world, joined ? nextWorkingDay(signed - random.between(40, 240)) : own, random),
    ...(joined ? others(place, year) : { role: 'Gerenciador', holder: world.name, origin: '' }),
    number: priceRecordNumber(contract),
    year,
    object: tender.object,
    supplier,
    tender,
    unit: tender.unit,
    items: tender.items.filter((item) => item.lot === lot),
    path: joined || year === world.exercises.at(-1)?.year ? pathOf(priceRecordNumber(contract), year) : '',
    link: joined ? '' : `https://pncp.gov.br/app/atas/${world.cnpj}/${year}/${tender.sequence}/${lot}`,
  };
}

const others = (place: number, year: number) => ({
  role: 'Aderente (carona)',
  holder: recordManager(place).name,
  origin: `Pregão eletrônico ${padZeros(((place * 7) % 180) + 1, 3)}/${year - 1}`,
});

const pathOf = (number: string, year: number): string => `atas/${year}/${number.replace('/', '-')}.pdf`;

/** One in so many of an exercise's contracts: as often the body asks others to tender for it. */
const SHARED = 60;

/** Records that others keep for several bodies, this one among them from the start. */
function* shared(world: World, exercise: Exercise): Generator<PriceRecord> {
  const goods = world.subjects.filter(({ category }) => category === 'Compras');
  for (let place = 0; place < Math.ceil(exercise.contracts / SHARED); place++) {
    const random = new Random(hash('participante', world.seed, world.tenant, exercise.year, place));
    const subject = goods[random.between(0, goods.length - 1)];
    const drawing = drawContract(world, exercise, place * SHARED, subject);
    const supplier = companyOf(drawing.subject.trade, 0, world.seed);
    const { items, object, unit, year } = successfulTender(world, [{ ...drawing, supplier, registered: true }], 0);
    const number = `P${padZeros(place + 1, 2)}/${year}-${recordManager(place).short}`;
    yield {
      ...lasting(world, drawing.signed, random),
      ...others(place, year),
      ...{ number, year, object, unit, items, supplier, tender: null, link: '' },
      role: 'Participante',
      path: pathOf(number, year),
    };
  }
}

/** A year, and another where it was extended (Lei 14.133/2021, art. 84). */
function lasting(
  world: World,
  signed: Day,
  random: Random,
): Pick<PriceRecord, 'signed' | 'end' | 'extended' | 'situation'> {
  const first = addMonths(signed, 12) - 1;
  const extended = first < world.until && random.chance(0.3);
  const end = extended ? addMonths(signed, 24) - 1 : first;
  const over = end < world.until ? 'Encerrada' : 'Vigente';
  return { signed, end, extended, situation: random.chance(0.02) ? 'Cancelada' : over };
}

/** What all the prices of a record come to, in cents. */
export const priceRecordWorth = ({ items }: PriceRecord): number =>
  items.reduce((total, { quantity, price }) => total + quantity * price, 0);
