import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { maisArquivos, type NovoEnsaio, novoEnsaio } from '../../../catalog/painel/publicar/request.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { WrongOffset } from '../../envios/bytes.ts';
import { tooLarge } from '../../envios/upload.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { Limits } from '../../limits/limits.ts';
import { recordAct } from '../atos.ts';
import type { EnsaioKey } from './folder.ts';
import { stagedEnsaios } from './lists.ts';
import { loadableDatasets } from './rehearse.ts';
import { bodyOf, changeableEnsaio, keyOf, type PublicarServices, wantedEnsaio } from './services.ts';
import { changeEnsaio, type EnsaioFile, type EnsaioRow, findEnsaio, insertEnsaio, NO_ORDER } from './store.ts';
import { sentName } from './task.ts';

const MEGABYTE = 1024 ** 2;
/** Megabytes that one person may have waiting even where half of the body's room is less: the largest file there is. */
const LEAST_PER_PERSON = 2_048;

/** Begins a rehearsal: the files are announced, and their bytes come after. */
export async function beginEnsaio(publicar: PublicarServices, request: FastifyRequest): Promise<EnsaioKey> {
  const { services, folder } = publicar;
  const order = readShape(novoEnsaio, request.body, 'BAD_REQUEST');
  const { id: tenant } = request.site.tenant;
  const { person } = request;
  refuseDataset(publicar, request, order.dataset);
  const arquivos = announcedFiles(order.arquivos);
  const key = await services.db.staff(tenant, async (client) => {
    await refuseFull(client, services.limits, request, arquivos, true);
    const made = await insertEnsaio(client, {
      tenant,
      dataset: order.dataset,
      estado: 'recebendo',
      pessoa: person.id,
      quem: person.nome,
      arquivos,
      pedido: NO_ORDER,
    });
    await recordAct(client, request, {
      acao: 'ensaio.enviado',
      alvo: sentName(arquivos),
      depois: { arquivos: arquivos.length },
    });
    return made;
  });
  for (const { id } of arquivos) await folder.begin(key, id);
  return key;
}

/** Files as they are kept: the name of one is its sender's own, and may say whose it is. */
const announcedFiles = (files: NovoEnsaio['arquivos']): EnsaioFile[] =>
  files.map(({ nome, tamanho }) => ({ id: randomUUID(), nome: hideCpf(nome), tamanho }));

/** Refuses a dataset that takes no files in this body. */
export function refuseDataset({ services }: PublicarServices, request: FastifyRequest, dataset: string | null): void {
  if (dataset === null || loadableDatasets(services.datasets, bodyOf(request)).some(({ id }) => id === dataset)) return;
  throw new Fault(400, 'BAD_REQUEST', `${dataset} não recebe arquivos neste órgão. Escolha outro conjunto de dados.`);
}

/** Class of the lock by which the files of a body are counted one request at a time. */
const COUNTING = 7_302_030;

/** Refuses files for which a body or a person has no room left. */
async function refuseFull(
  client: pg.ClientBase,
  limits: Limits,
  { site, person }: FastifyRequest,
  files: readonly EnsaioFile[],
  isNew: boolean,
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [COUNTING, site.tenant.id]);
  const all = await stagedEnsaios(client, site.tenant.id);
  const own = all.filter(({ pessoa }) => pessoa === person.id);
  const { rehearsalsPerBody, rehearsalsPerPerson, uploadRoomPerBody } = limits;
  if (isNew && own.length >= rehearsalsPerPerson)
    throw full(`Você já tem ${counted(own.length, 'envio aberto', 'envios abertos')}`);
  if (isNew && all.length >= rehearsalsPerBody)
    throw full(`O órgão já tem ${counted(all.length, 'envio aberto', 'envios abertos')}`);
  const coming = files.reduce((sum, { tamanho }) => sum + tamanho, 0);
  const ownRoom = Math.max(LEAST_PER_PERSON, uploadRoomPerBody / 2);
  if (bytesOf(own) + coming > ownRoom * MEGABYTE)
    throw full(`Seus envios abertos passam, com este, de ${ownRoom.toLocaleString('pt-BR')} MB`);
  if (bytesOf(all) + coming > uploadRoomPerBody * MEGABYTE)
    throw full(`Os envios abertos do órgão passam, com este, de ${uploadRoomPerBody.toLocaleString('pt-BR')} MB`);
}

const bytesOf = (rows: readonly Pick<EnsaioRow, 'arquivos'>[]): number =>
  rows.flatMap(({ arquivos }) => arquivos).reduce((sum, { tamanho }) => sum + tamanho, 0);

