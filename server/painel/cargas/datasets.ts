import type { FastifyRequest } from 'fastify';
import { concerns } from '../../../catalog/body.ts';
import type { Dataset } from '../../../catalog/dataset.ts';
import { Fault } from '../../http/fault.ts';
import type { DeskServices } from '../services.ts';

/** The datasets that a body publishes: those of its affair, cuts excepted. */
export const ownDatasets = ({ datasets }: DeskServices, { site }: Pick<FastifyRequest, 'site'>): Dataset[] =>
  datasets.filter((set) => !set.cut && concerns(set, site.tenant.tipo));

/** A dataset of the body by its id, or a refusal. */
export function ownDataset(services: DeskServices, request: Pick<FastifyRequest, 'site'>, id: string): Dataset {
  const found = ownDatasets(services, request).find((set) => set.id === id);
  if (!found)
    throw new Fault(404, 'NOT_FOUND', 'Este órgão não publica um conjunto com esse nome. Escolha um da lista.');
  return found;
}
