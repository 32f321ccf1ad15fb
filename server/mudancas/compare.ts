import type { Dataset } from '../../catalog/dataset.ts';
import { Fingerprints } from '../import/check/fingerprints.ts';
import { FingerprintCounts } from './counts.ts';
import { type RecordChange, RecordLines, type RecordSide } from './lines.ts';
import { type ScannedLine, scanArchive } from './scan.ts';

/** The archive of a load, and the periods of which its rows count. */
export interface ArchiveSource {
  periods: ReadonlySet<string>;
  open(): AsyncIterable<Uint8Array>;
}

/** What stood in some periods before a load and what stands in them after it. */
export interface ComparedStates {
  set: Dataset;
  before: readonly ArchiveSource[];
  now: readonly ArchiveSource[];
  /** Rows of both, or somewhat more: what is held in memory at a time follows from it. */
  rows: number;
}

export interface StateDifference {
  novos: number;
  alterados: number;
  retirados: number;
  /** Periods in which nothing stood before, and the rows that stand there now: too many to be listed as news. */
  primeiros: Set<string>;
  linhas: number;
  /** The records, as far as they are listed. */
  changes: RecordChange[];
}

/** Records of one load that are listed; of more, only their number is told. */
export const MOST_LISTED = 50_000;

/** Rows whose fingerprints are held at a time, some sixty bytes each. Of more, the archives are read through more often. */
const ROWS_AT_A_TIME = 2_000_000;

/**
 * What differs between two states of some periods, by key. A key is not always unique in real data: a record is the multiset
 * of its rows. It went where no row has its key any more, it is new where none had it, and it changed where its rows did.
 */
export async function compareStates(states: ComparedStates): Promise<StateDifference> {
  const parts = Math.max(1, Math.ceil(states.rows / ROWS_AT_A_TIME));
  const found = noDifference();
  for (let part = 0; part < parts; part++) await comparePart(states, { part, parts }, found);
  return found;
}

export const noDifference = (): StateDifference => ({
  novos: 0,
  alterados: 0,
  retirados: 0,
  primeiros: new Set(),
  linhas: 0,
  changes: [],
});

/** One part of the keys: every row of a key falls into the same. */
interface KeyShare {
  part: number;
  parts: number;
}

const isIn = ({ part, parts }: KeyShare, { keyLow }: ScannedLine): boolean => (keyLow >>> 0) % parts === part;

async function scanAll(
  set: Dataset,
  sources: readonly ArchiveSource[],
  visit: (line: ScannedLine) => void,
): Promise<void> {
  for (const { periods, open } of sources) await scanArchive(open(), set, periods, visit);
}

const COUNT = { novo: 'novos', alterado: 'alterados', retirado: 'retirados' } as const;

/** Compares the records whose keys fall into one part. */
async function comparePart(
  { set, before, now }: ComparedStates,
  share: KeyShare,
  found: StateDifference,
): Promise<void> {
  const rows = new FingerprintCounts();
  const [keysBefore, keysNow, told] = [new Fingerprints(), new Fingerprints(), new Fingerprints()];
  const records = new RecordLines(set, MOST_LISTED - found.changes.length);
  const standing = new Set<string>();
  await scanAll(set, before, (line) => {
    standing.add(line.period);
    if (!isIn(share, line)) return;
    rows.add(line.rowHigh, line.rowLow);
    keysBefore.add(line.keyHigh, line.keyLow);
  });
  const tell = (line: ScannedLine, side: RecordSide, known: Fingerprints): void => {
    const tipo = known.has(line.keyHigh, line.keyLow) ? 'alterado' : side === 'now' ? 'novo' : 'retirado';
    if (told.add(line.keyHigh, line.keyLow)) found[COUNT[tipo]]++;
    records.keep(line, tipo, side);
  };
  await scanAll(set, now, (line) => {
    if (!isIn(share, line)) return;
    keysNow.add(line.keyHigh, line.keyLow);
    if (!standing.has(line.period)) {
      found.primeiros.add(line.period);
      found.linhas++;
    } else if (!rows.take(line.rowHigh, line.rowLow)) tell(line, 'now', keysBefore);
  });
  if (rows.total > 0)
    await scanAll(set, before, (line) => {
      if (isIn(share, line) && rows.take(line.rowHigh, line.rowLow)) tell(line, 'before', keysNow);
    });
  for (const change of records.changes()) found.changes.push(change);
}
