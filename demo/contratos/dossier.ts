import { type Day, nextWorkingDay } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { OFFICIALS_PER_UNIT, type Official, officialOf } from '../town/people.ts';
import type { Exercise, World } from '../town/world.ts';
import { type ContractAmendment, contractCourse } from './amendments.ts';
import type { ContractDraft } from './draft.ts';
import { contractDraft } from './drafts.ts';

export interface Inspector {
  who: Official;
  role: string;
  order: string;
  from: Day;
  to: Day | null;
}

/** A contract and all that belongs to it, sums agreeing. Money is in cents. */
export interface ContractDossier {
  /** As it was signed. */
  draft: ContractDraft;
  published: Day | null;
  /** The end of validity, amendments counted. */
  end: Day;
  added: number;
  cut: number;
  total: number;
  situation: string;
  amendments: readonly ContractAmendment[];
  /** Drawn only where they are asked for. */
  inspectors(): readonly Inspector[];
  link: string;
  /** Where its documents are, without the ending; null where there are none. */
  path: string | null;
}

/** Beyond this many in a year nobody would look: a million files would only fill the disk. */
const DOCUMENTED = 1_000;

export const contractDossier = (world: World, exercise: Exercise, place: number): ContractDossier =>
  dossierOf(world, contractDraft(world, exercise, place));

/** What became of a contract, from its signature to the last day of the data. */
export function dossierOf(world: World, base: ContractDraft): ContractDossier {
  const { year, place, covid } = base;
  const random = new Random(hash('vida', world.seed, world.tenant, year, place));
  const { amendments, end, rescinded } = contractCourse(base, world.until, random);
  const added = sum(amendments, (value) => Math.max(0, value));
  const cut = sum(amendments, (value) => Math.max(0, -value));
  const published = nextWorkingDay(base.signed + random.between(1, 9));
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

const sum = (amendments: readonly ContractAmendment[], part: (value: number) => number): number =>
  amendments.reduce((total, { value }) => total + part(value), 0);

function situation(rescinded: boolean, over: boolean, random: Random): string {
  if (rescinded) return 'Rescindido';
  if (over) return 'Encerrado';
  if (random.chance(0.015)) return 'Suspenso';
  return random.chance(0.005) ? 'Anulado' : 'Vigente';
}

function inspectors(world: World, base: ContractDraft, to: Day | null): Inspector[] {
  const random = new Random(hash('fiscais', world.seed, world.tenant, base.year, base.place));
  const first = random.between(0, OFFICIALS_PER_UNIT - 1);
  const order = `${String(Math.floor(base.place / 2) + 1).padStart(3, '0')}/${base.year}`;
  const roles = ['Fiscal titular'];
  if (random.chance(0.6)) roles.push('Gestor');
  if (random.chance(0.5)) roles.push('Fiscal substituto');
  return roles.map((role, i) => {
    const who = officialOf(base.unit, (first + i) % OFFICIALS_PER_UNIT, world.seed, world.tenant);
    return { who, role, order, from: base.signed, to };
  });
}

/** The path of an amendment's document: the second of contract 045/2026 is contratos/2026/045-2026-2.pdf. */
export const amendmentPath = (path: string | null, place: number): string =>
  path === null ? '' : `${path}-${place + 1}.pdf`;
