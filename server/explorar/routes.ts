import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { drawPivot } from '../../catalog/explorar/draw.ts';
import {
  EXPLORE_SHAPES,
  type Exploration,
  explorationOf,
  explorationTitle,
  sayShown,
} from '../../catalog/explorar/exploration.ts';
import { pivotOf } from '../../catalog/explorar/pivot.ts';
import { freshnessText } from '../../catalog/list/fresh.ts';
import { printQuery } from '../../catalog/query.ts';
import { siteOf } from '../dataset/cite.ts';
import { readGroups } from '../dataset/groups.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { hotAddress } from '../http/hot.ts';
import { packAnswer, type ReadyAnswer, sendRaw } from '../http/ready.ts';
import { datasetOf, originOf, pairsOf, queryOf, type Services } from '../http/request.ts';
import { dropPageHeaders } from '../http/security.ts';
import { answerOwner } from '../http/share.ts';
import { drawPng } from '../imagem/png.ts';
import { sourcesOf } from '../sums/derived.ts';
import { pictureSvg } from './svg.ts';

type PictureType = 'svg' | 'png';

const TYPES: Readonly<Record<PictureType, string>> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };

/** Pixels of a picture's drawing, and of its PNG for each of them: it is sharp on a screen of twice as many. */
const WIDTH = 760;
const PNG_ZOOM = 2;

/** Pictures of the groups of any dataset, by the address of the page that shows them. */
export function explorarRoutes(app: FastifyInstance, services: Services): void {
  for (const type of ['svg', 'png'] as const)
    app.get<{ Params: { id: string } }>(`/embed/:id(^[a-z-]+).${type}`, (request, reply) =>
      sendPicture(services, datasetOf(services, request.params.id), type, request, reply),
    );
}

async function sendPicture(
  services: Services,
  set: Dataset,
  type: PictureType,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { tenant } = request.site;
  const exploration = askedExploration(set, request);
  const origin = originOf(request);
  const asked = `${printQuery(set, exploration.query)}&_aba=explorar.${exploration.shape}`;
  const question = `imagem ${type} ${origin} ${cacheTag(tenant.id, set.id)}?${asked}`;
  const tags = sourcesOf(set).map((dataset) => cacheTag(tenant.id, dataset));
  const address = hotAddress(origin, request.originalUrl);
  const entry = await services.cache.answer(answerOwner(tenant), question, address, async () => {
    const svg = await drawExploration(services, set, exploration, {
      tenant: tenant.id,
      body: tenant.dados.txtCliente,
      address: `${siteOf(services, request)}/${set.id}?${asked}`,
    });
    return packPicture(type, svg, tags);
  });
  dropPageHeaders(reply.raw);
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}

/** What the address of a list asks to be drawn. Its tab says the shape. */
function askedExploration(set: Dataset, request: FastifyRequest): Exploration {
  const pairs = pairsOf(request);
  const tab = pairs.find(([name]) => name === '_aba')?.[1];
  const query = queryOf(
    set,
    pairs.filter(([name]) => name !== '_aba'),
  );
  const shape = EXPLORE_SHAPES.find((own) => tab === `explorar.${own}`);
  if (tab !== undefined && !shape && !['explorar', 'graficos', 'tabela'].includes(tab))
    throw new Fault(
      400,
      'BAD_QUERY',
      `“_aba” deve ser ${EXPLORE_SHAPES.map((own) => `“explorar.${own}”`).join(', ')}.`,
    );
  return explorationOf(set, query, shape);
}

interface PictureSource {
  tenant: number;
  body: string;
  address: string;
}

/** Draws what is explored with what makes it checkable: who publishes it, where, of when and from which load. */
async function drawExploration(
  services: Services,
  set: Dataset,
  exploration: Exploration,
  { tenant, body, address }: PictureSource,
): Promise<string> {
  const { data, dados } = await readGroups(services, set, tenant, exploration.query);
  const pivot = pivotOf(set, exploration, data);
  const drawing = drawPivot({ set, exploration, pivot, width: WIDTH });
  return pictureSvg(drawing, {
    title: `${set.title}: ${explorationTitle(set, exploration)}`,
    says: capitalized(sayShown(set, exploration.query.where)),
    source: `Fonte: ${body}, Portal da Transparência`,
    address,
    dated: datedBy(dados),
  });
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const datedBy = (dados: Dados): string =>
  dados.carga === null ? freshnessText(dados) : `${freshnessText(dados)}; carga nº ${dados.carga}`;

/** A picture may be shown by every page, and runs nothing where it is opened by itself. */
const HEAD = [
  'access-control-allow-origin',
  '*',
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding',
  'x-content-type-options',
  'nosniff',
  'cross-origin-resource-policy',
  'cross-origin',
  'content-security-policy',
  "default-src 'none'; frame-ancestors *",
  'x-robots-tag',
  'noindex',
];

async function packPicture(type: PictureType, svg: string, tags: readonly string[]): Promise<ReadyAnswer> {
  const bytes = type === 'svg' ? Buffer.from(svg) : await drawPng(svg, PNG_ZOOM);
  return packAnswer(bytes, ['content-type', TYPES[type], ...HEAD], tags);
}
