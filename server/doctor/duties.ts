import { categoryOf } from '../../catalog/arquivos/arquivos.ts';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { readDuties } from '../arquivos/duties.ts';
import type { Database } from '../database/db.ts';
import { type DoctorFinding, okFinding, warningFinding } from './finding.ts';

const BODIES = `SELECT id, slug, tipo, (dados->>'semestralDesde')::int AS "semestralDesde" FROM portal.tenants ORDER BY slug`;

interface DutyTenant {
  id: number;
  slug: string;
  tipo: string;
  semestralDesde: number | null;
}

/** Findings on the documents that each body has to publish as files. */
export async function dutyFindings(db: Database, now: Date): Promise<DoctorFinding[]> {
  const { rows } = await db.own((client) => client.query<DutyTenant>(BODIES));
  const findings: DoctorFinding[] = [];
  for (const { id, slug, ...body } of rows) {
    const question = { tenant: id, today: brasiliaDay(now), ...body };
    findings.push(findingOf(slug, await db.read(id, (client) => readDuties(client, question))));
  }
  return findings;
}

function findingOf(slug: string, all: readonly Dever[]): DoctorFinding {
  const missing = all.filter(({ estado }) => estado === 'falta');
  if (missing.length === 0) return okFinding(slug, 'nenhum documento de /arquivos está em falta');
  return warningFinding(
    slug,
    `${counted(missing.length, 'documento ou parte', 'documentos ou partes')} de /arquivos em falta: ${byCategory(missing)}`,
    'Publique o arquivo, diga as partes que ele traz ou declare que não houve em arquivos.yaml, e use: portal tenant apply PASTA',
  );
}

/** `RREO (12), RGF (3)` */
function byCategory(missing: readonly Dever[]): string {
  const counts = new Map<string, number>();
  for (const { categoria } of missing) counts.set(categoria, (counts.get(categoria) ?? 0) + 1);
  return [...counts].map(([slug, count]) => `${categoryOf(slug)?.sigla ?? slug} (${count})`).join(', ');
}
