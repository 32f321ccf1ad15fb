import type pg from 'pg';
import { unitsOf } from '../../../catalog/estrutura/estrutura.ts';
import { MONTHS } from '../../../catalog/fields/month.ts';
import { type Canal, PERFIL, REGRAS, RESULTADOS, SITUACOES, TIPOS } from '../../../catalog/mensagens/canal.ts';
import { mergeSmallGroups } from '../../../catalog/mensagens/grupos.ts';
import type { Conta, Relatorio } from '../../../catalog/mensagens/relatorio.ts';
import { NOTAS } from '../../../catalog/mensagens/resposta.ts';
import { today } from '../../../catalog/texto/moment.ts';
import type { Tenant } from '../../tenants/tenants.ts';

/** Of a body, what a report needs: who it is, and what its units are called. */
export interface ReportedBody {
  id: number;
  dados: Pick<Tenant['dados'], 'estrutura'>;
}

const HERE = `AT TIME ZONE 'America/Sao_Paulo'`;
const CAME = `("criadaEm" ${HERE})::date`;
const WENT = `("respondidaEm" ${HERE})::date`;

/** What came in a year by the clock of Brasília, which the index on the moment finds. */
const OF_YEAR = `tenant = $1 AND canal = $2 AND "criadaEm" >= make_date($3, 1, 1)::timestamp ${HERE}
  AND "criadaEm" < make_date($3 + 1, 1, 1)::timestamp ${HERE}`;

const YEARS = `SELECT DISTINCT extract(year FROM "criadaEm" ${HERE})::int AS ano FROM mensagens.recebidas
  WHERE tenant = $1 AND canal = $2 ORDER BY ano DESC`;

const OPEN = `"respondidaEm" IS NULL AND "encerradaEm" IS NULL`;

/** An appeal moves the deadline that a message has: whether the first answer came in time is counted from its arrival. */
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

type Counts = ReadonlyMap<string | null, number>;

/** A year of a channel in figures; without a year, the latest that has messages. */
export async function yearReport(
  client: pg.ClientBase,
  { id, dados }: ReportedBody,
  canal: Canal,
  asked: number | null,
): Promise<Relatorio> {
  const years = await client.query<{ ano: number }>(YEARS, [id, canal]);
  const anos = years.rows.map(({ ano }) => ano);
  const ano = asked ?? anos[0] ?? Number(today().slice(0, 4));
  const { dias, mais } = REGRAS[canal];
  const figures = await client.query(FIGURES, [id, canal, ano, today(), dias, mais]);
  const groups = await client.query<{ grupo: string; chave: string | null; total: number }>(GROUPS, [id, canal, ano]);
  const { media, ...sums } = figures.rows[0];
  const counts = (grupo: string): Counts =>
    new Map(groups.rows.filter((row) => row.grupo === grupo).map(({ chave, total }) => [chave, total]));
  return {
    canal,
    ano,
    anos,
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

const told = (names: readonly (readonly [string, string])[], counts: Counts): Conta[] =>
  names.map(([chave, rotulo]) => ({ rotulo, total: counts.get(chave) ?? 0 }));

/** Every month of the year, without those that are still to come. */
function monthsOf(counts: Counts, ano: number): Conta[] {
  const [year, month] = today().split('-').map(Number);
  const all = told(
    MONTHS.map((name, i) => [String(i + 1), name]),
    counts,
  );
  return all.filter(({ total }, i) => total > 0 || ano !== year || i < (month ?? 12));
}

/** The most first. A unit that the body no longer names keeps the name of its address. */
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
