import type pg from 'pg';
import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import { cnpj } from '../catalog/samples/digits.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { csv } from '../demo/csv.ts';
import { generate } from '../demo/generate.ts';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { UNTIL } from './stage.ts';

/** Factor by which a body with so many payments has more suppliers than the demonstration town. */
const TOWNS = 20;

/** Payments of one body: those of the demonstration town repeated, each round with suppliers of its own. */
export function* paymentRows(most: number): Generator<Cells> {
  const made = generate({ seed: 1, scale: 1, until: UNTIL, tenant: 'pmdemo' });
  const base = [...(made.datasets.find(({ dataset }) => dataset === pagamentos)?.rows() ?? [])];
  for (let i = 0; i < most; i++) {
    const round = Math.floor(i / base.length);
    const cells = base[i % base.length] ?? {};
    yield {
      ...cells,
      ...supplier(cells, round % TOWNS),
      numDocPag: String(i),
      numDocEmpenho: `${cells.numDocEmpenho}/${round}`,
    };
  }
}

function supplier({ txtCredor = '', txtCpfCnpj = '' }: Cells, town: number): Cells {
  const digits = txtCpfCnpj.replace(/\W/g, '');
  if (digits.length !== 14) return { txtCredor: `${txtCredor} ${town}` };
  return {
    txtCredor: `${txtCredor} ${town}`,
    txtCpfCnpj: cnpj(digits.slice(0, 8) + String(town + 1).padStart(4, '0')),
  };
}

/** Publishes rows through the ordinary import. */
export const publishPayments = (owner: pg.Client, tenant: number, most: number, search?: 'later') =>
  load(owner, {
    tenant,
    dataset: pagamentos,
    files: oneFile('pagamentos.csv', csv(paymentRows(most), pagamentos)),
    name: 'pagamentos.csv',
    reference: UNTIL,
    author: 'bench',
    maxRefused: 0,
    ...(search && { search }),
  });
