import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BULK_FORMATS, manifestAddress } from '../../catalog/pacotes/formats.ts';
import { Fault } from '../http/fault.ts';
import { sendRanged } from '../http/ranged.ts';
import type { Services } from '../http/request.ts';
import { bulkFolder } from './follow.ts';
import type { VolumeRemaker } from './remake.ts';
import { volumePath } from './write.ts';

/** What the routes of files need besides what all routes do. */
export interface BulkServices extends Services {
  bulkDir: string;
  version: string;
}

interface KnownVolume {
  bytes: string;
  substituido: boolean;
  retirado: boolean;
  vencido: boolean;
}

const NAME = /^([a-z][a-z-]*)\/(\d{4})-([0-9a-f]{64})\.(csv\.gz|jsonl\.gz|parquet)$/;

/**
 * How long caches keep a file without asking. Its bytes never change, but a record in it may be withdrawn: a copy then
 * leaves every cache within a day.
 */
const CACHED = 'public, max-age=86400, immutable';

/** Seconds after which it is worth asking again for a file that is being made. */
const MAKING_SECONDS = 60;

/** The refusal of a file that is just being made. */
export const makingFault = (): Fault =>
  new Fault(503, 'BEING_MADE', 'Este arquivo está sendo preparado. Tente de novo em um minuto.', [], MAKING_SECONDS);

/** Sends a file of a year of a dataset, whole or in part. */
export async function sendVolume(
  services: BulkServices,
  remaker: VolumeRemaker,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: string,
): Promise<void> {
  const [, dataset = '', year = '', sha256 = '', formato = ''] = NAME.exec(asked) ?? [];
  const { tenant } = request.site;
  const ano = Number(year);
  const set = services.datasets.find(({ id }) => id === dataset);
  const known = set ? await findVolume(services, tenant.id, [dataset, ano, formato, sha256]) : undefined;
  if (!set || !known) throw absentFault(dataset);
  if (known.retirado || (known.vencido && known.substituido)) throw withdrawnFault(dataset);
  const path = volumePath(bulkFolder(services.bulkDir, tenant.slug), dataset, ano, sha256, formato);
  const size = (await stat(path).catch(() => null))?.size;
  if (known.vencido || (size === undefined && !known.substituido)) {
    if (!known.vencido) remaker.ask(tenant.id, set, ano, (error) => request.log.error(error));
    throw makingFault();
  }
  if (size !== Number(known.bytes)) throw absentFault(dataset);
  await sendRanged(
    services.downloads,
    request,
    reply,
    { path, size },
    {
      'access-control-allow-origin': '*',
      'cache-control': CACHED,
      'x-content-type-options': 'nosniff',
      etag: `"${sha256}"`,
      'content-type': BULK_FORMATS.find(({ ending }) => ending === formato)?.media ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${tenant.slug}-${dataset}-${ano}.${formato}"`,
    },
  );
}

const findVolume = (
  services: BulkServices,
  tenant: number,
  name: readonly [dataset: string, ano: number, formato: string, sha256: string],
): Promise<KnownVolume | undefined> =>
  services.db.read(tenant, async (client) => {
    const { rows } = await client.query<KnownVolume>(
      `SELECT bytes::text, "substituidoEm" IS NOT NULL AS substituido, retirado, vencido FROM pub._volumes
       WHERE tenant = $1 AND dataset = $2 AND ano = $3 AND formato = $4 AND sha256 = $5`,
      [tenant, ...name],
    );
    return rows[0];
  });

const absentFault = (dataset: string): Fault =>
  new Fault(
    404,
    'NOT_FOUND',
    `Não há esse arquivo: ele pode ter sido substituído. Os atuais estão em ${dataset ? manifestAddress(dataset) : '/dados-abertos/manifest.json'}.`,
  );

const withdrawnFault = (dataset: string): Fault =>
  new Fault(
    410,
    'WITHDRAWN',
    `Este arquivo foi retirado: um registro dele foi corrigido ou retirado depois. O atual está em ${manifestAddress(dataset)}.`,
  );
