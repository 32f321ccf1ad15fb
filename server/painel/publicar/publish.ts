import type pg from 'pg';
import { advance } from '../../envios/queue.ts';
import { faultOf } from '../../http/fault.ts';
import type { DoubtKind } from '../../import/publish/report.ts';
import { RejectedLoad } from '../../import/publish/report.ts';
import { StaleRehearsal } from '../../import/publish/standing.ts';
import { Refusal } from '../../refusal.ts';
import { writeAct } from '../atos.ts';
import type { EnsaioFolder, EnsaioKey } from './folder.ts';
import { rememberColumns } from './memory.ts';
import type { RehearsalTools, RunningRehearsal } from './rehearse.ts';
import { changeEnsaio, type EnsaioRow, findEnsaio, publishedLoad } from './store.ts';
import { loadTaskOf, sentName } from './task.ts';

/** Decisions of the panel that the import asks about too. */
const DOUBTS: readonly DoubtKind[] = ['recusadas', 'letras', 'ausente', 'queda', 'registro'];

/**
 * Publishes what was rehearsed, once. The load carries the number of the rehearsal, and the database takes no second one
 * with it: whatever falls at whatever moment, that mark says whether it was published.
 */
export async function publishRehearsed(
  tools: RehearsalTools,
  { row, processes, signal, at }: RunningRehearsal,
): Promise<'rehearse' | 'done'> {
  const { db, database, folder, datasets } = tools;
  const set = datasets.find(({ id }) => id === row.dataset);
  if (!set) throw new Error(`there is no dataset ${row.dataset}`);
  try {
    const marked = await db.staff(row.tenant, (client) => publishedLoad(client, row));
    const confirmed = row.publicacao?.confirmadas ?? [];
    const task = {
      ...loadTaskOf(folder, database, row, set, await folder.mends(row)),
      author: row.publicacao?.quem ?? row.quem,
      refusedPath: folder.refused(row),
      confirmed: DOUBTS.filter((kind) => confirmed.some((one) => one === kind)),
      mark: row.id,
      standing: row.relato?.standing ?? 0,
      // Refused rows stay out once that is confirmed; without any there is nothing to confirm.
      maxRefused: 1,
    };
    const carga = marked ?? (await processes.run(task, (step) => advance(at, step), signal)).carga;
    await settlePublished(tools, row, carga);
    return 'done';
  } catch (error) {
    if (signal.aborted) throw error;
    return settleFailure(tools, row, error);
  }
}

/** Writes down that a rehearsal was published, with the act in the log, and deletes its files. Done once, whoever comes first. */
export async function settlePublished(
  { db, folder }: Pick<RehearsalTools, 'db' | 'folder'>,
  key: EnsaioKey,
  carga: number | null,
): Promise<void> {
  await db.staff(key.tenant, async (client) => {
    const row = await findEnsaio(client, key, 'locked');
    if (row && row.estado !== 'publicado') await recordPublished(client, row, carga);
  });
  await folder.spend(key);
}

/** Marks a locked rehearsal as published and writes who did it into the log. */
async function recordPublished(client: pg.ClientBase, row: EnsaioRow, carga: number | null): Promise<void> {
  const { publicacao, relato, tenant } = row;
  const quem = publicacao?.quem ?? row.quem;
  await changeEnsaio(client, row, { estado: 'publicado', carga, mensagem: null });
  if (relato?.reading) await rememberColumns(client, tenant, quem, relato.reading);
  await writeAct(
    client,
    { tenant, pessoa: publicacao?.pessoa ?? row.pessoa, quem },
    {
      acao: 'carga.publicada',
      alvo: row.dataset ?? '',
      depois: {
        carga,
        arquivo: sentName(row.arquivos),
        linhas: relato?.report?.accepted ?? 0,
        recusadas: relato?.report?.refused ?? 0,
        emendadas: relato?.mended ?? 0,
        periodos: relato?.report?.periods ?? [],
        confirmadas: publicacao?.confirmadas ?? [],
      },
    },
  );
}

