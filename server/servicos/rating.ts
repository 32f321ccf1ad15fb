import type { FastifyRequest } from 'fastify';
import { checkNota, checkText } from '../../catalog/mensagens/resposta.ts';
import type { Servico } from '../../catalog/servicos/answer.ts';
import type { PostedAvaliacao } from '../../catalog/servicos/formulario.ts';
import { COMENTARIO_DE_SERVICO } from '../../catalog/servicos/limite.ts';
import type { Database } from '../database/db.ts';
import { type FormFields, refuseTrapped } from '../forms/body.ts';
import { type FormOutcome, refusalOf, refusedForm } from '../forms/outcome.ts';
import { Fault } from '../http/fault.ts';
import type { ServicoFile } from '../tenants/servicos.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { serviceOf } from './charter.ts';
import { giveMark, readMarks } from './marks.ts';

/** What a visitor gives a service. */
export interface ServiceRating {
  nota: number;
  comentario: string;
  /** The trap for machines. */
  site: string;
}

/** The service of an address, or a refusal that says where the others are. */
export function serviceAt({ dados }: Pick<Tenant, 'dados'>, slug: string): ServicoFile {
  const found = dados.servicos?.find((one) => one.slug === slug);
  if (!found) throw new Fault(404, 'NOT_FOUND', 'Este serviço não está na carta. A lista está em /servicos.');
  return found;
}

/** Counts what a visitor gives a service, and answers with the service as it stands then. */
export async function rateService(db: Database, tenant: Tenant, slug: string, given: ServiceRating): Promise<Servico> {
  const service = serviceAt(tenant, slug);
  refuseTrapped(given.site);
  const comentario = given.comentario.trim();
  const problems = [
    ...checkNota(given.nota),
    ...(comentario === '' ? [] : checkText('comentario', comentario, COMENTARIO_DE_SERVICO, '')),
  ];
  if (problems.length > 0)
    throw new Fault(400, 'BAD_FIELDS', problems.map(({ message }) => `${message}.`).join(' '), problems);
  await db.hear(tenant.id, (client) => giveMark(client, tenant.id, { servico: slug, nota: given.nota, comentario }));
  return serviceOf(tenant, service, await db.read(tenant.id, (client) => readMarks(client, tenant.id)));
}

const slugIn = ({ params }: FastifyRequest): string => (params as { slug?: string }).slug ?? '';

/** The page of a service whose form could not be read. */
export const blankRating = (request: FastifyRequest): PostedAvaliacao => ({
  page: 'servicos',
  slug: slugIn(request),
  nota: '',
  comentario: '',
  contada: false,
  problems: [],
  failure: null,
});

/** Takes the form of a browser without scripts; its page comes back with what came of it. */
export async function sendRatingForm(
  db: Database,
  request: FastifyRequest,
  fields: FormFields,
): Promise<FormOutcome<PostedAvaliacao>> {
  const [nota, comentario] = [fields.text('nota'), fields.text('comentario')];
  const page: PostedAvaliacao = { ...blankRating(request), nota, comentario };
  try {
    await rateService(db, request.site.tenant, page.slug, {
      nota: Number(nota),
      comentario,
      site: fields.text('site'),
    });
    return { status: 200, posted: { ...page, nota: '', comentario: '', contada: true } };
  } catch (error) {
    return refusedForm(page, refusalOf(error));
  }
}
