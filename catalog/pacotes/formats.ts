/** The ways in which a year of a dataset is kept for whoever copies all of it. */
export interface BulkFormat {
  /** End of its files' names, and its name in the manifest. */
  ending: 'csv.gz' | 'jsonl.gz' | 'parquet';
  media: string;
  /** What is compressed in it, as other catalogues call a format. */
  holds: 'CSV' | 'JSONL' | 'Parquet';
}

export const BULK_FORMATS: readonly BulkFormat[] = [
  { ending: 'csv.gz', media: 'application/gzip', holds: 'CSV' },
  { ending: 'jsonl.gz', media: 'application/gzip', holds: 'JSONL' },
  { ending: 'parquet', media: 'application/vnd.apache.parquet', holds: 'Parquet' },
];

/** Addresses that only files of open data have; the pages beside them are the screen's. */
export const BULK_ROOT = '/dados-abertos';

/** The address of a file, which is always of the same bytes: their digest is in it. */
export const bulkAddress = (dataset: string, ano: number, sha256: string, ending: string): string =>
  `${BULK_ROOT}/arquivos/${dataset}/${ano}-${sha256}.${ending}`;

export const manifestAddress = (dataset: string): string => `${BULK_ROOT}/${dataset}/manifest.json`;
