import type pg from 'pg';
import type { DocumentReader } from '../../arquivos/reading/reader.ts';
import type { DeskServices } from '../services.ts';
import type { FileJournal, FileStep } from './journal.ts';
import { type OwnerAccess, ownTransaction } from './owner.ts';
import type { DraftStaging } from './staging.ts';

/** What the documents of the panel pass through. */
export interface FilesDesk {
  services: DeskServices;
  staging: DraftStaging;
  reader: DocumentReader;
  journal: FileJournal;
}

/** The register of documents and the files that are served, which change as one. */
export interface ServedFiles {
  services: { db: OwnerAccess };
  journal: FileJournal;
}

/**
 * Changes the register of a body and its served files as one: what the transaction does not commit is undone on the disk.
 * Where the answer to COMMIT was lost, the database is asked which it was.
 */
export async function changeServedFile<T>(
  { services: { db }, journal }: ServedFiles,
  work: (client: pg.ClientBase, take: (step: FileStep) => Promise<void>) => Promise<T>,
): Promise<T> {
  const taken: FileStep[] = [];
  const take = async (step: FileStep): Promise<void> => {
    taken.push(step);
    await journal.take(step);
  };
  try {
    const result = await ownTransaction(db, (client) => work(client, take));
    for (const step of taken) await journal.finish(step);
    return result;
  } catch (error) {
    // A database that is gone cannot say; the next start asks it again.
    for (const step of taken) await journal.settleStep(db, step).catch(() => undefined);
    throw error;
  }
}
