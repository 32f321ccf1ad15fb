import type pg from 'pg';
import type { Dados } from '../../catalog/dataset/answer.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { type Condition, groupsOf, type Query } from '../../catalog/query.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { pastId } from '../database/sql/past.ts';
import { Fault } from '../http/fault.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { inTurn, Turns } from '../limits/turns.ts';
import { currentVisit } from '../limits/visit.ts';
import { summedElsewhere } from '../sums/derived.ts';
import { fillState } from './fill.ts';
import { MOST_BODY_ROWS } from './room.ts';
import { type PastState, readState } from './state.ts';

/** How a question about an earlier state is answered: what is read, and what is said of it. */
export interface PastView {
  /** The dataset whose view has the rows; null where they are those that stand. */
  set: Dataset | null;
  /** What finds the rows: the state of a load, or the number of the view that a rehearsal was put into. */
  from: PastState | { vista: number };
  /** The day of its load, for a sentence; none of a rehearsal, which speaks as if it stood. */
  day: string | undefined;
  /** Of when the rows are. */
  dados: Dados;
}

/** States that are brought out at once, one for a body: each reads and writes as much as a load. */
const TURNS = new Turns({
  places: 2,
  perAddress: 1,
  perBody: 1,
  spare: 0,
  waitingPerAddress: 4,
  patienceMs: 20_000,
  noun: ['consulta a um estado antigo', 'consultas a estados antigos'],
});

type Asked = Pick<Query, 'carga' | 'where'> & Partial<Pick<Query, 'sort' | 'by' | 'across' | 'fields'>>;

/** The view of a question that names a load, with its rows brought out of the archives; null of a question of today. */
export async function openPast(
  services: Services,
  set: Dataset,
  tenant: number,
  asked: Asked,
): Promise<PastView | null> {
  const { carga, where } = asked;
  if (carga === undefined) return null;
  refuseSummed(set, asked);
  const { state, kept } = await services.db.read(tenant, async (client) => {
    const state = await readState(client, set, tenant, carga, where);
    return { state, kept: state.isCurrent ? undefined : await viewOf(client, set, tenant, state) };
  });
  if (kept?.isLong) await services.db.own((client) => noteUse(client, tenant, kept.id));
  if (!kept && !state.isCurrent) await bringOut(services, set, tenant, state);
  const day = dayOf(state.publicadaEm.toISOString());
  return { set: state.isCurrent ? null : pastDataset(set), from: state, day, dados: pastDados(state) };
}

/** A state that is out of its archives, and whether it was last noted long ago that somebody asked for it. */
interface KeptView {
  id: number;
  isLong: boolean;
}

async function viewOf(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  from: PastView['from'],
): Promise<KeptView | undefined> {
  const [named, values] =
    'vista' in from
      ? ["id = $3 AND ensaio <> ''", [from.vista]]
      : ["carga = $3 AND periodos = $4 AND ensaio = ''", [from.carga, from.periods]];
  const { rows } = await client.query<KeptView>(
    `SELECT id, "usadaEm" < now() - interval '1 hour' AS "isLong" FROM pub._vistas WHERE tenant = $1 AND dataset = $2 AND ${named}`,
    [tenant, sourceOf(set), ...values],
  );
  return rows[0];
}

/** Notes that a state is asked for: those that are not are the first to go. */
const noteUse = (client: pg.ClientBase, tenant: number, id: number): Promise<unknown> =>
  client.query('UPDATE portal.vistas SET "usadaEm" = now() WHERE tenant = $1 AND id = $2', [tenant, id]);

async function bringOut(services: Services, set: Dataset, tenant: number, state: PastState): Promise<void> {
  if (state.rows > MOST_BODY_ROWS)
    throw new Fault(
      422,
      'TOO_LARGE',
      `O estado da carga ${state.carga} tem mais de ${MOST_BODY_ROWS.toLocaleString('pt-BR')} linhas. Peça um período, com ${set.period}=…, ou baixe os arquivos das cargas, que estão em /v1/${set.id}/cargas.`,
    );
  const source = datasetOf(services, sourceOf(set));
  await inTurn(TURNS, currentVisit()?.gone, () =>
    services.db.own((client) => services.db.own((reader) => fillState(client, reader, { set: source, tenant, state }))),
  );
}

/** A dataset as it is read from the view of earlier states: without sums that nobody kept. */
export function pastDataset(set: Dataset): Dataset {
  const unkept = summedElsewhere(set);
  const totals = set.list.totals.filter((name) => !unkept.includes(name));
  return { ...set, id: pastId(set.id), list: { ...set.list, totals } };
}

/** Points a transaction at the state. A replica may not have it yet: nothing is answered in its place. */
export async function enterPast(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  past: PastView | null,
): Promise<Dataset> {
  if (!past?.set) return set;
  const view = await viewOf(client, set, tenant, past.from);
  if (view === undefined)
    throw new Fault(503, 'BUSY', 'O estado antigo ainda está sendo preparado. Tente de novo em instantes.', [], 2);
  await client.query(`SET LOCAL app.vista = ${Math.trunc(view.id)}`);
  return past.set;
}

/** Of when an earlier state is. */
const pastDados = ({ referencia, carga, publicadaEm, rows: linhas }: PastState): Dados => ({
  referencia,
  carga,
  publicadaEm: publicadaEm.toISOString(),
  linhas,
});

/** Refuses to choose, sort or group by what other datasets add up to: no archive has it. */
function refuseSummed(set: Dataset, { where, sort = [], ...groups }: Asked): void {
  const unkept = new Set(summedElsewhere(set));
  const named = [...where, ...sort, ...groupsOf(groups)].find(({ field }: Pick<Condition, 'field'>) =>
    unkept.has(field),
  );
  if (named)
    throw new Fault(
      400,
      'BAD_QUERY',
      `“${named.field}” é a soma de outros conjuntos e não faz parte de um estado antigo. Retire-o, ou retire “_carga”.`,
    );
}
