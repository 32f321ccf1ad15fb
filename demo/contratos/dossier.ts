import { type Day, nextWorking } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { OFFICIALS, type Official, official } from '../town/people.ts';
import type { Exercise, World } from '../town/world.ts';
import { type Amendment, course } from './amendments.ts';
import { type Draft, draft } from './drafts.ts';

export interface Inspector {
  who: Official;
  role: string;
  order: string;
  from: Day;
  to: Day | null;
}

/** A contract and all that belongs to it, sums agreeing. Money is in cents. */
export interface Dossier {
  /** As it was signed. */
  draft: Draft;
  published: Day | null;
  /** The end of validity, amendments counted. */
  end: Day;
  added: number;
  cut: number;
  total: number;
  situation: string;
  amendments: readonly Amendment[];
  /** Drawn only where they are asked for. */
  inspectors(): readonly Inspector[];
  link: string;
  /** Where its documents are, without the ending; null where there are none. */
  path: string | null;
}

/** Beyond this many in a year nobody would look: a million files would only fill the disk. */
const DOCUMENTED = 1_000;

export const dossier = (world: World, exercise: Exercise, place: number): Dossier =>
  recorded(world, draft(world, exercise, place));

/** What became of a contract, from its signature to the last day of the data. */
export function recorded(world: World, base: Draft): Dossier {
  const { year, place, covid } = base;
  const random = new Random(hash('vida', world.seed, world.tenant, year, place));
  const { amendments, end, rescinded } = course(base, world.until, random);
  const added = sum(amendments, (value) => Math.max(0, value));
  const cut = sum(amendments, (value) => Math.max(0, -value));
  const published = nextWorking(base.signed + random.between(1, 9));
  const over = rescinded || end < world.until;
  return {
    draft: base,
    end,
    amendments,
    added,
    cut,
    total: base.initial + added - cut,
    situation: situation(rescinded, over, random),
    published: published <= world.until ? published : null,
    inspectors: () => inspectors(world, base, over ? end : null),
    // The national portal opened after the pandemic's contracts.
    link: covid ? '' : `https://pncp.gov.br/app/contratos/${world.cnpj}/${year}/${place + 1}`,
    path: place < DOCUMENTED ? `contratos/${year}/${base.number.replace('/', '-')}` : null,
  };
}

const sum = (amendments: readonly Amendment[], part: (value: number) => number): number =>
  amendments.reduce((total, { value }) => total + part(value), 0);

function situation(rescinded: boolean, over: boolean, random: Random): string {
  if (rescinded) return 'Rescindido';
  if (over) return 'Encerrado';
  if (random.chance(0.015)) return 'Suspenso';
  return random.chance(0.005) ? 'Anulado' : 'Vigente';
}

function inspectors(world: World, base: Draft, to: Day | null): Inspector[] {
  const random = new Random(hash('fiscais', world.seed, world.tenant, base.year, base.place));
  const first = random.between(0, OFFICIALS - 1);
  const order = `${String(Math.floor(base.place / 2) + 1).padStart(3, '0')}/${base.year}`;
  const roles = ['Fiscal titular'];
  if (random.chance(0.6)) roles.push('Gestor');
  if (random.chance(0.5)) roles.push('Fiscal substituto');
  return roles.map((role, i) => {
    const who = official(base.unit, (first + i) % OFFICIALS, world.seed, world.tenant);
    return { who, role, order, from: base.signed, to };
  });
}
