import type pg from 'pg';

/** What a body has heard through the portal: the years with requests of information, and the marks given in each. */
export interface HeardFacts {
  years: readonly number[];
  marks: ReadonlyMap<number, number>;
}

const HERE = `AT TIME ZONE 'America/Sao_Paulo'`;

/** Counts messages, on a connection that may read them. Nothing that anybody wrote is read. */
export async function readHeard(client: pg.ClientBase, tenant: number): Promise<HeardFacts> {
  const { rows } = await client.query<{ ano: number; pedidos: number; notas: number }>(
    `SELECT extract(year FROM "criadaEm" ${HERE})::int AS ano, count(*) FILTER (WHERE canal = 'e-sic')::int AS pedidos,
       count(nota)::int AS notas
     FROM mensagens.recebidas WHERE tenant = $1 GROUP BY 1 ORDER BY 1 DESC`,
    [tenant],
  );
  return {
    years: rows.filter(({ pedidos }) => pedidos > 0).map(({ ano }) => ano),
    marks: new Map(rows.map(({ ano, notas }) => [ano, notas])),
  };
}
