/** What a file format is called, and whom it is for; an ending that is not here is shown as it is. */
const NAMES: Readonly<Record<string, string>> = {
  csv: 'CSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  xlsx: 'Excel (XLSX)',
  parquet: 'Parquet',
  pdf: 'PDF',
};

export const formatName = (ending: string): string => NAMES[ending] ?? ending.toUpperCase();
