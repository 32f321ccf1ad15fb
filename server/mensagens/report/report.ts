import type pg from 'pg';
import { unitsOf } from '../../../catalog/estrutura/estrutura.ts';
import { type Canal, PERFIL, REGRAS, RESULTADOS, SITUACOES, TIPOS } from '../../../catalog/mensagens/canal.ts';
import { mergeSmallGroups } from '../../../catalog/mensagens/grupos.ts';
import type { Conta, Relatorio } from '../../../catalog/mensagens/relatorio.ts';
import { NOTAS } from '../../../catalog/mensagens/resposta.ts';
import { MONTHS } from '../../../catalog/texto/day.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import type { Tenant } from '../../tenants/tenants.ts';

/** What a report needs of a body: its number and the names of its units. */
export interface ReportedBody {
  id: number;
  dados: Pick<Tenant['dados'], 'estrutura'>;
}

const HERE = `AT TIME ZONE 'America/Sao_Paulo'`;
const CAME = `("criadaEm" ${HERE})::date`;
const WENT = `("respondidaEm" ${HERE})::date`;

/** Condition of the messages of a year by the clock of Brasília, in a form that the index on the moment serves. */
const OF_YEAR = `tenant = $1 AND canal = $2 AND "criadaEm" >= make_date($3, 1, 1)::timestamp ${HERE}
  AND "criadaEm" < make_date($3 + 1, 1, 1)::timestamp ${HERE}`;

const YEARS = `SELECT DISTINCT extract(year FROM "criadaEm" ${HERE})::int AS ano FROM mensagens.recebidas
  WHERE tenant = $1 AND canal = $2 ORDER BY ano DESC`;

const OPEN = `"respondidaEm" IS NULL AND "encerradaEm" IS NULL`;

/** Figures of a year. An appeal moves the deadline of a message, so whether the first answer came in time is counted from its arrival. */
const FIGURES = `SELECT count(*) AS recebidas, count("respondidaEm") AS respondidas,
  count(*) FILTER (WHERE ${WENT} <= ${CAME} + $5::int + CASE WHEN prorrogada THEN $6::int ELSE 0 END) AS "noPrazo",
  count(*) FILTER (WHERE "respondidaEm" IS NULL AND "encerradaEm" IS NOT NULL) AS "semResposta",
  count(*) FILTER (WHERE ${OPEN}) AS "emAndamento",
  count(*) FILTER (WHERE ${OPEN} AND prazo < $4::date) AS atrasadas,
  count(*) FILTER (WHERE prorrogada) AS prorrogadas, count("recursoEm") AS recursos,
  round(avg(${WENT} - ${CAME}), 1) AS dias, round(avg(nota), 1) AS media
  FROM mensagens.recebidas WHERE ${OF_YEAR}`;

const GROUPS = `SELECT grupo, chave, count(*) AS total FROM mensagens.recebidas,
  LATERAL (VALUES ('mes', extract(month FROM ${CAME})::text), ('tipo', tipo), ('unidade', unidade), ('situacao', situacao),
    ('resultado', resultado), ('nota', nota::text), ('pessoa', perfil->>'pessoa'), ('faixa', perfil->>'faixa'),
    ('genero', perfil->>'genero')) AS cada (grupo, chave)
  WHERE ${OF_YEAR} GROUP BY grupo, chave`;

type Sums = Pick<
  Relatorio,
  | 'recebidas'
  | 'respondidas'
  | 'noPrazo'
  | 'semResposta'
  | 'emAndamento'
  | 'atrasadas'
  | 'prorrogadas'
  | 'recursos'
  | 'dias'
>;

/** The one row of the figures; `media` is the average mark. */
type Figures = Sums & { media: number | null };

const NONE: Figures = {
  recebidas: 0,
  respondidas: 0,
  noPrazo: 0,
  semResposta: 0,
  emAndamento: 0,
  atrasadas: 0,
  prorrogadas: 0,
  recursos: 0,
  dias: null,
  media: null,
};

type Counts = ReadonlyMap<string | null, number>;

