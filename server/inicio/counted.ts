import type { Contagem } from '../../catalog/inicio/answer.ts';
import type { Condition } from '../../catalog/query.ts';
import { readTotals } from '../dataset/totals.ts';
import { datasetOf } from '../http/request.ts';
import { type HomeSnapshot, listAddress, referenceDay } from './snapshot.ts';

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

async function counted(front: HomeSnapshot, { id, sum, where }: Running): Promise<Contagem | null> {
  const { client, tenant, services } = front;
  const day = await referenceDay(front, id, []);
  if (!day) return null;
  const query = { where: where(day), sort: [], page: 1, size: 1 };
  const { total, totals } = await readTotals(client, datasetOf(services, id), tenant.id, query);
  return { linhas: total, valor: totals[sum] ?? 0, referencia: day, para: listAddress(front, id, query.where) };
}

export const contractsOf = (front: HomeSnapshot): Promise<Contagem | null> => counted(front, CONTRACTS);
export const tendersOf = (front: HomeSnapshot): Promise<Contagem | null> => counted(front, TENDERS);
