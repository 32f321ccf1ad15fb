import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import {
  type CorrecaoDeskAnswer,
  type CorrecoesDeskAnswer,
  correcaoBody,
} from '../../../catalog/painel/cargas/answer.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { redact, rehearseRedaction } from '../../import/redact.ts';
import { recordAct } from '../atos.ts';
import { refusing } from '../refused.ts';
import type { DeskServices } from '../services.ts';
import { recordName } from './registros.ts';

/** Rehearses the correction or withdrawal of a record or, once its reason is given, makes it. */
export async function correctRecord(
  { db }: DeskServices,
  request: FastifyRequest,
  set: Dataset,
): Promise<CorrecaoDeskAnswer> {
  const { chave: key, valores: values, motivo, ensaio } = readShape(correcaoBody, request.body, 'BAD_REQUEST');
  const job = { tenant: request.site.tenant.id, dataset: set, key, values };
  if (!ensaio && motivo === null)
    throw new Fault(400, 'BAD_REQUEST', 'Diga o motivo da correção: ele fica registrado e aparece no portal.');
  return refusing(() =>
    db.own(async (client) => {
      const { linhas, campos } = await rehearseRedaction(client, job);
      const told = campos.map((one) => ({ ...one, label: fieldOf(set, one.campo).label }));
      if (ensaio) return answerOf({ feita: false, linhas, arquivos: 0, campos: told });
      const done = await redact(client, {
        ...job,
        reason: motivo ?? '',
        author: request.person.nome,
        // Which fields, but not what they said: a record is often corrected because nobody may read that.
        onRecorded: (own) =>
          recordAct(own, request, {
            acao: values ? 'registro.corrigido' : 'registro.retirado',
            alvo: recordName(set, (name) => key[name] ?? ''),
            depois: { conjunto: set.id, campos: Object.keys(values ?? {}), motivo: hideCpf(motivo ?? '') },
          }),
      });
      return answerOf({ feita: true, linhas: done.rows, arquivos: done.loads, campos: told });
    }),
  );
}

const answerOf = (data: CorrecaoDeskAnswer['data']): CorrecaoDeskAnswer => ({ ok: true, data });

interface CorrectionRow {
  id: number;
  chave: Record<string, string>;
  valores: Record<string, unknown> | null;
  motivo: string;
  autor: string;
  feitaEm: Date;
}

const MOST = 100;

/** The latest corrections of a dataset, with who made each. */
export async function readDeskCorrections(
  client: pg.ClientBase,
  tenant: number,
  set: Dataset,
): Promise<CorrecoesDeskAnswer['data']> {
  const { rows } = await client.query<CorrectionRow>(
    `SELECT id, chave, valores, motivo, autor, "feitaEm" FROM portal.correcoes WHERE tenant = $1 AND dataset = $2
     ORDER BY id DESC LIMIT ${MOST}`,
    [tenant, set.id],
  );
  return rows.map(({ id, chave, valores, motivo, autor, feitaEm }) => ({
    id,
    registro: recordName(set, (name) => chave[name] ?? ''),
    retirado: valores === null,
    campos: Object.keys(valores ?? {}).map((name) => set.fields[name]?.label ?? name),
    motivo: hideCpf(motivo),
    autor,
    feitaEm: feitaEm.toISOString(),
  }));
}
