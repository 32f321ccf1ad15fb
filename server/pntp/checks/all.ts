import type { MatrixLine } from '../../../catalog/pntp/matrix.ts';
import type { MeasuredPlace, MirrorSource } from '../place.ts';
import { BODY_CHECKS } from './body.ts';
import type { CriterionCheck } from './check.ts';
import { PORTAL_CHECKS } from './portal.ts';
import { SERVICE_CHECKS } from './service.ts';

/** Criteria that neither rows nor files answer, each with what looks for it. */
const CHECKS: Readonly<Record<string, CriterionCheck>> = { ...PORTAL_CHECKS, ...BODY_CHECKS, ...SERVICE_CHECKS };

/** Criteria about the official site alone: there is nothing to look for here. */
const OUTSIDE: ReadonlySet<string> = new Set(['1.1', '1.3']);

/** The place that a check looks at; null where rows or files answer. */
export function checkPlaces(source: MirrorSource, { numero }: MatrixLine): MeasuredPlace[] | null {
  if (OUTSIDE.has(numero)) return [];
  const check = CHECKS[numero];
  return check ? [check(source)] : null;
}