/** What becomes of a rehearsal that was not published, or whose publication nobody heard of. */
async function settleFailure(tools: RehearsalTools, row: EnsaioRow, error: unknown): Promise<'rehearse' | 'done'> {
  const { db } = tools;
  // The connection may have broken after the rows were in.
  const carga = await db.staff(row.tenant, (client) => publishedLoad(client, row));
  if (carga !== null) {
    await settlePublished(tools, row, carga);
    return 'done';
  }
  const stale = error instanceof StaleRehearsal;
  const isOurs = !(error instanceof Refusal);
  await db.staff(row.tenant, async (client) => {
    const now = await findEnsaio(client, row, 'locked');
    if (now?.estado !== 'publicando') return;
    const relato = now.relato && { ...now.relato, ...(error instanceof RejectedLoad && { report: error.report }) };
    await changeEnsaio(client, row, {
      publicacao: null,
      ...(stale && { estado: 'lendo', mensagem: `${await changedSince(client, now)} ${REHEARSED_AGAIN}` }),
      ...(isOurs && { estado: 'falhou', mensagem: `Nada foi publicado. ${faultOf(error).message}` }),
      ...(!stale && !isOurs && relato && { estado: 'recusado', relato: { ...relato, refusal: messageOf(error) } }),
    });
  });
  if (isOurs && faultOf(error).status === 500) throw error;
  return stale ? 'rehearse' : 'done';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Says what was published since a rehearsal, and by whom. */
export async function changedSince(client: pg.ClientBase, row: EnsaioRow): Promise<string> {
  const { rows } = await client.query<{ id: number; autor: string; arquivo: string; hora: string }>(
    `SELECT id, autor, arquivo, to_char("publicadaEm" AT TIME ZONE 'America/Sao_Paulo', 'DD/MM, HH24:MI') AS hora
     FROM portal.cargas WHERE tenant = $1 AND dataset = $2 AND id > $3 ORDER BY id DESC LIMIT 1`,
    [row.tenant, row.dataset, row.relato?.last ?? 0],
  );
  const [last] = rows;
  if (!last) return 'Registros publicados deste conjunto foram corrigidos depois da conferência.';
  return `${last.autor} publicou “${last.arquivo}” (carga ${last.id}) em ${last.hora}, depois deste ensaio.`;
}

/** Follows what was published since: a sentence for whoever asked to publish. */
export const REHEARSED_AGAIN =
  'Nada foi publicado: o arquivo está sendo conferido de novo com o que há agora. Confira e publique de novo.';

/**
 * Finds out what became of a publication whose server fell: the mark of its load says that it was published; without one,
 * and with no load of the dataset under way that could still end, nothing was.
 */
export async function resolvePublication(
  tools: { db: RehearsalTools['db']; folder: EnsaioFolder },
  key: EnsaioKey,
): Promise<void> {
  const published = await tools.db.staff(key.tenant, async (client) => {
    const row = await findEnsaio(client, key, 'locked');
    if (row?.estado !== 'publicando' || row.vivo || !(await isAbandoned(client, row))) return false;
    const carga = await publishedLoad(client, row);
    if (carga !== null) await recordPublished(client, row, carga);
    else await changeEnsaio(client, row, { estado: 'ensaiado', publicacao: null, mensagem: CUT_OFF });
    return carga !== null;
  });
  if (published) await tools.folder.spend(key);
}

const CUT_OFF = 'O servidor parou antes de terminar, e nada foi publicado. Confira e publique de novo.';

/** Whether no server and no process of one that fell is at a publication: both hold a lock for as long as they are. */
async function isAbandoned(client: pg.ClientBase, { tenant, id, dataset }: EnsaioRow): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AND pg_try_advisory_xact_lock($2, hashtext($3)) AS free`,
    [id, tenant, dataset],
  );
  return rows[0]?.free ?? false;
}
