import type pg from 'pg';
import type { HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import type { Permissao } from '../../../catalog/painel/papeis.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import type { DeskPerson } from '../entrada/session.ts';
import type { DeskServices } from '../services.ts';

/** Who asks what to do next, of which body and on which day. */
export interface HojeQuestion {
  services: DeskServices;
  tenant: Tenant;
  person: DeskPerson;
  today: string;
}

/** A part of the panel that knows of things to do. */
export interface HojeSource {
  /** What it looks into, for who is told that it could not. */
  nome: string;
  /** Who is told of it. */
  permissao: Permissao;
  /** A bounded number of things to do. */
  items(question: HojeQuestion): Promise<HojeItem[]>;
}

/** Most things that one source tells. */
export const MOST_ITEMS = 12;

/** The first things of a list and, where there are more of them, the line that stands for the rest. */
export function mostOf(all: readonly HojeItem[], rest: (more: number, last: HojeItem) => HojeItem): HojeItem[] {
  const shown = all.slice(0, MOST_ITEMS);
  const last = shown.at(-1);
  return last && all.length > MOST_ITEMS ? [...shown, rest(all.length - MOST_ITEMS, last)] : shown;
}

const WEIGHT = { bad: 0, warn: 1, plain: 2, good: 3 } as const;

/** What comes before all else, then the worst first; of the same urgency the one whose day comes first, and those without a day last. */
export const byUrgency = (a: HojeItem, b: HojeItem): number =>
  Number(b.antes ?? false) - Number(a.antes ?? false) ||
  WEIGHT[a.tom] - WEIGHT[b.tom] ||
  (a.ate ?? '9').localeCompare(b.ate ?? '9') ||
  0;

/** Asks as the role of the panel, within the body. */
export const askStaff = <T>(
  { services, tenant }: HojeQuestion,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> => services.db.staff(tenant.id, work);
