import type { Database, DatabasePlace } from '../database/db.ts';
import type { Settings } from '../settings.ts';
import { dutyFindings } from './duties.ts';
import { type DoctorFinding, failureFinding } from './finding.ts';
import { freshnessFindings } from './freshness.ts';
import { databaseFindings } from './health.ts';
import { indexFindings } from './indexes.ts';
import { machineFindings } from './machine.ts';
import { mailFindings } from './mail.ts';
import { movingFindings } from './moving.ts';
import { keyFindings } from './secret.ts';

/** An installation to be examined. */
export interface ExaminedInstallation {
  db: Database;
  place: DatabasePlace;
  settings: Settings;
  dataDir: string;
  filesDir: string;
}

/** Every finding on an installation whose database answers: the same for the command line and for the desk. */
export async function examineInstallation(of: ExaminedInstallation, signal?: AbortSignal): Promise<DoctorFinding[]> {
  return [...(await machineFindings([of.dataDir, of.filesDir])), ...(await databaseState(of, signal))];
}

/** Findings that need the database; those on what is published also need the schema of this version. */
export async function databaseState(of: ExaminedInstallation, signal?: AbortSignal): Promise<DoctorFinding[]> {
  const found = await databaseFindings(of.db, of.place);
  const isCurrent = found.every(({ assunto, estado }) => assunto !== 'Esquema' || estado === 'OK');
  return isCurrent ? [...found, ...(await publishedFindings(of, signal))] : found;
}

async function publishedFindings({ db, dataDir, settings }: ExaminedInstallation, signal?: AbortSignal) {
  const installed = await db.own(
    async (client) => [
      ...(await mailFindings(client, settings)),
      ...(await keyFindings(client, dataDir, settings.PORTAL_KEY)),
      ...(await movingFindings(client)),
      ...(await indexFindings(client, settings.limits.plainRows)),
      ...(await freshnessFindings(client, new Date())),
    ],
    signal,
  );
  signal?.throwIfAborted();
  return [...installed, ...(await dutyFindings(db, new Date()))];
}

/** The finding on a database that could not be reached at all. */
export const unreachableFinding = (reason: string): DoctorFinding =>
  failureFinding('Banco de dados', reason, 'Corrija e rode de novo: portal doctor');
