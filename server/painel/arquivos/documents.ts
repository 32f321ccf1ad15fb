import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod';
import { entryProblems } from '../../../catalog/arquivos/entry.ts';
import type { fileOrder, SheetChange } from '../../../catalog/painel/arquivos/answer.ts';
import { endEdition } from '../../arquivos/editions.ts';
import { announceFiles, lockFiles } from '../../arquivos/register.ts';
import { Fault } from '../../http/fault.ts';
import { recordAct } from '../atos.ts';
import { problemSentence } from './describe.ts';
import { changeServedFile, type FilesDesk } from './desk.ts';
import { ownTransaction } from './owner.ts';
import { type RegisteredDocument, registeredDocuments } from './publish.ts';

async function registered(client: pg.ClientBase, tenant: number, slug: string): Promise<RegisteredDocument> {
  await lockFiles(client, tenant);
  const found = (await registeredDocuments(client, tenant)).find((one) => one.slug === slug);
  if (found) return found;
  throw new Fault(404, 'NOT_FOUND', 'Este documento não está publicado: talvez outra pessoa o tenha retirado.');
}

/** Takes a document off the portal. Its edition, with its bytes and the reason, stays in the panel. */
export function withdrawDocument(
  desk: FilesDesk,
  request: FastifyRequest,
  slug: string,
  motivo: string,
): Promise<void> {
  const { id: tenant, slug: body } = request.site.tenant;
  return changeServedFile(desk, async (client, take) => {
    const { caminho, titulo, ano, sha256 } = await registered(client, tenant, slug);
    const passo = randomUUID();
    const path = join(desk.services.filesDir, body, caminho);
    await endEdition(client, tenant, slug, { path, fim: 'retirada', quem: request.person.nome, motivo, passo });
    await client.query('DELETE FROM portal.arquivos WHERE tenant = $1 AND slug = $2', [tenant, slug]);
    await announceFiles(client, tenant, [ano]);
    await recordAct(client, request, {
      acao: 'documento.retirado',
      alvo: titulo,
      antes: { slug, sha256 },
      depois: { motivo },
    });
    await take({ id: passo, tenant, slug: body, caminho, fonte: null, largado: null });
  });
}

/** Puts the documents of a category and year in an order of their own, or back into the usual one. */
export function orderDocuments(
  { services: { db } }: FilesDesk,
  request: FastifyRequest,
  { categoria, ano, slugs }: z.output<typeof fileOrder>,
): Promise<void> {
  const tenant = request.site.tenant.id;
  return ownTransaction(db, async (client) => {
    await lockFiles(client, tenant);
    const own = (await registeredDocuments(client, tenant)).filter(
      (one) => one.categoria === categoria && one.ano === ano,
    );
    const isWhole = new Set(slugs).size === own.length && own.every(({ slug }) => slugs.includes(slug));
    if (slugs.length > 0 && !isWhole)
      throw new Fault(409, 'CHANGED', 'A lista mudou enquanto você a ordenava. Confira a nova lista e ordene de novo.');
    await client.query(
      `UPDATE portal.arquivos SET ordem = array_position($4::text[], slug) WHERE tenant = $1 AND categoria = $2 AND ano = $3`,
      [tenant, categoria, ano, slugs],
    );
    await announceFiles(client, tenant, []);
    const antes = own.filter(({ ordem }) => ordem !== null).sort((one, other) => (one.ordem ?? 0) - (other.ordem ?? 0));
    await recordAct(client, request, {
      acao: 'documento.ordenado',
      alvo: `${categoria}, ${ano}`,
      antes: antes.map(({ slug }) => slug),
      depois: slugs,
    });
  });
}

/** Corrects what is said of a published document. Its title, year and part are its address, and stay. */
export function correctSheet(
  { services: { db } }: FilesDesk,
  request: FastifyRequest,
  slug: string,
  { motivo, ...change }: SheetChange,
): Promise<void> {
  const tenant = request.site.tenant.id;
  return ownTransaction(db, async (client) => {
    const file = await registered(client, tenant, slug);
    const { categoria, periodo, partes, data } = change;
    const parts = file.parte ? { parte: file.parte } : partes.length > 0 ? { partes } : {};
    const own = { categoria, titulo: file.titulo, ano: file.ano, data, arquivo: file.caminho };
    refuseProblems({ ...own, ...(periodo && { periodo }), ...parts });
    await client.query(
      `UPDATE portal.arquivos SET categoria = $3, periodo = $4, partes = $5, data = $6,
         ordem = CASE WHEN categoria = $3 THEN ordem END WHERE tenant = $1 AND slug = $2`,
      [tenant, slug, categoria, periodo || null, file.parte ? file.partes : partes, data],
    );
    await announceFiles(client, tenant, [file.ano]);
    const before = { categoria: file.categoria, periodo: file.periodo, partes: file.partes, data: file.data };
    await recordAct(client, request, {
      acao: 'documento.corrigido',
      alvo: file.titulo,
      antes: { slug, ...before },
      depois: { slug, ...change, motivo },
    });
  });
}

function refuseProblems(entry: object): void {
  const problems = entryProblems(entry).map(({ field, message }) => ({ field, value: '', message }));
  if (problems.length > 0) throw new Fault(422, 'NOT_READY', problems.map(problemSentence).join(' '), problems);
}
