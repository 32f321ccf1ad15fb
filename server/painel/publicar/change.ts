import type { FastifyRequest } from 'fastify';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { type MudancaDoEnsaio, mudancaDoEnsaio } from '../../../catalog/painel/publicar/request.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { ColumnChoices } from '../../import/columns/choices.ts';
import { recordAct } from '../atos.ts';
import { forgetColumns } from './memory.ts';
import { refuseDataset } from './send.ts';
import { bodyOf, changeableEnsaio, keyOf, type PublicarServices } from './services.ts';
import { changeEnsaio, type EnsaioOrder, type EnsaioRow } from './store.ts';
import { orderedPeriods, sentName } from './task.ts';

/** Changes how files are read and what they replace, and rehearses them again. */
export async function changeOrder(publicar: PublicarServices, request: FastifyRequest): Promise<void> {
  const { services, queue } = publicar;
  const change = readShape(mudancaDoEnsaio, request.body, 'BAD_REQUEST');
  const key = keyOf(request);
  refuseDataset(publicar, request, change.dataset ?? null);
  const begins = await services.db.staff(key.tenant, async (client) => {
    const row = await changeableEnsaio(client, request);
    const dataset = change.dataset ?? row.dataset;
    const set = services.datasets.find(({ id }) => id === dataset) ?? null;
    const pedido = changedOrder(row, change, dataset !== row.dataset);
    if (set) refuseOrder(set, pedido);
    const reading = row.relato?.reading;
    if (change.esquecerColunas && reading) await forgetColumns(client, row.tenant, reading);
    const lendo = row.estado !== 'recebendo' && dataset !== null;
    await changeEnsaio(client, row, {
      dataset,
      pedido,
      revisao: row.revisao + 1,
      mensagem: null,
      ...(lendo && { estado: 'lendo' }),
      ...(dataset !== row.dataset && { relato: null, porque: null }),
    });
    await recordAct(client, request, {
      acao: 'ensaio.mudado',
      alvo: sentName(row.arquivos),
      antes: { dataset: row.dataset, ...row.pedido },
      depois: { dataset, ...pedido },
    });
    return lendo;
  });
  if (begins) queue.rehearse(bodyOf(request), key.id);
}

/** The order with a change. What was said of the columns is of one dataset and does not hold for another. */
function changedOrder(row: EnsaioRow, change: MudancaDoEnsaio, isOther: boolean): EnsaioOrder {
  const { pedido } = row;
  return {
    leitura: { ...pedido.leitura, ...definedOf(change.leitura ?? {}) },
    colunas: changedColumns(row, change, isOther),
    periodo: change.periodo ?? (isOther ? [] : pedido.periodo),
    referencia: change.referencia === undefined ? pedido.referencia : change.referencia,
    acrescenta: change.acrescenta ?? pedido.acrescenta,
    repetidas: change.repetidas === undefined ? pedido.repetidas : change.repetidas,
  };
}

/** The properties that a change brings, without those that are only named. */
const definedOf = <T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** What is said of the columns after a change. A field that a column is given leaves the column that had it. */
function changedColumns(row: EnsaioRow, change: MudancaDoEnsaio, isOther: boolean): ColumnChoices | null {
  const reading = isOther ? null : (row.relato?.reading ?? null);
  const before = isOther ? null : (row.pedido.colunas ?? reading?.choices ?? null);
  const kept = change.esquecerColunas ? {} : before;
  if (!change.colunas) return change.esquecerColunas ? {} : isOther ? null : row.pedido.colunas;
  const taken = new Set(Object.values(change.colunas).filter((field) => field !== null));
  const freed = (reading?.columns ?? []).flatMap(({ column, field }) =>
    field !== null && taken.has(field) && !(column in (change.colunas ?? {})) ? [[column, null] as const] : [],
  );
  return { ...kept, ...Object.fromEntries(freed), ...change.colunas };
}

/** Refuses fields that the dataset does not have, a field given to two columns, and periods that are none. */
function refuseOrder(set: Dataset, order: EnsaioOrder): void {
  const stored = new Set(storedOf(set).map(([name]) => name));
  const fields = Object.values(order.colunas ?? {}).filter((field) => field !== null);
  const strange = fields.find((field) => !stored.has(field));
  if (strange) throw new Fault(400, 'BAD_REQUEST', `${strange} não é um campo de ${set.title}. Escolha um da lista.`);
  const twice = fields.find((field, at) => fields.indexOf(field) < at);
  if (twice)
    throw new Fault(400, 'BAD_REQUEST', `${set.fields[twice]?.label} foi dado a duas colunas. Escolha só uma delas.`);
  orderedPeriods(set, order);
}
