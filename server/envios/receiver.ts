import type { Readable } from 'node:stream';
import type { UploadOrder } from '../../catalog/envios/request.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { Fault } from '../http/fault.ts';
import type { Limits } from '../limits/limits.ts';
import { ByteReceiver } from './bytes.ts';
import { isEnded, type Upload, type UploadStore } from './store.ts';

const MEGABYTE = 1024 ** 2;

/** Takes in the bytes of uploads, piece by piece. */
export class UploadReceiver {
  readonly #store: UploadStore;
  readonly #limits: Pick<Limits, 'uploadsPerBody' | 'uploadRoomPerBody'>;
  readonly #bytes: ByteReceiver;
  /** The last upload that each body began: the next is counted after it. */
  readonly #beginning = new Map<number, Promise<unknown>>();

  constructor(store: UploadStore, limits: Pick<Limits, 'uploadsPerBody' | 'uploadRoomPerBody'>, stalledMs?: number) {
    this.#store = store;
    this.#limits = limits;
    this.#bytes = new ByteReceiver(stalledMs);
  }

  /**
   * Begins an upload, or finds the same one half sent: a sender who lost its number asks again and goes on. Of one body
   * one begins at a time, so that many asked for at once are all counted.
   */
  begin(tenant: number, chave: Upload['chave'], order: UploadOrder): Promise<{ upload: Upload; found: boolean }> {
    const before = this.#beginning.get(tenant) ?? Promise.resolve();
    const begun = before.then(() => this.#begin(tenant, chave, order));
    this.#beginning.set(
      tenant,
      begun.catch(() => undefined),
    );
    return begun;
  }

  async #begin(
    tenant: number,
    chave: Upload['chave'],
    order: UploadOrder,
  ): Promise<{ upload: Upload; found: boolean }> {
    const all = await this.#store.of(tenant);
    const open = all.filter((upload) => !isEnded(upload));
    const same = open.find((upload) => order.sha256 && upload.chave.id === chave.id && alike(upload, order));
    if (same) return { upload: same, found: true };
    if (open.length >= this.#limits.uploadsPerBody)
      throw tooMany(`O órgão já tem ${counted(open.length, 'envio aberto', 'envios abertos')}.`);
    const room = this.#limits.uploadRoomPerBody;
    if ((await this.#occupied(all)) + order.tamanho > room * MEGABYTE)
      throw tooMany(`Os envios do órgão ocupam, com este, mais de ${room.toLocaleString('pt-BR')} MB.`);
    return { upload: await this.#store.begin({ ...order, tenant, chave }), found: false };
  }

  /** Bytes on the disk that uploads of a body take or will take: open ones as announced, and refused lines of all. */
  async #occupied(all: readonly Upload[]): Promise<number> {
    const refused = await Promise.all(all.map((upload) => this.#store.refusedSize(upload)));
    const open = all.filter((upload) => !isEnded(upload));
    return open.reduce((sum, { tamanho }) => sum + tamanho, 0) + refused.reduce((sum, size) => sum + size, 0);
  }

  /** Writes a piece at its offset. A connection that hangs gives way to the one that came after it. */
  async write(upload: Upload, offset: number, source: Readable): Promise<Upload> {
    await this.#bytes.write(upload.id, offset, source, async () => ({
      id: upload.id,
      tamanho: upload.tamanho,
      path: this.#store.file(upload),
      received: await this.#store.received(upload),
      whole: upload.estado !== 'recebendo',
    }));
    return (await this.#store.received(upload)) === upload.tamanho ? this.complete(upload) : upload;
  }

  /** Marks an upload complete, once its sum is the one that was announced. */
  async complete(upload: Upload): Promise<Upload> {
    const sha256 = await this.#store.sum(upload);
    if (sha256 !== (upload.sha256 ?? sha256)) {
      await this.#store.empty(upload);
      throw new Fault(
        422,
        'CHECKSUM',
        'O arquivo chegou diferente do anunciado (o sha256 não confere) e foi descartado. Envie-o de novo desde o início.',
      );
    }
    const whole: Upload = { ...upload, sha256, estado: 'completo' };
    await this.#store.keep(whole);
    return whole;
  }

  async cancel(upload: Upload): Promise<void> {
    await this.#bytes.interrupt(upload.id);
    await this.#store.remove(upload);
  }
}

const tooMany = (why: string): Fault =>
  new Fault(
    429,
    'TOO_MANY_UPLOADS',
    `${why} Termine ou cancele algum envio (DELETE), ou espere: os parados somem em 24 horas.`,
  );

function alike(upload: Upload, order: UploadOrder): boolean {
  const own = Object.fromEntries(Object.keys(order).map((name) => [name, upload[name as keyof UploadOrder]]));
  return JSON.stringify(own) === JSON.stringify(order);
}
