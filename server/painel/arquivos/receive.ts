import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { sniffFile } from '../../arquivos/filetype.ts';
import { refuseMislabelled, refuseUnopenable } from '../../arquivos/refuse.ts';
import { fileDigest } from '../../arquivos/register.ts';
import type { DocumentText } from '../../arquivos/text.ts';
import { Fault } from '../../http/fault.ts';
import { Refusal } from '../../refusal.ts';
import { recordAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { inheritedSheet, type StandingDocument } from './describe.ts';
import type { FilesDesk } from './desk.ts';
import { takeDraft } from './drafts.ts';
import { guessSheet } from './guess.ts';
import { ownTransaction } from './owner.ts';
import { registeredDocuments } from './publish.ts';
import { tooLarge } from './staging.ts';

/** Drafts that one person may have open, and one body. */
const MOST_OF_PERSON = 200;
const MOST_OF_BODY = 500;
const MEGABYTE = 1024 ** 2;

/** A file that arrived whole: where it waits, and what was read of it. */
interface ReceivedFile {
  id: string;
  nome: string;
  tamanho: number;
  tipo: string;
  sha256: string;
  read: DocumentText;
}

/** Takes in a document: its bytes, its true type and its text. One that may not be published leaves nothing behind. */
export async function receiveFile(desk: FilesDesk, request: FastifyRequest, sentName: string): Promise<ReceivedFile> {
  const { services, staging, reader } = desk;
  const tenant = request.site.tenant.id;
  const megabytes = services.limits.documentMegabytes;
  if (Number(request.headers['content-length'] ?? 0) > megabytes * MEGABYTE) throw tooLarge(megabytes);
  const nome = plainName(sentName);
  const id = randomUUID();
  const path = await staging.receive(tenant, id, request.body as Readable, megabytes);
  try {
    const { size } = await stat(path);
    if (size === 0) throw new Refusal(`“${nome}” está vazio: envie-o de novo.`);
    const kind = await sniffFile(path, nome);
    refuseMislabelled(`“${nome}”`, nome, kind);
    const read = await reader.read({ path, type: kind.type, size });
    refuseUnopenable(`“${nome}”`, read);
    return { id, nome, tamanho: size, tipo: kind.type, sha256: await fileDigest(path), read };
  } catch (error) {
    await staging.drop(tenant, id);
    throw error instanceof Refusal ? new Fault(422, 'REFUSED_FILE', error.message) : error;
  }
}

const LONGEST_NAME = 150;

/** The name that a file was sent under, without folders, signs of markup or CPFs: it is shown, and never a path of ours. */
export function plainName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{C}<>"|?*:]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const short = clean.length > LONGEST_NAME ? `${clean.slice(0, LONGEST_NAME - 10)}…${clean.slice(-8)}` : clean;
  return hideCpf(short) || 'documento';
}

/** Keeps a received document as a draft, with what its name and text say of it. The same bytes twice are one draft. */
export async function keepDraft(
  { services, staging }: FilesDesk,
  request: FastifyRequest,
  file: ReceivedFile,
  substitui: string | null,
): Promise<string> {
  const tenant = request.site.tenant.id;
  try {
    return await ownTransaction(services.db, async (client) => {
      const twin = await sameDraft(client, tenant, file.sha256, substitui);
      if (twin) {
        await staging.drop(tenant, file.id);
        return twin;
      }
      await refuseCrowd(client, services, request, file.tamanho);
      const standing = substitui === null ? [] : await registeredDocuments(client, tenant);
      const replaced = standing.find(({ slug }) => slug === substitui);
      await client.query(INSERT, insertValues(request, file, { substitui, replaced }));
      await recordAct(client, request, { acao: 'documento.enviado', alvo: file.nome, depois: told(file) });
      return file.id;
    });
  } catch (error) {
    await staging.drop(tenant, file.id);
    throw error;
  }
}

