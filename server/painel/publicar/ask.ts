import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Publicacao, publicacao } from '../../../catalog/painel/publicar/request.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { standingVersion } from '../../import/publish/standing.ts';
import { recordAct } from '../atos.ts';
import { decisionsOf } from './decisions.ts';
import { rehearsalToken } from './describe.ts';
import { changedSince, REHEARSED_AGAIN, settlePublished } from './publish.ts';
import { bodyOf, changeableEnsaio, keyOf, type PublicarServices, wantedEnsaio } from './services.ts';
import { changeEnsaio, type EnsaioRow, publishedLoad } from './store.ts';
import { sentName } from './task.ts';

/** What asking to publish came to. */
type Asked =
  | { kind: 'publish' }
  | { kind: 'already' }
  | { kind: 'published'; carga: number }
  | { kind: 'changed'; why: string };

/** Publishes what the person saw. Asked twice it is published once; where something changed since, it is rehearsed again. */
export async function askToPublish(publicar: PublicarServices, request: FastifyRequest): Promise<void> {
  const { services, queue } = publicar;
  const order = readShape(publicacao, request.body, 'BAD_REQUEST');
  const key = keyOf(request);
  const asked = await services.db.staff(key.tenant, async (client) => {
    const row = await wantedEnsaio(client, key, 'locked');
    return decide(client, request, row, order);
  });
  if (asked.kind === 'publish') queue.publish(bodyOf(request), key.id);
  if (asked.kind === 'published') await settlePublished({ db: services.db, folder: publicar.folder }, key, asked.carga);
  if (asked.kind !== 'changed') return;
  queue.rehearse(bodyOf(request), key.id);
  throw new Fault(409, 'ENSAIO_MUDOU', `${asked.why} ${REHEARSED_AGAIN}`);
}

async function decide(
  client: pg.ClientBase,
  request: FastifyRequest,
  row: EnsaioRow,
  order: Publicacao,
): Promise<Asked> {
  if (row.estado === 'publicando' || row.estado === 'publicado') return { kind: 'already' };
  const carga = await publishedLoad(client, row);
  if (carga !== null) return { kind: 'published', carga };
  const { relato } = row;
  if (row.estado !== 'ensaiado' || !relato?.report || row.dataset === null) throw notReady(row);
  if (relato.report.unchanged)
    throw new Fault(409, 'UNCHANGED', 'O mesmo arquivo já está publicado: não há o que publicar.');
  if (order.ficha !== rehearsalToken(row))
    throw new Fault(
      409,
      'ENSAIO_MUDOU',
      'O arquivo, as colunas ou as linhas mudaram depois do que você viu, aqui ou em outra tela. Confira de novo e publique.',
    );
  if ((await standingVersion(client, row.tenant, row.dataset)) !== relato.standing) {
    const why = await changedSince(client, row);
    await changeEnsaio(client, row, { estado: 'lendo', mensagem: why });
    return { kind: 'changed', why };
  }
  refuseUnconfirmed(relato, order);
  const { id: pessoa, nome: quem } = request.person;
  await changeEnsaio(client, row, {
    estado: 'publicando',
    mensagem: null,
    publicacao: { pessoa, quem, confirmadas: order.confirmadas },
  });
  await recordAct(client, request, {
    acao: 'ensaio.confirmado',
    alvo: sentName(row.arquivos),
    depois: { dataset: row.dataset, linhas: relato.report.accepted, confirmadas: order.confirmadas },
  });
  return { kind: 'publish' };
}

function refuseUnconfirmed(relato: NonNullable<EnsaioRow['relato']>, { confirmadas }: Publicacao): void {
  const open = decisionsOf(relato).filter(({ id }) => !confirmadas.includes(id));
  if (open.length === 0) return;
  throw new Fault(422, 'UNCONFIRMED', `Antes de publicar, confirme: ${open.map(({ frase }) => frase).join(' ')}`);
}

const NOT_READY: Readonly<Partial<Record<EnsaioRow['estado'], string>>> = {
  recebendo: 'Os arquivos ainda não chegaram inteiros. Espere o envio terminar.',
  escolher: 'Escolha antes o conjunto de dados.',
  lendo: 'A conferência ainda não terminou. Espere e veja o resultado antes de publicar.',
  recusado: 'O arquivo não pode ser publicado como está. Veja o que corrigir.',
  falhou: 'A conferência não terminou. Confira de novo.',
  desistido: 'Este envio foi descartado. Comece outro em Publicar.',
};

const notReady = ({ estado }: EnsaioRow): Fault =>
  new Fault(409, 'NOT_READY', NOT_READY[estado] ?? 'A conferência não terminou. Confira de novo.');

/** Rehearses again, on what is published now. */
export async function rehearseAgain({ services, queue }: PublicarServices, request: FastifyRequest): Promise<void> {
  const key = keyOf(request);
  await services.db.staff(key.tenant, async (client) => {
    const row = await changeableEnsaio(client, request);
    if (row.estado === 'recebendo' || row.estado === 'escolher') throw notReady(row);
    await changeEnsaio(client, row, { estado: 'lendo', mensagem: null });
    await recordAct(client, request, { acao: 'ensaio.refeito', alvo: sentName(row.arquivos) });
  });
  queue.rehearse(bodyOf(request), key.id);
}

/** Gives a rehearsal up: its files are deleted. */
export async function giveUp(publicar: PublicarServices, request: FastifyRequest): Promise<void> {
  const { services, queue, receiver, folder } = publicar;
  const key = keyOf(request);
  const files = await services.db.staff(key.tenant, async (client) => {
    const row = await changeableEnsaio(client, request);
    await changeEnsaio(client, row, { estado: 'desistido', relato: null, candidatos: [], mensagem: null });
    await recordAct(client, request, { acao: 'ensaio.descartado', alvo: sentName(row.arquivos) });
    return row.arquivos;
  });
  await queue.cancel(key.id);
  for (const { id } of files) await receiver.interrupt(id);
  await folder.remove(key);
}
