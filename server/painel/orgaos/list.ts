import type pg from 'pg';
import type { OrgaoListado, OrgaosAnswer, OrgaosQuery } from '../../../catalog/painel/orgaos/answer.ts';
import type { TenantMove } from '../../tenants/moving.ts';
import type { TenantSuspension } from '../../tenants/suspended.ts';
import type { SiteOf } from '../../tenants/tenants.ts';

/** Everything of a list of bodies is asked in a few statements over all of them, however many they are. */
const BODIES = `SELECT t.id, t.slug, t.tipo, t.hosts, t.dados->>'txtCliente' AS nome, t.dados->'mudanca' AS mudanca, t.suspensao,
    coalesce(c.cargas, 0) AS cargas, c.ultima, coalesce(p.pessoas, 0) AS pessoas, i.indice,
    coalesce(m.esperando, 0) AS esperando, coalesce(m.recusadas, 0) AS recusadas,
    coalesce(a.bytes, 0)::float8 AS arquivados, coalesce(d.bytes, 0)::float8 AS documentos
  FROM portal.tenants t
  LEFT JOIN (SELECT tenant, count(*)::int AS cargas, max("publicadaEm") AS ultima FROM portal.cargas GROUP BY tenant) c ON c.tenant = t.id
  LEFT JOIN (SELECT tenant, count(*)::int AS pessoas FROM portal.pessoas WHERE "removidaEm" IS NULL GROUP BY tenant) p ON p.tenant = t.id
  LEFT JOIN (SELECT DISTINCT ON (tenant) tenant, indice::float8 AS indice FROM portal.indices ORDER BY tenant, dia DESC) i ON i.tenant = t.id
  LEFT JOIN (SELECT tenant, count(*) FILTER (WHERE "proximaEm" IS NOT NULL)::int AS esperando,
      count(*) FILTER (WHERE "proximaEm" IS NULL AND erro IS NOT NULL)::int AS recusadas
    FROM mensagens.correio WHERE "enviadaEm" IS NULL GROUP BY tenant) m ON m.tenant = t.id
  LEFT JOIN (SELECT tenant, sum(octet_length(bytes)) AS bytes FROM portal.arquivadas GROUP BY tenant) a ON a.tenant = t.id
  LEFT JOIN (SELECT tenant, sum(tamanho) AS bytes FROM portal.arquivos GROUP BY tenant) d ON d.tenant = t.id
  WHERE $1::text IS NULL OR t.slug = $1`;

const ROWS = 'SELECT tenant, dataset, sum(linhas)::float8 AS linhas FROM portal.periodos GROUP BY tenant, dataset';

const SIZES = `SELECT c.relname AS dataset, pg_total_relation_size(c.oid)::float8 AS bytes
  FROM pg_class c WHERE c.relnamespace = 'dados'::regnamespace AND c.relkind IN ('r', 'm')`;

interface BodyRow {
  id: number;
  slug: string;
  tipo: string;
  hosts: string[];
  nome: string;
  mudanca: TenantMove | null;
  suspensao: TenantSuspension | null;
  cargas: number;
  ultima: Date | null;
  pessoas: number;
  indice: number | null;
  esperando: number;
  recusadas: number;
  arquivados: number;
  documentos: number;
}

interface DatasetRows {
  tenant: number;
  dataset: string;
  linhas: number;
}

/** A listed body with its number, which only the server knows it by. */
export type ListedBody = OrgaoListado & { id: number; hosts: string[] };

/** The bodies of the installation, or the one of a slug. */
export async function listBodies(client: pg.ClientBase, siteOf: SiteOf, slug?: string): Promise<ListedBody[]> {
  const bodies = await client.query<BodyRow>(BODIES, [slug ?? null]);
  const rows = await client.query<DatasetRows>(ROWS);
  const sizes = await client.query<{ dataset: string; bytes: number }>(SIZES);
  const shareOf = dataShares(rows.rows, new Map(sizes.rows.map(({ dataset, bytes }) => [dataset, bytes])));
  return bodies.rows.map((body) => listed(body, siteOf, shareOf(body.id)));
}

/** Rows of each body, and the part of the tables that is theirs by their part of the rows. */
function dataShares(rows: readonly DatasetRows[], sizes: ReadonlyMap<string, number>) {
  const totals = new Map<string, number>();
  for (const { dataset, linhas } of rows) totals.set(dataset, (totals.get(dataset) ?? 0) + linhas);
  const shares = new Map<number, { linhas: number; bytes: number }>();
  for (const { tenant, dataset, linhas } of rows) {
    const share = shares.get(tenant) ?? { linhas: 0, bytes: 0 };
    const part = linhas / Math.max(1, totals.get(dataset) ?? 0);
    shares.set(tenant, { linhas: share.linhas + linhas, bytes: share.bytes + part * (sizes.get(dataset) ?? 0) });
  }
  return (tenant: number) => shares.get(tenant) ?? { linhas: 0, bytes: 0 };
}

const listed = (body: BodyRow, siteOf: SiteOf, share: { linhas: number; bytes: number }): ListedBody => ({
  id: body.id,
  hosts: body.hosts,
  slug: body.slug,
  nome: body.nome,
  tipo: body.tipo,
  endereco: siteOf(body),
  estado: body.mudanca ? 'mudando' : body.suspensao ? 'suspenso' : 'no ar',
  linhas: share.linhas,
  tamanho: Math.round(share.bytes + body.arquivados + body.documentos),
  cargas: body.cargas,
  ultimaCarga: body.ultima?.toISOString() ?? null,
  cartasEsperando: body.esperando,
  cartasRecusadas: body.recusadas,
  indice: body.indice,
  pessoas: body.pessoas,
});

/** Bodies of a page. */
const PAGE = 50;

type Compare = (a: OrgaoListado, b: OrgaoListado) => number;
const byName: Compare = (a, b) => a.nome.localeCompare(b.nome, 'pt-BR');

/** How each column sorts: what needs somebody, and what is large, comes first. */
const ORDERS: Readonly<Record<NonNullable<OrgaosQuery['ordem']>, Compare>> = {
  nome: byName,
  estado: (a, b) => b.estado.localeCompare(a.estado),
  linhas: (a, b) => b.linhas - a.linhas,
  tamanho: (a, b) => b.tamanho - a.tamanho,
  ultimaCarga: (a, b) => (a.ultimaCarga ?? '').localeCompare(b.ultimaCarga ?? ''),
  cartas: (a, b) => b.cartasRecusadas - a.cartasRecusadas || b.cartasEsperando - a.cartasEsperando,
  indice: (a, b) => (a.indice ?? -1) - (b.indice ?? -1),
  pessoas: (a, b) => a.pessoas - b.pessoas,
};

/** The page of a list that was asked for. */
export function pageOfBodies(
  all: readonly ListedBody[],
  { busca = '', ordem = 'nome', pagina = 1 }: OrgaosQuery,
): OrgaosAnswer['data'] {
  const words = plainText(busca).split(/\s+/).filter(Boolean);
  const found = all.filter((body) =>
    words.every((word) => plainText(`${body.nome} ${body.slug} ${body.hosts.join(' ')}`).includes(word)),
  );
  const sorted = found.sort((a, b) => ORDERS[ordem](a, b) || byName(a, b) || a.slug.localeCompare(b.slug));
  const shown = sorted.slice((pagina - 1) * PAGE, pagina * PAGE).map(({ id: _id, hosts: _hosts, ...body }) => body);
  return { orgaos: shown, total: found.length, pagina, paginas: Math.max(1, Math.ceil(found.length / PAGE)) };
}

/** A text without accents and capitals, for comparing. */
const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
