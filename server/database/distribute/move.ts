import type pg from 'pg';
import { Refusal } from '../../refusal.ts';
import { nodeName, type WorkerNode, workerNodes } from './nodes.ts';
import { ANCHOR } from './state.ts';

/** The part of the tables that a body's rows are in. */
interface BodyShard extends WorkerNode {
  shard: string;
  /** Whether no other body can be in it. */
  alone: boolean;
}

/** Where a body's rows are. */
async function shardOf(client: pg.ClientBase, tenant: number): Promise<BodyShard> {
  const { rows } = await client.query<BodyShard>(
    `SELECT s.shardid::text AS shard, s.shardminvalue = s.shardmaxvalue AS alone, n.nodename AS host, n.nodeport AS port
     FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid) JOIN pg_dist_node n USING (groupid)
     WHERE s.shardid = get_shard_id_for_distribution_column($1::regclass, $2::int)`,
    [ANCHOR, tenant],
  );
  const [found] = rows;
  if (!found) throw new Refusal('Este banco não está distribuído. Use antes: portal distribute');
  return found;
}

export const whereBody = async (client: pg.ClientBase, tenant: number): Promise<string> =>
  nodeName(await shardOf(client, tenant));

/**
 * Moves a body's rows to another worker while it is read and written: they are copied, what changes meanwhile follows, and
 * writers wait only for the moment of the change. Before its first move a body gets a part of its own; while that is made,
 * writers of its old part wait. Says where the rows were; where they are there already, nothing is done.
 */
export async function moveBody(
  client: pg.ClientBase,
  tenant: number,
  to: WorkerNode,
  onStage: (stage: string) => void,
): Promise<string> {
  const before = await shardOf(client, tenant);
  if (nodeName(before) === nodeName(to)) return nodeName(before);
  await refuseUnfit(client, to);
  if (!before.alone) {
    onStage('separando dos demais órgãos');
    const isolate = "SELECT isolate_tenant_to_new_shard($1::regclass, $2::int, 'CASCADE', 'block_writes')";
    await client.query(isolate, [ANCHOR, tenant]);
  }
  const { shard, host, port } = await shardOf(client, tenant);
  onStage('copiando');
  await client.query("SELECT citus_move_shard_placement($1::bigint, $2, $3, $4, $5, 'force_logical')", [
    shard,
    host,
    port,
    to.host,
    to.port,
  ]);
  return nodeName(before);
}

async function refuseUnfit(client: pg.ClientBase, to: WorkerNode): Promise<void> {
  const known = (await workerNodes(client)).map(nodeName);
  if (!known.includes(nodeName(to)))
    throw new Refusal(`${nodeName(to)} não é um servidor de linhas deste banco, que tem: ${known.join(', ')}.`);
  const { rows } = await client.query<{ result: string }>(
    "SELECT result FROM run_command_on_workers('SHOW wal_level') WHERE result <> 'logical'",
  );
  if (rows.length > 0)
    throw new Refusal('Para mover um órgão, ponha wal_level = logical nos servidores de linhas e reinicie cada um.');
}
