import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { editionBytes, readEditions } from '../../arquivos/editions.ts';
import { sendFile } from '../../arquivos/serve.ts';
import { Fault } from '../../http/fault.ts';
import type { FilesDesk } from './desk.ts';
import { takeDraft } from './drafts.ts';

/** Sends the bytes of an edition that ended, to be saved: only the panel has them. */
export async function sendEdition(
  { services: { db } }: FilesDesk,
  { site }: FastifyRequest,
  reply: FastifyReply,
  { slug, id }: { slug: string; id: string },
): Promise<FastifyReply> {
  const tenant = site.tenant.id;
  const editions = await db.staff(tenant, (client) => readEditions(client, tenant, slug));
  const edition = editions.find((one) => one.id === id && one.fim !== null);
  if (!edition) throw new Fault(404, 'NOT_FOUND', 'Não há esta edição do documento.');
  const bytes = editionBytes((work) => db.staff(tenant, work), tenant, id);
  return reply
    .headers({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${slug}-${edition.data}${ENDINGS[edition.tipo] ?? ''}"`,
    })
    .send(Readable.from(bytes, { objectMode: false }));
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/csv': '.csv',
  'text/plain': '.txt',
  'application/zip': '.zip',
};

/**
 * Sends the bytes of a draft. One that shows CPFs and was not checked is opened on the computer it came from: the panel
 * shows no number that it has not been told to show.
 */
export async function sendDraft(
  { services, staging }: FilesDesk,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<void> {
  const tenant = request.site.tenant.id;
  const draft = await services.db.staff(tenant, (client) => takeDraft(client, tenant, id));
  if (draft.achados.length > 0 && !draft.conferido)
    throw new Fault(
      409,
      'SHOWS_CPF',
      'O documento mostra CPF. Abra-o no seu computador, ou confirme antes que ele pode ser publicado assim.',
    );
  const stored = { path: staging.pathOf(tenant, id), size: draft.tamanho, changed: draft.criadoEm.getTime() };
  await sendFile(services, request, reply, { ...stored, name: draft.nome, isPrivate: true });
}