const told = ({ tamanho, sha256, read }: ReceivedFile): object => ({
  tamanho,
  sha256,
  paginasComCpf: read.cpfs.length,
});

/** Puts other bytes into a draft, such as a copy in which the CPFs are covered. What people said of it stays. */
export async function replaceDraftFile(
  { services, staging }: FilesDesk,
  request: FastifyRequest,
  id: string,
  file: ReceivedFile,
): Promise<string> {
  const tenant = request.site.tenant.id;
  try {
    await ownTransaction(services.db, async (client) => {
      const draft = await takeDraft(client, tenant, id);
      const { read } = file;
      const values = [tenant, id, file.id, file.nome, file.tamanho, file.tipo, file.sha256, read.text];
      await client.query(REPLACE, [...values, JSON.stringify(read.passages), read.pages, read.read, read.blank]);
      await recordAct(client, request, { acao: 'documento.reenviado', alvo: draft.nome, depois: told(file) });
    });
  } catch (error) {
    await staging.drop(tenant, file.id);
    throw error;
  }
  await staging.drop(tenant, id);
  return file.id;
}

/** The number of a draft is that of its bytes: a draft whose bytes change gets another, and whoever held the old one sees it. */
const REPLACE = `UPDATE portal.preparados SET id = $3, nome = $4, tamanho = $5, tipo = $6, sha256 = $7, texto = $8, achados = $9,
  paginas = $10, lidas = $11, "semTexto" = $12, conferido = false WHERE tenant = $1 AND id = $2`;

const INSERT = `INSERT INTO portal.preparados (tenant, id, pessoa, quem, nome, tamanho, tipo, sha256, texto, achados, paginas, lidas,
  "semTexto", ficha, substitui) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

interface Replacing {
  substitui: string | null;
  replaced: StandingDocument | undefined;
}

function insertValues({ site, person }: FastifyRequest, file: ReceivedFile, of: Replacing): unknown[] {
  const { id, nome, tamanho, tipo, sha256, read } = file;
  const guess = guessSheet({ nome, texto: read.text, tipo: site.tenant.tipo, today: brasiliaToday() });
  const ficha = JSON.stringify(inheritedSheet(guess, of.replaced));
  const found = [JSON.stringify(read.passages), read.pages, read.read, read.blank, ficha];
  return [site.tenant.id, id, person.id, person.nome, nome, tamanho, tipo, sha256, read.text, ...found, of.substitui];
}

async function sameDraft(client: pg.ClientBase, tenant: number, sha256: string, substitui: string | null) {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM portal.preparados WHERE tenant = $1 AND sha256 = $2 AND substitui IS NOT DISTINCT FROM $3',
    [tenant, sha256, substitui],
  );
  return rows[0]?.id ?? null;
}

/** Refuses a draft where a person or a body has too many already, or too little room. */
async function refuseCrowd(
  client: pg.ClientBase,
  { limits }: DeskServices,
  { site, person }: FastifyRequest,
  size: number,
): Promise<void> {
  const { rows } = await client.query<{ todos: number; meus: number; bytes: number }>(
    `SELECT count(*) AS todos, count(*) FILTER (WHERE pessoa = $2) AS meus, coalesce(sum(tamanho), 0) AS bytes
     FROM portal.preparados WHERE tenant = $1`,
    [site.tenant.id, person.id],
  );
  const { todos = 0, meus = 0, bytes = 0 } = rows[0] ?? {};
  const isFull = bytes + size > limits.uploadRoomPerBody * MEGABYTE;
  if (meus < MOST_OF_PERSON && todos < MOST_OF_BODY && !isFull) return;
  const whose = meus >= MOST_OF_PERSON ? `Você já tem ${meus}` : `O órgão já tem ${todos}`;
  const message = `${whose} documentos por publicar. Publique ou apague alguns e envie este de novo.`;
  throw new Fault(429, 'TOO_MANY_UPLOADS', message);
}
