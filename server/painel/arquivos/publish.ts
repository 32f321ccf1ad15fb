import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { categoryOf } from '../../../catalog/arquivos/arquivos.ts';
import { partsIn, slugFor } from '../../../catalog/arquivos/entry.ts';
import type { DocumentSheet } from '../../../catalog/painel/arquivos/answer.ts';
import { endEdition, openEdition } from '../../arquivos/editions.ts';
import { announceFiles, type FoundFile, lockFiles, registerFile } from '../../arquivos/register.ts';
import { Fault } from '../../http/fault.ts';
import { recordAct } from '../atos.ts';
import { draftProblems, type StandingDocument, sheetOf } from './describe.ts';
import { changeServedFile, type FilesDesk } from './desk.ts';
import { type DraftRow, dropDraft, listDrafts, takeDraft } from './drafts.ts';
import type { FileStep } from './journal.ts';

type WholeDraft = DraftRow & { texto: string };

/** A published document as the register has it. */
export type RegisteredDocument = FoundFile & StandingDocument;

/** Publishes a draft, whole or not at all, and gives its address. */
export async function publishDraft(desk: FilesDesk, request: FastifyRequest, id: string): Promise<PublishedDraft> {
  const { id: tenant, slug: body } = request.site.tenant;
  const result = await changeServedFile(desk, async (client, take) => {
    await lockFiles(client, tenant);
    const draft = await takeDraft(client, tenant, id);
    const standing = await registeredDocuments(client, tenant);
    const ficha = readySheet(draft, standing, await listDrafts(client, tenant));
    const before = standing.find(({ slug }) => slug === draft.substitui) ?? null;
    const file = await foundFile(desk, { draft, ficha, body, before });
    const step = stepOf(desk, { tenant, body, draft, before, file });
    if (before) await keepBefore(client, desk, request, { before, step, draft });
    await registerFile(client, tenant, file);
    const motivo = before ? draft.motivo : null;
    await openEdition(client, tenant, file.slug, { quem: request.person.nome, motivo, passo: step.id });
    await announceFiles(client, tenant, [file.ano]);
    await dropDraft(client, tenant, id);
    await recordAct(client, request, {
      acao: before ? 'documento.substituido' : 'documento.publicado',
      alvo: file.titulo,
      ...(before && { antes: { sha256: before.sha256, data: before.data } }),
      depois: { slug: file.slug, categoria: file.categoria, sha256: file.sha256, conferido: file.conferido, motivo },
    });
    await take(step);
    return { id, slug: file.slug, titulo: file.titulo };
  });
  await desk.staging.drop(tenant, id);
  return result;
}

export interface PublishedDraft {
  id: string;
  slug: string;
  titulo: string;
}

/** The whole register of a body, but for the texts. As the owner. */
export async function registeredDocuments(client: pg.ClientBase, tenant: number): Promise<RegisteredDocument[]> {
  const { rows } = await client.query<RegisteredDocument>(
    `SELECT slug, categoria, titulo, ano, periodo, parte, partes, data, tamanho, tipo, sha256, caminho, '' AS texto,
       coalesce(conferido, false) AS conferido, ordem FROM portal.arquivos WHERE tenant = $1`,
    [tenant],
  );
  return rows;
}

/** A sheet in which nothing is missing. */
interface ReadySheet extends DocumentSheet {
  categoria: string;
  titulo: string;
  ano: number;
  data: string;
}

function readySheet(draft: DraftRow, standing: readonly StandingDocument[], drafts: readonly DraftRow[]): ReadySheet {
  const problems = draftProblems(draft, { standing, drafts });
  const { categoria, titulo, ano, data, ...rest } = sheetOf(draft, standing);
  if (problems.length === 0 && categoria && titulo && ano && data) return { ...rest, categoria, titulo, ano, data };
  const said = problems.map(({ mensagem }) => mensagem).join(' ');
  throw new Fault(
    422,
    'NOT_READY',
    `“${draft.nome}” ainda não pode ser publicado. ${said}`,
    problems.map(({ campo, mensagem }) => ({ field: campo, value: '', message: mensagem })),
  );
}

interface Publication {
  draft: WholeDraft;
  ficha: ReadySheet;
  /** Name of the body's folder. */
  body: string;
  before: RegisteredDocument | null;
}

async function foundFile(desk: FilesDesk, { draft, ficha, body, before }: Publication): Promise<FoundFile> {
  const { categoria, titulo, ano, periodo, parte, partes, data } = ficha;
  const entry = { titulo, ano, partes, ...(parte && { parte }) };
  const slug = before?.slug ?? slugFor(entry);
  const { tamanho, tipo, sha256, texto, conferido, achados } = draft;
  return {
    ...{ slug, categoria, titulo: titulo.trim(), ano, periodo: periodo || null, parte: parte || null, data },
    ...{ tamanho, tipo, sha256, texto, conferido: conferido && achados.length > 0 },
    partes: partsIn(entry),
    ordem: before?.ordem ?? null,
    caminho: await pathFor(desk, { slug, body, before, categoria, nome: draft.nome }),
  };
}

interface Naming {
  slug: string;
  body: string;
  before: RegisteredDocument | null;
  categoria: string;
  nome: string;
}

/** The path of a document: that of the one it replaces or, for a new one, a path that no other file of the body has. */
async function pathFor({ services }: FilesDesk, { slug, body, before, categoria, nome }: Naming): Promise<string> {
  const ending = extname(nome).toLowerCase();
  if (before && extname(before.caminho).toLowerCase() === ending) return before.caminho;
  const folder = categoryOf(categoria)?.sigla?.toLowerCase() ?? categoria;
  for (let count = 1; ; count++) {
    const path = `${folder}/${slug}${count > 1 ? `-${count}` : ''}${ending}`;
    const isTaken = await stat(join(services.filesDir, body, path)).catch(() => null);
    if (!isTaken) return path;
  }
}

interface Stepping {
  tenant: number;
  body: string;
  draft: DraftRow;
  before: RegisteredDocument | null;
  file: FoundFile;
}

const stepOf = ({ staging }: FilesDesk, { tenant, body, draft, before, file }: Stepping): FileStep => ({
  id: randomUUID(),
  tenant,
  slug: body,
  caminho: file.caminho,
  fonte: staging.pathOf(tenant, draft.id),
  largado: before && before.caminho !== file.caminho ? before.caminho : null,
});

interface Replacing {
  before: RegisteredDocument;
  step: FileStep;
  draft: DraftRow;
}

/** Keeps the edition that is replaced, bytes and all. */
async function keepBefore(
  client: pg.ClientBase,
  { services }: FilesDesk,
  { person }: FastifyRequest,
  { before, step, draft }: Replacing,
): Promise<void> {
  await endEdition(client, step.tenant, before.slug, {
    path: join(services.filesDir, step.slug, before.caminho),
    fim: 'substituída',
    quem: person.nome,
    motivo: draft.motivo ?? '',
    passo: step.id,
  });
}
