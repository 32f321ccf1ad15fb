import type { Contagem } from '../../catalog/inicio/inicio.ts';
import type { Condition } from '../../catalog/query.ts';
import { selectTotals } from '../database/sql/select.ts';
import { datasetOf } from '../http/request.ts';
import { dayOf, type Front, listOf } from './front.ts';

/** What is under way on the day of the data: the portal never asks its own clock. */
interface Running {
  id: string;
  sum: string;
  where(day: string): Condition[];
}

const CONTRACTS: Running = {
  id: 'contratos',
  sum: 'vlrContrato',
  where: (day) => [
    { field: 'txtSituacao', operator: 'eq', values: ['Vigente'] },
    { field: 'dtFimVigencia', operator: 'gte', values: [day] },
  ],
};

/** Still waiting for bids: suspended ones are not. */
const TENDERS: Running = {
  id: 'licitacao',
  sum: 'vlrEstimado',
  where: (day) => [
    { field: 'txtSituacao', operator: 'eq', values: ['Aberta', 'Publicada', 'Reaberta', 'Retificada'] },
    { field: 'dtAbertura', operator: 'gte', values: [day] },
  ],
};

async function counted(front: Front, { id, sum, where }: Running): Promise<Contagem | null> {
  const { client, tenant, services } = front;
  const day = await dayOf(front, id, []);
  if (!day) return null;
  const query = { where: where(day), sort: [], page: 1, size: 1 };
  const { rows } = await client.query(selectTotals(datasetOf(services, id), tenant.id, query));
  return { linhas: rows[0].linhas, valor: rows[0][sum], referencia: day, para: listOf(front, id, query.where) };
}

export const contractsOf = (front: Front): Promise<Contagem | null> => counted(front, CONTRACTS);
export const tendersOf = (front: Front): Promise<Contagem | null> => counted(front, TENDERS);
