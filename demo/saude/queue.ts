import { PRIORIDADES_SAUDE } from '../../catalog/codes/social.ts';
import type { Day } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { oncePerWorld } from '../town/once.ts';
import { townSize, type World } from '../town/world.ts';
import { lastLook } from './look.ts';
import { HEALTH_PLACES } from './places.ts';

/** A kind of care that people wait for. */
export interface WaitedCare {
  kind: string;
  speciality: string;
  procedure: string;
  /** How many wait in a town of 50,000, and the longest wait in days. */
  waiting: number;
  longest: number;
}

const care = (kind: string, speciality: string, procedure: string, waiting: number, longest: number): WaitedCare => ({
  kind,
  speciality,
  procedure,
  waiting,
  longest,
});

const WAITED: readonly WaitedCare[] = [
  care('Consulta', 'Cardiologia', 'Consulta em cardiologia', 34, 150),
  care('Consulta', 'Oftalmologia', 'Consulta em oftalmologia', 42, 210),
  care('Consulta', 'Ortopedia', 'Consulta em ortopedia', 38, 180),
  care('Consulta', 'Neurologia', 'Consulta em neurologia', 26, 300),
  care('Consulta', 'Psiquiatria', 'Consulta em psiquiatria', 18, 90),
  care('Exame', 'Diagnóstico por imagem', 'Ultrassonografia de abdome', 30, 75),
  care('Exame', 'Diagnóstico por imagem', 'Ressonância magnética', 16, 240),
  care('Exame', 'Cardiologia', 'Ecocardiograma', 14, 120),
  care('Cirurgia', 'Oftalmologia', 'Cirurgia de catarata', 20, 420),
  care('Cirurgia', 'Cirurgia geral', 'Cirurgia de hérnia', 12, 380),
];

/** A request that waits, without anything of whoever made it. */
export interface WaitingRequest extends WaitedCare {
  place: number;
  protocol: string;
  /** The last digits of a document, which many people share. */
  ending: string;
  asked: Day;
  priority: string;
  unit: string;
}

/** Everybody who waits, in the order in which each procedure is called. */
export const healthQueue = oncePerWorld((world): readonly WaitingRequest[] =>
  WAITED.flatMap((one, i) => queueOf(world, one, i)),
);

const BASIC_PLACES = HEALTH_PLACES.filter(({ kind }) => kind === 'Unidade básica de saúde').map(({ name }) => name);
const RANK = new Map<string, number>(PRIORIDADES_SAUDE.map((name, i) => [name, i]));

function queueOf(world: World, one: WaitedCare, at: number): WaitingRequest[] {
  const random = new Random(hash('fila', world.seed, one.procedure));
  const count = Math.max(2, Math.round(one.waiting * townSize(world)));
  const asked = Array.from({ length: count }, (_, i) => ({
    ...one,
    protocol: `R${at + 1}-${String(10_000 + i * 7 + random.between(0, 6))}`,
    ending: String(random.between(0, 9_999)).padStart(4, '0'),
    asked: lastLook(world) - random.between(2, one.longest),
    priority: random.pick(['Urgência', 'Prioritária', 'Prioritária', 'Eletiva', 'Eletiva', 'Eletiva', 'Eletiva']),
    unit: BASIC_PLACES[random.between(0, BASIC_PLACES.length - 1)] ?? '',
  }));
  const rank = ({ priority }: { priority: string }): number => RANK.get(priority) ?? 0;
  return asked
    .sort((a, b) => rank(a) - rank(b) || a.asked - b.asked)
    .map((request, i) => ({ ...request, place: i + 1 }));
}
