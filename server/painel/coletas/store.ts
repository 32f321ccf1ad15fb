import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Agenda, nextRun, sayAgenda } from '../../../catalog/painel/coletas/agenda.ts';
import type { Coleta, ColetaBody, ColetaResultado } from '../../../catalog/painel/coletas/answer.ts';
import type { Fonte } from '../../../catalog/painel/coletas/fontes.ts';

interface HarvestRow extends Agenda {
  id: string;
  nome: string;
  fonte: Fonte;
  endereco: string;
  conjuntos: string[];
  pausada: boolean;
  proximaEm: Date;
  pedidaEm: Date | null;
  comecouEm: Date | null;
  terminouEm: Date | null;
  resultado: ColetaResultado | null;
}

const COLUMNS = `id, nome, fonte, endereco, conjuntos, frequencia, hora, dia, pausada, "proximaEm", "pedidaEm", "comecouEm",
  "terminouEm", resultado`;

/** The harvests of a body, by name. */
export async function harvestsOf(client: pg.ClientBase, tenant: number): Promise<Coleta[]> {
  const { rows } = await client.query<HarvestRow>(
    `SELECT ${COLUMNS} FROM portal.coletas WHERE tenant = $1 ORDER BY nome, id`,
    [tenant],
  );
  return rows.map(coletaOf);
}

/** One harvest of a body; undefined where it has none under that id. */
export async function findHarvest(client: pg.ClientBase, tenant: number, id: string): Promise<Coleta | undefined> {
  const { rows } = await client.query<HarvestRow>(
    `SELECT ${COLUMNS} FROM portal.coletas WHERE tenant = $1 AND id::text = $2`,
    [tenant, id],
  );
  return rows.map(coletaOf)[0];
}

const coletaOf = ({ proximaEm, pedidaEm, comecouEm, terminouEm, ...row }: HarvestRow): Coleta => ({
  ...row,
  quando: sayAgenda(row),
  rodando: pedidaEm !== null || comecouEm !== null,
  proximaEm: row.pausada ? null : proximaEm.toISOString(),
  terminouEm: terminouEm?.toISOString() ?? null,
});

const valuesOf = ({ nome, fonte, endereco, conjuntos, frequencia, hora, dia }: ColetaBody, now: Date): unknown[] => [
  nome,
  fonte,
  endereco,
  conjuntos,
  frequencia,
  hora,
  dia,
  nextRun({ frequencia, hora, dia }, now),
];

export async function addHarvest(client: pg.ClientBase, tenant: number, given: ColetaBody): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO portal.coletas (tenant, id, nome, fonte, endereco, conjuntos, frequencia, hora, dia, "proximaEm")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tenant, id, ...valuesOf(given, new Date())],
  );
  return id;
}

export async function changeHarvest(
  client: pg.ClientBase,
  tenant: number,
  id: string,
  given: ColetaBody,
): Promise<void> {
  await client.query(
    `UPDATE portal.coletas SET nome = $3, fonte = $4, endereco = $5, conjuntos = $6, frequencia = $7, hora = $8, dia = $9,
     "proximaEm" = $10 WHERE tenant = $1 AND id = $2`,
    [tenant, id, ...valuesOf(given, new Date())],
  );
}

/** Pauses a harvest, or lets it go on from its next day and hour. */
export async function pauseHarvest(
  client: pg.ClientBase,
  tenant: number,
  coleta: Coleta,
  pausada: boolean,
): Promise<void> {
  await client.query('UPDATE portal.coletas SET pausada = $3, "proximaEm" = $4 WHERE tenant = $1 AND id = $2', [
    tenant,
    coleta.id,
    pausada,
    nextRun(coleta, new Date()),
  ]);
}

/** Has a harvest read as soon as its turn comes. */
export async function askForHarvest(client: pg.ClientBase, tenant: number, id: string): Promise<void> {
  await client.query('UPDATE portal.coletas SET "pedidaEm" = now() WHERE tenant = $1 AND id = $2', [tenant, id]);
}

export async function removeHarvest(client: pg.ClientBase, tenant: number, id: string): Promise<void> {
  await client.query('DELETE FROM portal.coletas WHERE tenant = $1 AND id = $2', [tenant, id]);
}
