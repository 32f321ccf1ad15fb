import { concerns } from '../../catalog/body.ts';
import type { Carga, CargaPeriodo, CargasAnswer, UltimasCargasAnswer } from '../../catalog/cargas/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { countLoads, selectLoads } from '../database/sql/loads.ts';
import { selectNewestPeriods, selectPeriods } from '../database/sql/periods.ts';
import { readCorrections } from '../dataset/correction.ts';
import { statementsOf, wholeStatements } from '../dataset/declaration.ts';
import { readFreshness } from '../dataset/freshness.ts';
import type { Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** What the API tells as text, the database keeps as a moment. */
type Stamped<T extends { publicadaEm: string }> = Omit<T, 'publicadaEm'> & { publicadaEm: Date };

type LoadRow = Omit<Stamped<Carga>, 'href'>;

interface LastRow {
  dataset: string;
  carga: number;
  referencia: string;
  publicadaEm: Date;
  linhas: number;
  cargas: number;
}

const moment = (date: Date): string => date.toISOString();

/** A page of a dataset's loads, with what was corrected one by one and what was stated in place of rows. */
export function readLoads(
  services: Services,
  set: Dataset,
  tenant: number,
  page: number,
  size: number,
): Promise<CargasAnswer> {
  return services.db.read(tenant, async (client) => {
    const { rows } = await client.query<LoadRow>(selectLoads(set, tenant, page, size));
    const { rows: counted } = await client.query<{ total: number }>(countLoads(set, tenant));
    return {
      ok: true,
      data: rows.map((row) => loadOf(set, row)),
      page,
      size,
      total: counted[0]?.total ?? 0,
      correcoes: await readCorrections(client, set, tenant),
      declaracoes: await statementsOf(client, set, tenant),
      periodos: (await client.query<Stamped<CargaPeriodo>>(selectPeriods(set, tenant))).rows.map(
        ({ publicadaEm, ...rest }) => ({
          ...rest,
          publicadaEm: moment(publicadaEm),
        }),
      ),
      dados: await readFreshness(client, set, tenant, []),
    };
  });
}

/** A load's name for its file is its publisher's own, and may say more than it should. */
const loadOf = (set: Dataset, { arquivo, publicadaEm, carga, bytes, ...rest }: LoadRow): Carga => ({
  carga,
  publicadaEm: moment(publicadaEm),
  ...rest,
  arquivo: hideCpf(arquivo),
  bytes,
  href: bytes === null ? null : `/v1/${set.id}/cargas/${carga}.csv`,
});

/** Of every dataset that is of the body's affair, how fresh it is. Cuts are as fresh as what they are cut from. */
export function readLastLoads(
  { db, datasets }: Services,
  { id, tipo }: Pick<Tenant, 'id' | 'tipo'>,
): Promise<UltimasCargasAnswer> {
  return db.read(id, async (client) => {
    const { rows } = await client.query<LastRow>(selectNewestPeriods(id));
    const last = new Map(
      rows.map(({ dataset, publicadaEm, ...rest }) => [dataset, { ...rest, publicadaEm: moment(publicadaEm) }]),
    );
    const said = await wholeStatements(client, id);
    const data = datasets
      .filter((set) => !set.cut && concerns(set, tipo))
      .map((set) => ({
        dataset: set.id,
        title: set.title,
        ...(last.get(set.id) ?? { carga: null, referencia: null, linhas: 0, cargas: 0, publicadaEm: null }),
        declaracao: said.get(set.id) ?? null,
        href: `/v1/${set.id}/cargas`,
      }));
    return { ok: true, data };
  });
}
