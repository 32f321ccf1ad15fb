import { type Day, nextWorkingDay } from '../calendar.ts';
import { isCompetitive } from '../contratos/modality.ts';
import { type Bidder, biddersOf } from '../licitacao/bidders.ts';
import { type Tender, tenders } from '../licitacao/tenders.ts';
import { hash, Random } from '../random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import { isCompany, nextSignature } from './contracts.ts';
import {
  type HeavyCharges,
  heavyPenalty,
  lightPenalty,
  numberProcesses,
  type Penalty,
  type PunishedFault,
} from './penalty.ts';

/** A bidder who was punished for what it did in a tender. */
export interface PunishedBidder {
  tender: Tender;
  penalty: Penalty;
  process: string;
}

const FAULTS: NonEmpty<PunishedFault> = [
  ['Não manteve a proposta, sem fato novo que o justificasse', 'V'],
  ['Deixou de entregar a documentação exigida no edital', 'IV'],
  ['Retirou o lance depois de encerrada a disputa', 'V'],
];

const CHARGES: HeavyCharges = {
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
    if (!isCompetitive(tender.modality)) continue;
    for (const bidder of biddersOf(world, tender)) {
      const random = new Random(hash('licitante', world.seed, world.tenant, tender.number, bidder.supplier.id));
      const from = nextWorkingDay(tender.opened + random.between(60, 150));
      const guilty = bidder.reason !== '' && isCompany(bidder.supplier) && random.chance(SHARE);
      if (guilty && from <= world.until) yield { tender, bidder, from, random };
    }
  }
}

/** Whether there is one at all: stops at the first. */
export const hasPunishedBidder = (world: World): boolean => !found(world).next().done;

export const punishedBidders = oncePerWorld((world): readonly PunishedBidder[] =>
  numberProcesses(found(world), 'PAL').map(({ tender, bidder: { supplier, offer }, from, random, process }) => {
    const bar = heavyPenalty(supplier, CHARGES, from, nextSignature(world, supplier, from), world.until, random);
    const fine = Math.round((offer * random.between(5, 30)) / 1_000);
    const fined = lightPenalty(supplier, random.pick(FAULTS), from, fine, world.until);
    return { tender, penalty: bar ?? { ...fined, scope: 'No órgão sancionador' }, process };
  }),
);