/** Report of a year of a channel; without a year, of the latest that has messages. */
export async function yearReport(
  client: pg.ClientBase,
  { id, dados }: ReportedBody,
  canal: Canal,
  asked: number | null,
): Promise<Relatorio> {
  const years = await client.query<{ ano: number }>(YEARS, [id, canal]);
  const heard = years.rows.map(({ ano }) => ano);
  const now = Number(brasiliaToday().slice(0, 4));
  const ano = asked ?? heard[0] ?? now;
  const { dias, mais } = REGRAS[canal];
  const figures = await client.query<Figures>(FIGURES, [id, canal, ano, brasiliaToday(), dias, mais]);
  const groups = await client.query<{ grupo: string; chave: string | null; total: number }>(GROUPS, [id, canal, ano]);
  const { media, ...sums } = figures.rows[0] ?? NONE;
  const counts = (grupo: string): Counts =>
    new Map(groups.rows.filter((row) => row.grupo === grupo).map(({ chave, total }) => [chave, total]));
  return {
    canal,
    ano,
    anos: yearsSince(heard.at(-1), Math.max(now, heard[0] ?? now)),
    ...sums,
    porMes: monthsOf(counts('mes'), ano),
    porTipo: TIPOS[canal].map(({ nome, rotulo }) => ({ rotulo, total: counts('tipo').get(nome) ?? 0 })),
    porUnidade: unitsIn(counts('unidade'), dados.estrutura),
    porSituacao: told(Object.entries(SITUACOES), counts('situacao')).filter(({ total }) => total > 0),
    porResultado: canal === 'e-sic' ? resultsOf(counts('resultado')) : [],
    perfil: canal === 'e-sic' ? profileOf(counts) : [],
    satisfacao: { media, ...marksOf(counts('nota')) },
  };
}

/** Every year since the first with a message, the last first: one in which nothing came is told, too. */
const yearsSince = (first: number | undefined, last: number): number[] =>
  first === undefined ? [] : Array.from({ length: last - first + 1 }, (_, i) => last - i);

const told = (names: readonly (readonly [string, string])[], counts: Counts): Conta[] =>
  names.map(([chave, rotulo]) => ({ rotulo, total: counts.get(chave) ?? 0 }));

/** Counts of every month of the year, without those still to come. */
function monthsOf(counts: Counts, ano: number): Conta[] {
  const [year, month] = brasiliaToday().split('-').map(Number);
  const all = told(
    MONTHS.map((name, i) => [String(i + 1), name]),
    counts,
  );
  return all.filter(({ total }, i) => total > 0 || ano !== year || i < (month ?? 12));
}

/** Counts by unit, the largest first. A unit that the body no longer names is shown by its slug. */
function unitsIn(counts: Counts, estrutura: ReportedBody['dados']['estrutura']): Conta[] {
  const names = new Map(unitsOf(estrutura?.unidades ?? []).map(({ unit }) => [unit.slug, unit.nome]));
  return [...counts]
    .map(([slug, total]) => ({ rotulo: slug === null ? 'Sem unidade indicada' : (names.get(slug) ?? slug), total }))
    .sort((a, b) => b.total - a.total || a.rotulo.localeCompare(b.rotulo, 'pt-BR'));
}

const resultsOf = (counts: Counts): Conta[] =>
  told(
    RESULTADOS.map(({ nome, rotulo }) => [nome, rotulo]),
    counts,
  );

function profileOf(counts: (grupo: string) => Counts): Relatorio['perfil'] {
  return Object.entries(PERFIL).map(([grupo, { rotulo, opcoes }]) => {
    const own = counts(grupo);
    const said = mergeSmallGroups(opcoes.map((opcao) => ({ rotulo: opcao, total: own.get(opcao) ?? 0 })));
    const silent = own.get(null) ?? 0;
    return { rotulo, contas: silent > 0 ? [...said, { rotulo: 'Não informaram', total: silent }] : said };
  });
}

function marksOf(counts: Counts): Pick<Relatorio['satisfacao'], 'respostas' | 'notas'> {
  const notas = told(
    NOTAS.map((nota, i) => [String(i + 1), nota]),
    counts,
  );
  return { respostas: notas.reduce((sum, { total }) => sum + total, 0), notas };
}
