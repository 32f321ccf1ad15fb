import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { fieldOf } from '../../../catalog/dataset.ts';
import type {
  ConjuntosAnswer,
  EnsaioDeskAnswer,
  EnsaiosAnswer,
  MapeamentosAnswer,
} from '../../../catalog/painel/publicar/answer.ts';
import { Fault } from '../../http/fault.ts';
import { standingVersion } from '../../import/publish/standing.ts';
import { recordAct } from '../atos.ts';
import { describeEnsaio, summariseEnsaio } from './describe.ts';
import type { EnsaioKey } from './folder.ts';
import { type EnsaioLine, listEnsaios, openEnsaios } from './lists.ts';
import { forgetColumns, rememberedColumns } from './memory.ts';
import { changedSince, resolvePublication } from './publish.ts';
import { loadableDatasets } from './rehearse.ts';
import { bodyOf, keyOf, type PublicarServices, wantedEnsaio } from './services.ts';
import { type EnsaioRow, notePresence } from './store.ts';

/** Milliseconds between two notes that somebody has a rehearsal open. */
const SEEN_MS = 10_000;
/** Milliseconds without a note after which somebody who comes back has come anew. */
const GONE_MS = 60_000;

/** One rehearsal with all that a person decides by. Asking for it says that the person has it open. */
export async function showEnsaio(
  publicar: PublicarServices,
  request: FastifyRequest,
  key: EnsaioKey = keyOf(request),
): Promise<EnsaioDeskAnswer> {
  const { services, folder } = publicar;
  const found = await services.db.staff(key.tenant, (client) => wantedEnsaio(client, key, 'seen'));
  await revive(publicar, request, found);
  const { row, ...around } = await services.db.staff(key.tenant, async (client) => {
    const row = await wantedEnsaio(client, key, 'seen');
    await noteSeen(client, request, row);
    const beside = row.dataset === null ? [] : await openEnsaios(client, key.tenant, { dataset: row.dataset });
    const siblings = await openEnsaios(client, key.tenant, { lote: row.lote });
    return { row, beside, siblings, changed: await changedBy(client, row) };
  });
  const context = { pessoa: request.person.id, datasets: services.datasets, folder, ...around };
  return { ok: true, data: await describeEnsaio(row, context) };
}

/** Takes up what a server that fell left: work is begun again, and a publication is found out about. */
async function revive(
  { services, folder, queue }: PublicarServices,
  request: FastifyRequest,
  row: Pick<EnsaioRow, 'tenant' | 'id' | 'estado' | 'vivo'>,
): Promise<void> {
  if (row.vivo || queue.isAtWork(row.id)) return;
  if (row.estado === 'lendo') queue.rehearse(bodyOf(request), row.id);
  if (row.estado === 'publicando') await resolvePublication({ db: services.db, folder }, row);
}

async function changedBy(client: pg.ClientBase, row: EnsaioRow): Promise<string | null> {
  if (row.estado !== 'ensaiado' || row.dataset === null || !row.relato) return null;
  const now = await standingVersion(client, row.tenant, row.dataset);
  return now === row.relato.standing ? null : `${await changedSince(client, row)} Confira de novo antes de publicar.`;
}

async function noteSeen(client: pg.ClientBase, { person }: FastifyRequest, row: EnsaioRow): Promise<void> {
  const now = new Date();
  const before = row.presencas[person.id];
  const silent = before ? now.getTime() - Date.parse(before.visto) : Number.POSITIVE_INFINITY;
  if (silent < SEEN_MS) return;
  const visto = now.toISOString();
  const seen = { nome: person.nome, desde: before && silent < GONE_MS ? before.desde : visto, visto };
  row.presencas = { ...row.presencas, [person.id]: seen };
  await notePresence(client, row, person.id, seen);
}

/** The rehearsals of the body, the last that was touched first. */
export async function showEnsaios(publicar: PublicarServices, request: FastifyRequest): Promise<EnsaiosAnswer> {
  const { services, folder } = publicar;
  const { id: tenant } = request.site.tenant;
  const read = (): Promise<EnsaioLine[]> => services.db.staff(tenant, (client) => listEnsaios(client, tenant));
  const found = await read();
  const left = found.filter(({ estado, vivo }) => !vivo && (estado === 'lendo' || estado === 'publicando'));
  for (const row of left) await revive(publicar, request, row);
  const rows = left.length > 0 ? await read() : found;
  const context = { pessoa: request.person.id, datasets: services.datasets, folder };
  return { ok: true, data: await Promise.all(rows.map((row) => summariseEnsaio(row, context))) };
}

/** The datasets that take files in the body, and when each was last published. */
export async function showDatasets({ services }: PublicarServices, request: FastifyRequest): Promise<ConjuntosAnswer> {
  const { id: tenant } = request.site.tenant;
  const { rows } = await services.db.staff(tenant, (client) =>
    client.query<{ dataset: string; ultima: Date }>(
      'SELECT dataset, max("publicadaEm") AS ultima FROM portal.cargas WHERE tenant = $1 GROUP BY dataset',
      [tenant],
    ),
  );
  const last = new Map(rows.map(({ dataset, ultima }) => [dataset, ultima.toISOString()]));
  return {
    ok: true,
    data: loadableDatasets(services.datasets, bodyOf(request)).map((set) => ({
      dataset: set.id,
      titulo: set.title,
      sobre: set.about,
      periodo: fieldOf(set, set.period).label,
      ultima: last.get(set.id) ?? null,
    })),
  };
}

/** What the body remembers of the columns of its files. */
export async function showMemory({ services }: PublicarServices, request: FastifyRequest): Promise<MapeamentosAnswer> {
  const { id: tenant } = request.site.tenant;
  const found = await services.db.staff(tenant, (client) => rememberedColumns(client, tenant));
  return {
    ok: true,
    data: found.map(({ id, dataset, colunas, choices, who, gravadoEm }) => {
      const set = services.datasets.find((one) => one.id === dataset);
      return {
        id,
        dataset,
        titulo: set?.title ?? dataset,
        colunas,
        mudancas: Object.entries(choices).map(([coluna, campo]) => ({
          coluna,
          campo,
          label: campo === null ? null : (set?.fields[campo]?.label ?? campo),
        })),
        quem: who,
        gravadoEm: gravadoEm.toISOString(),
      };
    }),
  };
}

/** Forgets what the body remembers of the columns of one kind of file. */
export async function forgetMemory({ services }: PublicarServices, request: FastifyRequest): Promise<void> {
  const { id: tenant } = request.site.tenant;
  const { id } = request.params as { id: string };
  await services.db.staff(tenant, async (client) => {
    const dataset = await forgetColumns(client, tenant, { id });
    if (dataset === null)
      throw new Fault(404, 'NOT_FOUND', 'O portal já não lembra destas colunas. Abra a lista de novo.');
    await recordAct(client, request, { acao: 'mapeamento.esquecido', alvo: dataset });
  });
}
