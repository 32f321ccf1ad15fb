import type { FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { BULK_FORMATS, bulkAddress } from '../../catalog/pacotes/formats.ts';
import { siteOf } from '../dataset/cite.ts';
import { packageWithYears } from '../describe/datapackage.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { refuseParameters } from '../http/parameters.ts';
import { readBulkState } from './manifest.ts';
import type { BulkServices } from './send.ts';

/** Answers the data package of a body: the dictionary of what it publishes, and the files of each year. */
export async function answerPackage(
  services: BulkServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseParameters(request);
  const question = `${cacheTag(request.site.tenant.id, 'datapackage')}?${siteOf(services, request)}`;
  await sendAnswer(services, request, reply, { question, datasets: ['_pacotes'] }, () => packageOf(services, request));
}

async function packageOf(services: BulkServices, request: FastifyRequest) {
  const { id, tipo, dados } = request.site.tenant;
  const own = services.datasets.filter((set) => concerns(set, tipo));
  const site = siteOf(services, request);
  const { volumes } = await services.db.read(id, (client) => readBulkState(client, id));
  const years = volumes.map(({ dataset, ano, formato, sha256, bytes }) => ({
    dataset,
    ano,
    formato,
    media: BULK_FORMATS.find(({ ending }) => ending === formato)?.media ?? '',
    href: site + bulkAddress(dataset, ano, sha256, formato),
    bytes: Number(bytes),
    sha256,
  }));
  return packageWithYears(own, services.version, { title: dados.txtCliente, path: site }, years);
}
