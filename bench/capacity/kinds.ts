import { TRAFFIC_WEIGHTS, type TrafficKind } from '../soak/traffic.ts';

export const TRAFFIC_KINDS = Object.keys(TRAFFIC_WEIGHTS) as TrafficKind[];

/** Processor time of one request, in milliseconds, where the answer is in memory and where it is made. */
export interface MeasuredCost {
  hot: number;
  cold: number;
  /** Bytes of the answer in memory; 0 where it is not kept. */
  bytes: number;
}

export type RequestCosts = Readonly<Record<TrafficKind, MeasuredCost>>;

/** Who asks: people come back to what others read too, robots read everything once. */
export interface VisitorHabit {
  /** Weight of each kind among the requests. */
  weights: Readonly<Partial<Record<TrafficKind, number>>>;
  /** Whether a few addresses get most of the requests. */
  favourites: boolean;
}

/** People ask for what those of the soak ask for. */
export const PEOPLE: VisitorHabit = { weights: TRAFFIC_WEIGHTS, favourites: true };
export const ROBOTS: VisitorHabit = { weights: { inicio: 2, pagina: 8, lista: 40, detalhe: 50 }, favourites: false };

/** Addresses of each kind that one body has. */
export const ADDRESSES: Readonly<Record<TrafficKind, number>> = {
  inicio: 1,
  pagina: 60,
  lista: 3_000,
  detalhe: 40_000,
  busca: 3_000,
  sugestoes: 1_000,
  api: 3_000,
  arquivo: 300,
  asset: 40,
};

/** The kind at a place between 0 and 1, where each kind takes up its share. */
export function kindAt({ weights }: VisitorHabit, place: number): TrafficKind {
  let left = place * weightOf(weights);
  for (const kind of TRAFFIC_KINDS) {
    left -= weights[kind] ?? 0;
    if (left < 0) return kind;
  }
  return 'inicio';
}

const weightOf = (weights: VisitorHabit['weights']): number =>
  TRAFFIC_KINDS.reduce((sum, kind) => sum + (weights[kind] ?? 0), 0);
