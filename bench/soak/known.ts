import type { KnownAddresses } from './traffic.ts';

/** Asks a body for a path and returns the text of its answer. */
export type AskBody = (path: string) => Promise<string>;

/** Reads off a body's own answers what its visitors would click. */
export async function readKnownAddresses(ask: AskBody): Promise<KnownAddresses> {
  const [home, contracts, orders] = [
    await ask('/'),
    await ask('/api/v1/contratos?_size=200&_sort=-numAnoPub'),
    await ask('/api/v1/licitacao?_size=50'),
  ];
  const rows = rowsOf(contracts);
  const years = [...new Set(rows.map(({ numAnoPub }) => Number(numAnoPub)))].sort((a, b) => b - a);
  return {
    details: [
      ...rows.map(({ numContrato, numAnoPub }) => recordPath('contratos', numContrato, numAnoPub)),
      ...rowsOf(orders).map((row) =>
        recordPath('licitacao', row.numCertame, row.txtModalidadeLicit, row.txtUnidadeOrcamentaria),
      ),
    ],
    assets: [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])],
    years,
  };
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (text: string): Row[] => (JSON.parse(text) as { data?: Row[] }).data ?? [];

/** Page of a record: each part of its key is one encoded segment, and an empty one is `-`. */
const recordPath = (dataset: string, ...key: readonly unknown[]): string =>
  `/${dataset}/${key.map((part) => encodeURIComponent(String(part ?? '')) || '-').join('/')}`;
