import { despesaSums } from '../../catalog/despesa/answer.ts';
import type { Node } from '../../catalog/sums/node.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import type { Services } from '../http/request.ts';
import { divideNode } from './view.ts';

const COLUMNS = ['codigo', 'nome', ...despesaSums.keyof().options] as const;

/** More payees than any body has. */
const ALL = 1_000_000;

/** The parts of a node as CSV, all of them. */
export function despesaCsv({ db }: Services, tenant: number, node: Node, by: string | null): Promise<string> {
  return db.read(tenant, async (client) => {
    const { data } = await divideNode(client, tenant, { node, by, page: 1, size: ALL });
    const lines = data.map((row) =>
      csvLine(
        COLUMNS.map((name) => String(row[name] ?? '')),
        ',',
      ),
    );
    return [COLUMNS.join(','), ...lines, ''].join('\r\n');
  });
}
