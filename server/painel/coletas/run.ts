import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { type Agenda, nextRun } from '../../../catalog/painel/coletas/agenda.ts';
import type { ColetaResultado } from '../../../catalog/painel/coletas/answer.ts';
import type { Fonte } from '../../../catalog/painel/coletas/fontes.ts';
import { brasiliaDay } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { atomically } from '../../database/atomic.ts';
import type { Database } from '../../database/db.ts';
import { Refusal } from '../../refusal.ts';
import type { WebhookNetwork } from '../../webhooks/post.ts';
import { writeAct } from '../atos.ts';
import { guardedFetch } from './guarded.ts';
import type { PaperRoom } from './papers/bounds.ts';
import { bringPapers } from './papers/bring.ts';
import { type Colheita, SOURCES, toldPapers } from './sources.ts';

/** What readings need. */
export interface HarvestServices {
  db: Database;
  datasets: readonly Dataset[];
  network: WebhookNetwork;
  /** Where the documents of sources are kept, and how they are read. */
  papers: Pick<PaperRoom, 'filesDir' | 'stagingDir' | 'reader' | 'documentMegabytes' | 'bounds'>;
  /** Milliseconds between two requests to a source; the usual ones where nothing is said. */
  rest?: number;
  failed(error: unknown): void;
}

interface DueHarvest extends Agenda {
  tenant: number;
  tipo: string;
  id: string;
  nome: string;
  fonte: Fonte;
  endereco: string;
  conjuntos: string[];
}

/** Milliseconds after which a reading is given up. */
const MOST_MS = 3_600_000;

/**
 * Takes the reading that is due the longest, and notes when the next is: should this one be cut off, it is not tried without
 * end. One that began long ago was cut off.
 */
const TAKE = `UPDATE portal.coletas c SET "comecouEm" = $1, "pedidaEm" = NULL
FROM portal.tenants t WHERE t.id = c.tenant AND (c.tenant, c.id) IN (
  SELECT d.tenant, d.id FROM portal.coletas d JOIN portal.tenants o ON o.id = d.tenant
  WHERE (d."pedidaEm" IS NOT NULL OR (NOT d.pausada AND d."proximaEm" <= $1)) AND NOT o.dados ? 'mudanca'
    AND (d."comecouEm" IS NULL OR d."comecouEm" < $1::timestamptz - interval '2 hours')
  ORDER BY coalesce(d."pedidaEm", d."proximaEm") LIMIT 1)
RETURNING c.tenant, t.tipo, c.id, c.nome, c.fonte, c.endereco, c.conjuntos, c.frequencia, c.hora, c.dia`;

/** Reads every source that is due, one after another. Says how many. */
export async function runDueHarvests(services: HarvestServices, now: Date, signal: AbortSignal): Promise<number> {
  for (let done = 0; ; done++) {
    signal.throwIfAborted();
    const due = await services.db.own((client) => takeDue(client, now), signal);
    if (!due) return done;
    await runHarvest(services, due, now, signal);
  }
}

async function takeDue(client: pg.ClientBase, now: Date): Promise<DueHarvest | undefined> {
  const { rows } = await client.query<DueHarvest>(TAKE, [now]);
  const [due] = rows;
  if (due)
    await client.query('UPDATE portal.coletas SET "proximaEm" = $3 WHERE tenant = $1 AND id = $2', [
      due.tenant,
      due.id,
      nextRun(due, now),
    ]);
  return due;
}

async function runHarvest(services: HarvestServices, due: DueHarvest, now: Date, stop: AbortSignal): Promise<void> {
  const { db, datasets, network, papers, rest } = services;
  const signal = AbortSignal.any([stop, AbortSignal.timeout(MOST_MS)]);
  const fetch = guardedFetch(network);
  const resultado = await SOURCES[due.fonte]({
    own: (work) => db.own(work, signal),
    datasets,
    tenant: { id: due.tenant, tipo: due.tipo },
    nome: due.nome,
    endereco: due.endereco,
    conjuntos: due.conjuntos,
    today: brasiliaDay(now),
    courtesy: { fetch, signal, ...(rest !== undefined && { rest }) },
    bringPapers: (task) => bringPapers({ ...papers, db, fetch, signal }, task),
  }).then(resultOf, (error: unknown) => failure(services, error, signal));
  // A server that stops leaves the reading to the next one.
  if (stop.aborted) await db.own((client) => putBack(client, due));
  else await db.own((client) => writeResult(client, due, resultado));
}

const putBack = (client: pg.ClientBase, { tenant, id }: DueHarvest): Promise<unknown> =>
  client.query('UPDATE portal.coletas SET "comecouEm" = NULL, "pedidaEm" = now() WHERE tenant = $1 AND id = $2', [
    tenant,
    id,
  ]);

function resultOf({ conjuntos, documentos: reports }: Colheita): ColetaResultado {
  const documentos = toldPapers(reports);
  const missing = reports.reduce((sum, { problemas }) => sum + problemas.length, 0);
  const refused = conjuntos.filter(({ estado }) => estado === 'recusado');
  const linhas = conjuntos.reduce((sum, one) => sum + one.linhas, 0);
  const came = `${counted(linhas, 'linha', 'linhas')} de ${counted(conjuntos.filter((one) => one.linhas > 0).length, 'conjunto', 'conjuntos')}.`;
  const told = { conjuntos, ...(documentos && { documentos }) };
  const mensagem = [
    ...[came, ...(documentos ? [documentos.resumo] : [])],
    ...(refused.length > 0 ? [`Há períodos recusados em ${refused.map(({ titulo }) => titulo).join(', ')}.`] : []),
    ...(missing > 0 ? [`${counted(missing, 'documento não foi publicado', 'documentos não foram publicados')}.`] : []),
  ].join(' ');
  return { estado: refused.length + missing > 0 ? 'em parte' : 'certo', mensagem, ...told };
}

/** Why a reading failed, in a sentence. A fault of ours is logged. */
function failure({ failed }: HarvestServices, error: unknown, signal: AbortSignal): ColetaResultado {
  const told = error instanceof Refusal;
  if (!told && !signal.aborted) failed(error);
  const mensagem = told
    ? error.message
    : signal.aborted
      ? 'A leitura passou de uma hora e foi interrompida. Escolha menos conjuntos.'
      : 'O portal falhou ao ler a fonte. Tente de novo; se continuar, avise quem cuida da instalação.';
  return { estado: 'falhou', mensagem, conjuntos: [] };
}

async function writeResult(client: pg.ClientBase, due: DueHarvest, resultado: ColetaResultado): Promise<void> {
  await atomically(client, async () => {
    await client.query(
      `UPDATE portal.coletas SET "comecouEm" = NULL, "terminouEm" = now(), resultado = $3 WHERE tenant = $1 AND id = $2`,
      [due.tenant, due.id, JSON.stringify(resultado)],
    );
    const { estado, mensagem } = resultado;
    const author = { tenant: due.tenant, pessoa: null, quem: 'Coleta automática' };
    await writeAct(client, author, { acao: 'coleta.lida', alvo: due.nome, depois: { estado, mensagem } });
  });
}
