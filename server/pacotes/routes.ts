import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { ManifestAnswer, ManifestsAnswer } from '../../catalog/pacotes/answer.ts';
import { BULK_ROOT } from '../../catalog/pacotes/formats.ts';
import { siteOf } from '../dataset/cite.ts';
import { LICENCE } from '../describe/licence.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { refuseParameters } from '../http/parameters.ts';
import { sendToReader } from '../http/reader.ts';
import { datasetOf } from '../http/request.ts';
import { ignoreEarlyClose } from '../http/stream.ts';
import { ckanRoutes } from './action.ts';
import { dcatCatalogue } from './dcat.ts';
import { readBodyCatalogue } from './facts.ts';
import { bulkFolder } from './follow.ts';
import { manifestOf, readBulkState } from './manifest.ts';
import { answerPackage } from './package.ts';
import { VolumeRemaker } from './remake.ts';
import { type BulkServices, makingFault, sendVolume } from './send.ts';
import { type WholeEntry, wholeZip } from './whole.ts';
import { volumePath } from './write.ts';

type Asked = { Params: { id: string } };

/** Files for whoever copies everything: what there is of them, each of them, and all in one. */
export function pacotesRoutes(app: FastifyInstance, services: BulkServices): void {
  const { db, datasets, limits, bulkDir } = services;
  const shelf = { datasets, dir: bulkDir, mostBytes: limits.bulkMegabytes * 1024 ** 2 };
  const remaker = new VolumeRemaker(db, shelf);
  for (const path of [`${BULK_ROOT}/manifest.json`, '/api/v1/pacotes'])
    app.get(path, (request, reply) => answerManifests(services, request, reply));
  for (const path of [`${BULK_ROOT}/:id/manifest.json`, '/api/v1/pacotes/:id'])
    app.get<Asked>(path, (request, reply) =>
      answerManifest(services, datasetOf(services, request.params.id), request, reply),
    );
  app.get<{ Params: { '*': string } }>(`${BULK_ROOT}/arquivos/*`, (request, reply) => {
    refuseParameters(request);
    return sendVolume(services, remaker, request, reply, request.params['*']);
  });
  app.get(`${BULK_ROOT}/catalogo.jsonld`, async (request, reply) => {
    refuseParameters(request);
    const catalogue = dcatCatalogue(await readBodyCatalogue(services, request));
    return reply
      .type('application/ld+json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(catalogue));
  });
  app.get('/api/v1/datapackage.json', (request, reply) => answerPackage(services, request, reply));
  ckanRoutes(app, services);
  app.get(`${BULK_ROOT}/tudo.zip`, (request, reply) => sendWhole(services, remaker, request, reply));
}

const LICENCA = { nome: LICENCE.name, titulo: LICENCE.title, endereco: LICENCE.path };

const ownDatasets = ({ datasets }: BulkServices, { site }: FastifyRequest): Dataset[] =>
  datasets.filter((set) => concerns(set, site.tenant.tipo));

async function answerManifests(services: BulkServices, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseParameters(request);
  const { id, dados } = request.site.tenant;
  const site = siteOf(services, request);
  const own = ownDatasets(services, request);
  const remembered = {
    question: `${cacheTag(id, '_pacotes')}?${site}`,
    datasets: [...own.map((set) => set.id), '_pacotes'],
  };
  await sendAnswer(services, request, reply, remembered, async (): Promise<ManifestsAnswer> => {
    const state = await services.db.read(id, (client) => readBulkState(client, id));
    const data = own.map((set) => manifestOf(set, state, site));
    return { ok: true, fonte: dados.txtCliente, licenca: LICENCA, tudo: `${site}${BULK_ROOT}/tudo.zip`, data };
  });
}

async function answerManifest(
  services: BulkServices,
  set: Dataset,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseParameters(request);
  const { id, dados } = request.site.tenant;
  const site = siteOf(services, request);
  const all = services.datasets.map((own) => own.id);
  const remembered = { question: `${cacheTag(id, set.id)}/pacotes?${site}`, datasets: [...all, '_pacotes'] };
  await sendAnswer(services, request, reply, remembered, async (): Promise<ManifestAnswer> => {
    const state = await services.db.read(id, (client) => readBulkState(client, id));
    return { ok: true, fonte: dados.txtCliente, licenca: LICENCA, data: manifestOf(set, state, site) };
  });
}

/** Sends everything of a body as one ZIP file, made while it is read from the files that are there. */
async function sendWhole(
  services: BulkServices,
  remaker: VolumeRemaker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseParameters(request);
  const { id, slug, dados } = request.site.tenant;
  const state = await services.db.read(id, (client) => readBulkState(client, id));
  const folder = bulkFolder(services.bulkDir, slug);
  const entries: WholeEntry[] = state.volumes
    .filter(({ formato }) => formato === 'csv.gz')
    .map(({ dataset, ano, sha256, bytes, inteiro, formato }) => {
      const path = volumePath(folder, dataset, ano, sha256, formato);
      return { dataset, ano, path, bytes: Number(bytes), inteiro: Number(inteiro) };
    });
  for (const { dataset, ano, path } of entries) {
    if (await stat(path).catch(() => null)) continue;
    remaker.ask(id, datasetOf(services, dataset), ano, (error) => request.log.error(error));
  }
  if (remaker.pending > 0) throw makingFault();
  reply.hijack();
  reply.raw.writeHead(200, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${slug}-dados-abertos.zip"`,
  });
  if (request.method === 'HEAD') return void reply.raw.end();
  const publisher = { title: dados.txtCliente, path: siteOf(services, request) };
  const body = { publisher, version: services.version, datasets: ownDatasets(services, request), state, entries };
  await sendToReader(Readable.from(wholeZip(body)), reply.raw, services.downloads.stallMs).catch(ignoreEarlyClose);
}
