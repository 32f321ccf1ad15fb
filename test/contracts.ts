import { contratos } from '../catalog/datasets/contratos.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { csv } from '../demo/kit/csv.ts';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { type SignedIn, signIn } from './desk.ts';
import { openBodies, type Portal } from './portal.ts';

/** A prefeitura that publishes contracts by its panel, and somebody of another body. */
export interface ContractsDesk {
  portal: Portal;
  ana: SignedIn;
  stranger: SignedIn;
  host: string;
  /** Publishes contracts. Says the number of the load. */
  send(rows: readonly Cells[]): Promise<number>;
  /** The numbers of the contracts that a question to the public API finds. */
  listed(question?: string): Promise<unknown[]>;
  /** What was done, in order: `Ana: carga.desfeita`. */
  acts(): Promise<string[]>;
}

export async function openContracts(): Promise<ContractsDesk> {
  const portal = await openBodies({ documents: 'none' });
  const host = 'pmdemo.transparencia.localhost';
  const common = { tenant: 1, dataset: contratos, name: 'contratos.csv', reference: '2026-11-12', author: 'teste' };
  return {
    portal,
    ana: await signIn(portal, { papeis: ['publicador'] }),
    stranger: await signIn(portal, { papeis: ['controle'], tenant: 2 }),
    host,
    send: (rows) =>
      portal.db.own(async (client) => {
        const files = oneFile('contratos.csv', csv(rows, contratos));
        return (await load(client, { ...common, files })).carga ?? 0;
      }),
    listed: async (question = '') =>
      (await portal.ask(`/api/v1/contratos?${question}`, host)).json.data.map((one) => one.numContrato),
    acts: async () => {
      const { rows } = await portal.db.own((client) =>
        client.query<{ ato: string }>(
          `SELECT quem || ': ' || acao AS ato FROM portal.atos WHERE tenant = 1 ORDER BY quando`,
        ),
      );
      return rows.map(({ ato }) => ato);
    },
  };
}
