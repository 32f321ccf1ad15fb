import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { BulkManifest, Pacote } from '../../catalog/pacotes/answer.ts';
import { BULK_FORMATS, type BulkFormat, bulkAddress } from '../../catalog/pacotes/formats.ts';
import { sourcesOf } from '../sums/derived.ts';

interface YearRow {
  dataset: string;
  ano: number;
  linhas: number;
  somas: Record<string, number>;
  carga: number;
  referencia: string;
  publicadaEm: Date;
  falta: string | null;
}

/** A file as the database keeps it; sizes are of eight bytes, which travel as text. */
export interface VolumeRow {
  dataset: string;
  ano: number;
  formato: BulkFormat['ending'];
  sha256: string;
  bytes: string;
  inteiro: string;
  feitoEm: Date;
}

/** What there is of files of a body: what each year came to, the current files, and the datasets whose files are behind. */
export interface BulkState {
  years: readonly YearRow[];
  volumes: readonly VolumeRow[];
  behind: ReadonlySet<string>;
}

/** Reads what there is of files of a body, in the snapshot of the caller. */
export async function readBulkState(client: pg.ClientBase, tenant: number): Promise<BulkState> {
  const years = await client.query<YearRow>(
    `SELECT dataset, ano, linhas, somas, carga, referencia, "publicadaEm", falta FROM pub._pacotes
     WHERE tenant = $1 AND linhas > 0 ORDER BY dataset, ano DESC`,
    [tenant],
  );
  const volumes = await client.query<VolumeRow>(
    `SELECT dataset, ano, formato, sha256, bytes::text, inteiro::text, "feitoEm" FROM pub._volumes
     WHERE tenant = $1 AND "substituidoEm" IS NULL AND NOT vencido AND NOT retirado`,
    [tenant],
  );
  const behind = await client.query<{ dataset: string }>(
    'SELECT dataset FROM pub._empacotados WHERE tenant = $1 AND NOT "emDia"',
    [tenant],
  );
  return { years: years.rows, volumes: volumes.rows, behind: new Set(behind.rows.map(({ dataset }) => dataset)) };
}

/** The files of a dataset, the latest year first. */
export function manifestOf(set: Dataset, { years, volumes, behind }: BulkState, site: string): BulkManifest {
  const own = volumes.filter(({ dataset }) => dataset === set.id);
  const anos = years.filter(({ dataset }) => dataset === set.id).map((year) => packedYear(year, own, site));
  const isBehind = sourcesOf(set).some((source) => behind.has(source));
  return {
    conjunto: set.id,
    titulo: set.title,
    situacao: isBehind ? 'em preparo' : anos.length > 0 ? 'pronto' : 'sem linhas',
    linhas: anos.reduce((sum, { linhas }) => sum + linhas, 0),
    bytes: own.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    anos,
  };
}

function packedYear({ dataset, publicadaEm, ...year }: YearRow, volumes: readonly VolumeRow[], site: string): Pacote {
  const own = volumes.filter(({ ano }) => ano === year.ano);
  const arquivos = BULK_FORMATS.flatMap(({ ending }) =>
    own
      .filter(({ formato }) => formato === ending)
      .map(({ formato, sha256, bytes, feitoEm }) => ({
        formato,
        href: site + bulkAddress(dataset, year.ano, sha256, formato),
        bytes: Number(bytes),
        sha256,
        feitoEm: feitoEm.toISOString(),
      })),
  );
  return { ...year, publicadaEm: publicadaEm.toISOString(), arquivos };
}
