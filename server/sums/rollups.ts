import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { MoneyStage, StageName } from '../../catalog/sums/stage.ts';
import { ident } from '../database/sql/names.ts';
import { DOSSIE_DOCUMENTS, dossieShare } from './dossie.ts';
import { writeSummaries } from './summaries.ts';

/** The dimensions of an expense, and the column that each is in every dataset of expenses. */
const DIMENSIONS: Readonly<Record<string, string>> = {
  orgao: 'codOrgao',
  unidade: 'codUnidade',
  funcao: 'codFuncao',
  subfuncao: 'codSubFuncao',
  programa: 'codPrograma',
  acao: 'codAcao',
  natureza: 'codNaturezaDespesa',
  fonte: 'codFonte',
};

/** Dimensions whose names the body gives; the others have theirs by law. */
const NAMED: Readonly<Record<string, string>> = {
  orgao: 'txtOrgao',
  unidade: 'txtDescricaoUnidade',
  funcao: 'txtDescricaoFuncao',
  subfuncao: 'txtDescricaoSubFuncao',
  programa: 'txtDescricaoPrograma',
  acao: 'txtDescricaoAcao',
  fonte: 'txtDescricaoFonteRecurso',
};

/** What a dataset adds to a table of sums. */
export interface SumShare {
  table: string;
  /** The column that holds the exercise there. */
  exercise: string;
  /** The columns that are written, and the SELECT of their values for a body ($1) and some periods ($2). */
  columns: string;
  values: string;
}

type Writer = (set: Dataset, sums: MoneyStage['sums']) => SumShare;

/** The tables that each stage adds to. */
const WRITERS: Readonly<Record<StageName, readonly Writer[]>> = {
  dotacao: [despesa, nomes],
  empenho: [despesa, favorecidos, nomes],
  alteracao: [despesa, favorecidos, estagios],
  liquidacao: [despesa, favorecidos, estagios],
  pagamento: [despesa, favorecidos, estagios],
  previsao: [receita, nomesDaReceita],
  arrecadacao: [receita, nomesDaReceita],
};

/** The shares that a dataset has in the tables of sums. */
export const sumSharesOf = (set: Dataset): SumShare[] => {
  const { stage } = set;
  if (set.id === DOSSIE_DOCUMENTS) return [dossieShare()];
  return stage ? WRITERS[stage.name].map((write) => write(set, stage.sums)) : [];
};

/** Room to add up millions of rows without going to the disk, for as long as the load's transaction lasts. */
const ROOM = "SET LOCAL work_mem = '256MB'";

/** Writes again everything that is kept ready of some periods of a dataset whose rows changed. */
export async function writeSums(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[],
): Promise<void> {
  await client.query(ROOM);
  await writeStages(client, set, tenant, periods);
  await writeSummaries(client, set, tenant, periods);
}

/** Writes again what a dataset adds to the sums of some exercises. The shares of other datasets stand. */
async function writeStages(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[],
): Promise<void> {
  for (const { table, exercise, columns, values } of sumSharesOf(set)) {
    const old = `DELETE FROM dados.${table} WHERE tenant = $1 AND origem = '${set.id}' AND ${exercise} = ANY ($2)`;
    await client.query(old, [tenant, periods]);
    await client.query(`INSERT INTO dados.${table} (${columns})\n${values}`, [tenant, periods]);
  }
}

/** The tables that a load of it writes sums to. */
export const sumTablesOf = (set: Dataset): string[] => sumSharesOf(set).map(({ table }) => table);

/** The sums of stages of rows that were there before sums were kept. */
export const writeAllSums = (client: pg.ClientBase, datasets: readonly Dataset[]): Promise<void> =>
  writeShares(
    client,
    datasets.filter(({ stage }) => stage),
  );

/** The types of document of each tender, where documents were there before these were kept. */
export const writeAllDossies = (client: pg.ClientBase, datasets: readonly Dataset[]): Promise<void> =>
  writeShares(
    client,
    datasets.filter(({ id }) => id === DOSSIE_DOCUMENTS),
  );

