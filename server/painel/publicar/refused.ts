import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinhaRecusada, RecusadasAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { type Emendas, emendas } from '../../../catalog/painel/publicar/request.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { streamReply } from '../../http/stream.ts';
import { GRID_ROWS, type GridRow } from '../../import/check/grid.ts';
import type { LineMend } from '../../import/check/mends.ts';
import { recordAct } from '../atos.ts';
import { bodyOf, changeableEnsaio, keyOf, type PublicarServices, wantedEnsaio } from './services.ts';
import { changeEnsaio } from './store.ts';
import { sentName } from './task.ts';

/** Rows of a page. */
const PAGE = 50;

/** The refused rows of a rehearsal one by one, without holding them all. */
async function* gridRows(path: string): AsyncGenerator<GridRow> {
  if (!(await stat(path).catch(() => null))) return;
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield JSON.parse(line);
}

/** A page of the refused rows, each with its cells and what is wrong with them. */
export async function refusedPage(publicar: PublicarServices, request: FastifyRequest): Promise<RecusadasAnswer> {
  const { services, folder } = publicar;
  const key = keyOf(request);
  const row = await services.db.staff(key.tenant, (client) => wantedEnsaio(client, key, 'seen'));
  const total = row.relato?.report?.refused ?? 0;
  const mostradas = Math.min(total, GRID_ROWS);
  const paginas = Math.max(1, Math.ceil(mostradas / PAGE));
  const asked = Number((request.query as { pagina?: string }).pagina ?? 1);
  const pagina = Math.min(paginas, Math.max(1, Number.isInteger(asked) ? asked : 1));
  const mends = new Set((await folder.mends(key)).map(({ file, line }) => `${file}\n${line}`));
  let colunas: readonly string[] = [];
  const linhas: LinhaRecusada[] = [];
  let at = 0;
  for await (const one of gridRows(folder.grid(key))) {
    if (at === 0) colunas = one.header;
    if (at >= pagina * PAGE) break;
    if (at >= (pagina - 1) * PAGE) linhas.push(shownRow(one, colunas, mends.has(`${one.file}\n${one.line}`)));
    at += 1;
  }
  return { ok: true, data: { colunas: [...colunas], linhas, pagina, paginas, total, mostradas } };
}

const shownRow = (row: GridRow, colunas: readonly string[], emendada: boolean): LinhaRecusada => ({
  arquivo: row.file,
  linha: row.line,
  registro: row.record,
  colunas: row.header.join('\n') === colunas.join('\n') ? null : [...row.header],
  celulas: [...row.cells],
  mascaradas: [...row.hidden],
  problemas: row.problems.map(({ cell, field, message }) => ({
    coluna: cell < 0 ? null : cell,
    campo: field === '' ? null : field,
    frase: message,
  })),
  emendada,
});

/** Mended rows that one rehearsal may have. */
const MOST_MENDED = 10_000;

/** Keeps mended cells beside the file, whose bytes never change, and rehearses again with them. */
export async function mendRows(publicar: PublicarServices, request: FastifyRequest): Promise<void> {
  const { services, folder, queue } = publicar;
  const { linhas } = readShape(emendas, request.body, 'BAD_REQUEST');
  const key = keyOf(request);
  await services.db.staff(key.tenant, async (client) => {
    const row = await changeableEnsaio(client, request);
    if (row.estado !== 'ensaiado' && row.estado !== 'recusado')
      throw new Fault(409, 'NOT_READY', 'Espere a conferência terminar para corrigir as linhas.');
    const mends = await mergedMends(folder.grid(key), await folder.mends(key), linhas);
    if (mends.length > MOST_MENDED)
      throw new Fault(
        400,
        'TOO_MANY',
        `Corrija até ${MOST_MENDED.toLocaleString('pt-BR')} linhas aqui; mais do que isso, no sistema de origem.`,
      );
    await folder.keepMends(key, mends);
    await changeEnsaio(client, row, { estado: 'lendo', revisao: row.revisao + 1, mensagem: null });
    await recordAct(client, request, {
      acao: 'ensaio.emendado',
      alvo: sentName(row.arquivos),
      depois: { linhas: counted(linhas.length, 'linha corrigida', 'linhas corrigidas') },
    });
  });
  queue.rehearse(bodyOf(request), key.id);
}

/** The mends with those of a request. A row mended before keeps the cells that are not mended again. */
async function mergedMends(grid: string, before: readonly LineMend[], linhas: Emendas['linhas']): Promise<LineMend[]> {
  const keyed = new Map(before.map((mend) => [`${mend.file}\n${mend.line}`, mend]));
  const wanted = new Map(linhas.map((one) => [`${one.arquivo}\n${one.linha}`, one]));
  const prints = new Map<string, string>();
  for await (const { file, line, print } of gridRows(grid)) {
    const key = `${file}\n${line}`;
    if (wanted.has(key)) prints.set(key, print);
    if (prints.size === wanted.size) break;
  }
  for (const [key, { arquivo, linha, celulas }] of wanted) {
    const old = keyed.get(key);
    const print = old?.print ?? prints.get(key);
    if (print === undefined)
      throw new Fault(
        409,
        'ENSAIO_MUDOU',
        `A linha ${linha} de ${arquivo} já não está entre as recusadas. Abra a lista de novo.`,
      );
    if (celulas === null) keyed.delete(key);
    else
      keyed.set(key, {
        file: arquivo,
        line: linha,
        print,
        cells: celulas.map((cell, at) => cell ?? old?.cells[at] ?? null),
      });
  }
  return [...keyed.values()];
}

/** Sends all refused rows as a file, documents of people masked. */
export async function sendRefused(
  publicar: PublicarServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { services, folder } = publicar;
  const key = keyOf(request);
  await services.db.staff(key.tenant, (client) => wantedEnsaio(client, key, 'seen'));
  const path = folder.refused(key);
  if (!(await stat(path).catch(() => null)))
    throw new Fault(404, 'NOT_FOUND', 'Nenhuma linha deste envio foi recusada.');
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="recusadas.csv"',
  };
  await streamReply(services, request, reply, headers, async () => createReadStream(path));
}
