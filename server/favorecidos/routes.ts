import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, holdersOf, sourceOf } from '../../catalog/dataset.ts';
import { type Payee, parsePayee } from '../../catalog/favorecidos/favorecido.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import { type Services, segmentsOf } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { readFavorecido } from './view.ts';

const UNKNOWN =
  'Nada foi publicado por este órgão com este documento. O endereço tem o CNPJ, ou os seis dígitos visíveis do CPF e o nome: /favorecidos/456789-maria-da-silva.';

/** Everything of one company or person in this body. */
export function favorecidosRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/favorecidos/:documento', (request, reply) => answerFavorecido(services, request, reply));
}

async function answerFavorecido(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { tenant } = request.site;
  refuseParameters(request);
  const of = asked(request);
  const sets = speakingOf(services, tenant);
  const question = `${cacheTag(tenant.id, 'favorecidos')}/${of.key}`;
  await sendAnswer(services, request, reply, { question, datasets: sets.map(sourceOf) }, async () => {
    const found = await services.db.read(tenant.id, (client) => readFavorecido(client, sets, tenant.id, of));
    if (!found) throw unknown();
    return found;
  });
}

const unknown = (): Fault => new Fault(404, 'NOT_FOUND', UNKNOWN);

function asked(request: FastifyRequest): Payee {
  const found = parsePayee(decodeSegment(segmentsOf(request)[2] ?? '') ?? '');
  if (!found) throw unknown();
  return found;
}

/** Datasets of this body that name payees. A cut would only tell again what its parent tells. */
export const speakingOf = ({ datasets }: Services, { tipo }: Pick<Tenant, 'tipo'>): Dataset[] =>
  datasets.filter((set) => !set.cut && holdersOf(set).length > 0 && concerns(set, tipo));