async function writeShares(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<void> {
  await client.query(ROOM);
  for (const set of datasets) {
    const { rows } = await client.query<{ tenant: number; periods: string[] }>(
      `SELECT tenant, array_agg(DISTINCT ${ident(set.period)}) AS periods FROM dados.${ident(set.id)} GROUP BY 1`,
    );
    for (const { tenant, periods } of rows) await writeStages(client, set, tenant, periods);
  }
}

const source = (set: Dataset): string =>
  `FROM dados.${ident(set.id)} WHERE tenant = $1 AND ${ident(set.period)} = ANY ($2)`;

const year = (day: string): string => `extract(year FROM ${ident(day)})::int`;
const month = (day: string): string => `extract(month FROM ${ident(day)})::int`;

/**
 * Exercise, year and month. A document of a later year than its exercise is of what was left to pay; the budget, which has no
 * day, is of the whole year.
 */
const when = ({ period, date: day }: Dataset): string =>
  day ? `${ident(period)}, ${year(day)}, ${month(day)}` : `${ident(period)}, ${ident(period)}, 0`;

const listed = (names: readonly string[]): string => names.map(ident).join(', ');
const added = (names: readonly string[], filter = ''): string =>
  names.map((name) => `coalesce(sum(${ident(name)})${filter}, 0)`).join(', ');

function despesa(set: Dataset, sums: MoneyStage['sums']): SumShare {
  const codes = Object.values(DIMENSIONS).map((name) => `coalesce(${ident(name)}, '')`);
  const columns = `tenant, origem, exercicio, ano, mes, ${Object.keys(DIMENSIONS).join(', ')}, ${listed(sums)}`;
  const values = `SELECT tenant, '${set.id}', ${when(set)}, ${codes.join(', ')}, ${added(sums)}
${source(set)} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13`;
  return { table: '_despesa', exercise: 'exercicio', columns, values };
}

function favorecidos(set: Dataset, sums: MoneyStage['sums']): SumShare {
  const columns = `tenant, origem, exercicio, ano, mes, documento, nome, favorecido, ${listed(sums)}`;
  const values = `SELECT tenant, '${set.id}', ${when(set)}, "txtCpfCnpj", "txtCredor", portal.favorecido("txtCpfCnpj", "txtCredor"), ${added(sums)}
${source(set)} GROUP BY 1, 2, 3, 4, 5, 6, 7`;
  return { table: '_favorecidos', exercise: 'exercicio', columns, values };
}

const EMPENHO = ['numExercicio', 'codOrgao', 'codUnidade', 'numDocEmpenho'];

function estagios(set: Dataset, sums: MoneyStage['sums']): SumShare {
  const day = set.date ?? set.period;
  // In the order of the key and letter by letter: put in so, millions of rows find their places in the index at once.
  const codes = EMPENHO.slice(1)
    .map((name) => `${ident(name)} COLLATE "C"`)
    .join(', ');
  const own = ` FILTER (WHERE ${year(day)} = "numExercicio")`;
  const later = `coalesce(sum(${sums.map(ident).join(' + ')}) FILTER (WHERE ${year(day)} > "numExercicio"), 0)`;
  const columns = `tenant, origem, ${listed(EMPENHO)}, ${listed(sums)}, depois`;
  const values = `SELECT tenant, '${set.id}', "numExercicio", ${codes}, ${added(sums, own)}, ${later}
${source(set)} GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`;
  return { table: '_estagios', exercise: '"numExercicio"', columns, values };
}

function nomes(set: Dataset): SumShare {
  const pairs = Object.entries(NAMED).map(
    ([dimension, name]) => `('${dimension}', ${ident(DIMENSIONS[dimension] ?? '')}, ${ident(name)})`,
  );
  const columns = 'tenant, origem, exercicio, dimensao, codigo, nome';
  const values = `SELECT tenant, '${set.id}', ${ident(set.period)}, dimensao, codigo, max(nome)
FROM (SELECT tenant, ${ident(set.period)}, ${listed([...new Set([...Object.keys(NAMED).map((key) => DIMENSIONS[key] ?? ''), ...Object.values(NAMED)])])}
${source(set)} GROUP BY 1, 2, ${Array.from({ length: 14 }, (_, i) => i + 3).join(', ')}) d
CROSS JOIN LATERAL (VALUES ${pairs.join(', ')}) n (dimensao, codigo, nome)
WHERE codigo IS NOT NULL AND nome IS NOT NULL GROUP BY 1, 2, 3, 4, 5`;
  return { table: '_nomes', exercise: 'exercicio', columns, values };
}

/** The levels of a nature of revenue, by how many digits each has. */
const LEVELS: Readonly<Record<string, number>> = {
  codCategoria: 1,
  codOrigem: 2,
  codEspecie: 3,
  codDesdobramento: 7,
  codTipo: 8,
};

const levels = (): string =>
  Object.values(LEVELS)
    .map((digits) => `portal.natureza("codNaturezaReceita", ${digits})`)
    .join(', ');

/** What a forecast does not say is empty in its sums: it has no month, no account and no pandemic. */
const said = ({ fields }: Dataset, name: string, absent: string): string =>
  fields[name] ? `coalesce(${ident(name)}, ${absent})` : absent;

function receita(set: Dataset, sums: MoneyStage['sums']): SumShare {
  const own = ['codFonte', 'codUnidade', 'txtConta'].map((name) => said(set, name, "''"));
  const flags = ['blnDeducao', 'blnCovid'].map((name) => said(set, name, 'false'));
  const columns = `tenant, origem, "numExercicio", "dtMes", ${listed(Object.keys(LEVELS))}, "codFonte", "codUnidade", "txtConta", "blnDeducao", "blnCovid", ${listed(sums)}`;
  const values = `SELECT tenant, '${set.id}', "numExercicio", ${said(set, 'dtMes', "''")}, ${levels()}, ${[...own, ...flags].join(', ')}, ${added(sums)}
${source(set)} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14`;
  return { table: '_receita', exercise: '"numExercicio"', columns, values };
}

function nomesDaReceita(set: Dataset): SumShare {
  const columns = 'tenant, origem, exercicio, dimensao, codigo, nome';
  const values = `SELECT tenant, '${set.id}', "numExercicio", 'receita.' || dimensao, codigo, max(nome)
FROM (SELECT tenant, "numExercicio", portal.natureza("codNaturezaReceita", 8) AS tipo, "txtClassificacao", "codFonte", "txtDescricaoFonteRecurso", "codUnidade", "txtDescricaoUnidade"
${source(set)} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8) d
CROSS JOIN LATERAL (VALUES ('tipo', tipo, "txtClassificacao"), ('fonte', "codFonte", "txtDescricaoFonteRecurso"), ('unidade', "codUnidade", "txtDescricaoUnidade")) n (dimensao, codigo, nome)
WHERE codigo IS NOT NULL AND nome IS NOT NULL GROUP BY 1, 2, 3, 4, 5`;
  return { table: '_nomes', exercise: 'exercicio', columns, values };
}
