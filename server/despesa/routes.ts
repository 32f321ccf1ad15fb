import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { datasets } from '../../catalog/datasets/index.ts';
import { DIMENSIONS, dimensionOf, usualOf } from '../../catalog/despesa/despesa.ts';
import { type Node, parseNode, printNode, yearNode } from '../../catalog/node.ts';
import { brief } from '../../catalog/query.ts';
import { stagesOf } from '../../catalog/stage.ts';
import { answer } from '../dataset/routes.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, type Services } from '../http/request.ts';
import { exercises } from './sums.ts';
import { table, type View, view } from './view.ts';

/** Everything the sums of expenses are made of: a change in any of them makes an answer old. */
export const SOURCES = stagesOf(datasets, 'despesa').map(({ id }) => id);

/** Parts of a node at once; only payees are ever more. */
const SIZE = 100;
const IDS = DIMENSIONS.map(({ id }) => id);

/** The tree of expenses: a node, what it adds up to, and its parts. */
export function despesaRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/despesa', async (request, reply) => {
    const asked = await question(services, request);
    const name = `${cacheTag(request.site.tenant.id, 'despesa')}?${printed(asked)}`;
    await answer(services, request, reply, name, SOURCES, () => view(services, request.site.tenant.id, asked));
  });
  app.get('/api/v1/despesa.csv', (request, reply) => sheet(services, request, reply));
}

async function sheet(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const asked = await question(services, request);
  const { tenant } = request.site;
  const name = `${tenant.slug}-despesa-${printNode(asked.node)}-${asked.by}.csv`.replace(/[^\w.-]+/g, '-');
  reply.header('content-type', 'text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return table(services, tenant.id, asked);
}

const printed = ({ node, by, page, size }: View): string => JSON.stringify([printNode(node), by, page, size]);

const KNOWN = ['no', 'por', '_page', '_size'];

/** Reads the question whole or refuses it with a sentence. Without a node, it is the latest exercise. */
async function question(services: Services, request: FastifyRequest): Promise<View> {
  const pairs = pairsOf(request);
  const stray = pairs.find(([name], i) => !KNOWN.includes(name) || pairs.findIndex(([own]) => own === name) < i);
  if (stray) throw bad(stray[0], stray[1], 'não é um parâmetro deste endereço, ou aparece duas vezes');
  const given = new Map(pairs);
  const node = nodeOf(given.get('no')) ?? yearNode(await latest(services, request.site.tenant.id));
  return {
    node,
    by: byOf(node, given.get('por')),
    page: number(given, '_page', 1),
    size: number(given, '_size', SIZE),
  };
}

function nodeOf(text: string | undefined): Node | null {
  if (text === undefined) return null;
  const node = parseNode(text, IDS);
  if (!node) throw bad('no', text, 'não é um nó da despesa: use, por exemplo, 2026~funcao-10 ou 2026-01-06~orgao-02');
  return node;
}

function byOf(node: Node, text: string | undefined): string | null {
  if (text === undefined) return usualOf(node);
  if (!dimensionOf(text)) throw bad('por', text, `não é uma classificação: use ${IDS.join(', ')}`);
  if (node.path.some(({ dimension }) => dimension === text)) throw bad('por', text, 'já foi escolhida neste nó');
  return text;
}

function number(given: ReadonlyMap<string, string>, name: string, usual: number): number {
  const text = given.get(name);
  if (text === undefined) return usual;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value < 1 || (name === '_size' && value > 1_000))
    throw bad(name, text, 'deve ser um número inteiro a partir de 1');
  return value;
}

const bad = (field: string, value: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', `${field}: “${brief(value)}” ${message}.`, [{ field, value: brief(value), message }]);

async function latest({ db }: Services, tenant: number): Promise<number> {
  const { rows } = await db.read(tenant, (client) => client.query(exercises(tenant)));
  return rows[0]?.exercicio ?? new Date().getUTCFullYear();
}