const full = (why: string): Fault =>
  new Fault(429, 'TOO_MANY_UPLOADS', `${why}. Publique ou desista de algum deles antes.`);

/** Announces more files of a rehearsal. */
export async function addFiles(publicar: PublicarServices, request: FastifyRequest): Promise<void> {
  const { services, folder } = publicar;
  const arquivos = announcedFiles(readShape(maisArquivos, request.body, 'BAD_REQUEST').arquivos);
  const key = keyOf(request);
  await services.db.staff(key.tenant, async (client) => {
    const row = await changeableEnsaio(client, request);
    await refuseFull(client, services.limits, request, arquivos, false);
    await changeEnsaio(client, row, {
      arquivos: [...row.arquivos, ...arquivos],
      estado: 'recebendo',
      revisao: row.revisao + 1,
      relato: null,
    });
    await recordAct(client, request, {
      acao: 'ensaio.enviado',
      alvo: sentName(arquivos),
      depois: { arquivos: arquivos.length },
    });
  });
  for (const { id } of arquivos) await folder.begin(key, id);
}

/** Leaves a file out of a rehearsal; the last one is left out by giving the rehearsal up. */
export async function removeFile(publicar: PublicarServices, request: FastifyRequest): Promise<void> {
  const { services, folder, receiver } = publicar;
  const { arquivo } = request.params as { arquivo: string };
  const key = keyOf(request);
  await services.db.staff(key.tenant, async (client) => {
    const row = await changeableEnsaio(client, request);
    const gone = fileIn(row, arquivo);
    const arquivos = row.arquivos.filter((file) => file !== gone);
    if (arquivos.length === 0)
      throw new Fault(
        409,
        'LAST_FILE',
        'Este é o único arquivo do envio. Envie outro antes de tirá-lo, ou desista do envio.',
      );
    await changeEnsaio(client, row, { arquivos, estado: 'recebendo', revisao: row.revisao + 1, relato: null });
    await recordAct(client, request, {
      acao: 'ensaio.mudado',
      alvo: sentName(row.arquivos),
      antes: { arquivo: hideCpf(gone.nome) },
    });
  });
  await receiver.interrupt(arquivo);
  await folder.removeFile(key, arquivo);
  await receivedAll(publicar, request);
}

function fileIn(row: EnsaioRow, id: string): EnsaioFile {
  const file = row.arquivos.find((one) => one.id === id);
  if (file) return file;
  throw new Fault(404, 'NOT_FOUND', 'Este envio não tem esse arquivo. Abra o envio de novo.');
}

/** Takes a piece of a file, at the offset that the request says. */
export async function receiveBytes(
  publicar: PublicarServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { services, folder, receiver } = publicar;
  const { arquivo } = request.params as { arquivo: string };
  const key = keyOf(request);
  const row = await services.db.staff(key.tenant, (client) => wantedEnsaio(client, key, 'seen'));
  const file = fileIn(row, arquivo);
  const { 'upload-offset': offset = '', 'content-length': length = '0' } = request.headers;
  if (!/^\d{1,15}$/.test(String(offset)))
    throw new Fault(400, 'BAD_REQUEST', 'Falta o cabeçalho Upload-Offset, com o número de bytes já enviados.');
  if (Number(offset) + Number(length) > file.tamanho) throw tooLarge(reply, file.tamanho);
  try {
    await receiver.write(file.id, Number(offset), request.raw, async () => {
      await folder.begin(key, file.id);
      const received = await folder.received(key, file.id);
      const whole = row.estado !== 'recebendo' || received === file.tamanho;
      return { id: file.id, tamanho: file.tamanho, path: folder.file(key, file.id), received, whole };
    });
  } catch (error) {
    if (error instanceof WrongOffset) reply.header('upload-offset', String(error.received));
    throw error;
  }
  await receivedAll(publicar, request);
}

/** Begins to rehearse once every byte is there; says whether it did. */
async function receivedAll({ services, folder, queue }: PublicarServices, request: FastifyRequest): Promise<boolean> {
  const key = keyOf(request);
  const begun = await services.db.staff(key.tenant, async (client) => {
    const row = await findEnsaio(client, key, 'locked');
    if (row?.estado !== 'recebendo') return false;
    for (const { id, tamanho } of row.arquivos) if ((await folder.received(key, id)) !== tamanho) return false;
    await changeEnsaio(client, key, { estado: 'lendo', mensagem: null });
    return true;
  });
  if (begun) queue.rehearse(bodyOf(request), key.id);
  return begun;
}
