import { type Day, nextWorking } from '../calendar.ts';
import { competitive } from '../contratos/modality.ts';
import { type Bidder, bidders } from '../licitacao/bidders.ts';
import { type Tender, tenders } from '../licitacao/tenders.ts';
import { hash, Random } from '../random.ts';
import { once } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { Some } from '../words.ts';
import { isCompany, signsAgain } from './contracts.ts';
import { type Charges, type Fault, heavy, light, numbered, type Penalty } from './penalty.ts';

/** A bidder who was punished for what it did in a tender. */
export interface Offender {
  tender: Tender;
  penalty: Penalty;
  process: string;
}

const FAULTS: Some<Fault> = [
  ['Não manteve a proposta, sem fato novo que o justificasse', 'V'],
  ['Deixou de entregar a documentação exigida no edital', 'IV'],
  ['Retirou o lance depois de encerrada a disputa', 'V'],
];

const CHARGES: Charges = {
  grave: FAULTS,
  fraud: [
    ['Apresentou atestado de capacidade técnica falso', 'VIII'],
    ['Combinou preços com outra participante do mesmo grupo', 'IX'],
    ['Declarou ser empresa de pequeno porte sem o ser', 'VIII'],
  ],
};

interface Found {
  tender: Tender;
  bidder: Bidder;
  from: Day;
  random: Random;
}

/** One in so many of those who are sent away is also punished. */
const SHARE = 0.06;

function* found(world: World): Generator<Found> {
  for (const tender of tenders(world)) {
    if (!competitive(tender.modality)) continue;
    for (const bidder of bidders(world, tender)) {
      const random = new Random(hash('licitante', world.seed, world.tenant, tender.number, bidder.supplier.id));
      const from = nextWorking(tender.opened + random.between(60, 150));
      const guilty = bidder.reason !== '' && isCompany(bidder.supplier) && random.chance(SHARE);
      if (guilty && from <= world.until) yield { tender, bidder, from, random };
    }
  }
}

/** Whether there is one at all: stops at the first. */
export const anyOffender = (world: World): boolean => !found(world).next().done;

export const offenders = once((world): readonly Offender[] =>
  numbered(found(world), 'PAL').map(({ tender, bidder: { supplier, offer }, from, random, process }) => {
    const bar = heavy(supplier, CHARGES, from, signsAgain(world, supplier, from), world.until, random);
    const fine = Math.round((offer * random.between(5, 30)) / 1_000);
    const fined = light(supplier, random.pick(FAULTS), from, fine, world.until);
    return { tender, penalty: bar ?? { ...fined, scope: 'No órgão sancionador' }, process };
  }),
);
