import type { FastifyInstance } from 'fastify';
import { type Node, parseNode, printNode } from '../../catalog/node.ts';
import type { Pairs } from '../../catalog/query.ts';
import {
  complete,
  divisionsOf,
  REVENUE_IDS,
  type RevenueCut,
  revenueCut,
  revenueDimension,
} from '../../catalog/receita/receita.ts';
import { answer } from '../dataset/routes.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, type Services } from '../http/request.ts';
import { COLLECTED, EXPECTED, revenue } from './view.ts';

/** Revenue by any level of its nature, by source, by unit and by account, from the sums that loads leave behind. */
export function revenueRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/receita', async (request, reply) => {
    const { node, by, cut } = read(pairsOf(request));
    const tenant = request.site.tenant.id;
    const question = `${cacheTag(tenant, 'receita')}?${JSON.stringify([node && printNode(node), by, cut?.id])}`;
    await answer(services, request, reply, question, [COLLECTED, EXPECTED], () =>
      revenue(services, tenant, { node, by, cut }),
    );
  });
}

/** What is asked for; without a node, the latest exercise that has data. */
export interface Asked {
  node: Node | null;
  by: string | null;
  cut: RevenueCut | undefined;
}

const PARAMETERS = ['no', 'por', 'corte'];

function read(pairs: Pairs): Asked {
  const asked = new Map(pairs);
  const stray = pairs.find(([name]) => !PARAMETERS.includes(name));
  if (stray) throw bad(stray[0], 'não é um parâmetro deste endereço');
  const cut = revenueCut(asked.get('corte') ?? null);
  if (asked.has('corte') && !cut) throw bad('corte', 'deve ser depositos ou covid');
  const node = nodeOf(asked.get('no'), cut);
  return { node, by: divisionIn(asked.get('por'), node), cut };
}

function nodeOf(text: string | undefined, cut: RevenueCut | undefined): Node | null {
  if (text === undefined) return null;
  const node = parseNode(text, REVENUE_IDS);
  if (!node) throw bad('no', 'não é um nó como 2026~categoria-1~origem-1.1');
  if (cut && !inside(node, cut)) throw bad('no', 'está fora deste recorte da receita');
  return complete(node);
}

function divisionIn(by: string | undefined, node: Node | null): string | null {
  if (by === undefined) return null;
  if (!revenueDimension(by)) throw bad('por', `deve ser ${REVENUE_IDS.join(', ')}`);
  if (node && !divisionsOf(node).some(({ id }) => id === by)) throw bad('por', 'já foi decidido pelo caminho');
  return by;
}

const bad = (field: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', `“${field}” ${message}.`, [{ field, value: '', message }]);

/** A code that the cut leaves out has no place in it. */
const inside = ({ path }: Node, { where }: RevenueCut): boolean =>
  path.every(({ dimension, code }) => {
    const own = where.find(({ field }) => field === revenueDimension(dimension)?.field);
    return !own || own.values.includes(code);
  });
