import type { Readable } from 'node:stream';
import type { UploadOrder } from '../../catalog/envios/request.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { Fault } from '../http/fault.ts';
import type { Limits } from '../limits/limits.ts';
import { isEnded, type Upload, UploadOverflow, type UploadStore } from './store.ts';

const MEGABYTE = 1024 ** 2;
/** Milliseconds without a byte after which a sender is dropped. It may go on from there. */
const STALLED_MS = 30_000;

interface Writing {
  source: Readable;
  done: Promise<unknown>;
}

/** Takes in the bytes of uploads, piece by piece. */
export class UploadReceiver {
  readonly #store: UploadStore;
  readonly #limits: Pick<Limits, 'uploadsPerBody' | 'uploadRoomPerBody'>;
  readonly #stalledMs: number;
  readonly #writing = new Map<string, Writing>();
  /** The last upload that each body began: the next is counted after it. */
  readonly #beginning = new Map<number, Promise<unknown>>();

  constructor(
    store: UploadStore,
    limits: Pick<Limits, 'uploadsPerBody' | 'uploadRoomPerBody'>,
    stalledMs: number = STALLED_MS,
  ) {
    this.#store = store;
    this.#limits = limits;
    this.#stalledMs = stalledMs;
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
    await this.#interrupt(upload.id);
    const received = await this.#store.received(upload);
    if (upload.estado !== 'recebendo' || offset !== received) throw misplaced(upload, received);
    const done = this.#store.append(upload, offset, dropStalled(source, this.#stalledMs)).catch((error) => {
      throw explained(upload, error);
    });
    const writing: Writing = { source, done: done.catch(() => undefined) };
    this.#writing.set(upload.id, writing);
    try {
      await done;
    } finally {
      if (this.#writing.get(upload.id) === writing) this.#writing.delete(upload.id);
    }
    return (await this.#store.received(upload)) === upload.tamanho ? this.complete(upload) : upload;
  }

  async #interrupt(id: string): Promise<void> {
    const before = this.#writing.get(id);
    before?.source.destroy();
    await before?.done;
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
    await this.#interrupt(upload.id);
    await this.#store.remove(upload);
  }
}

/** Passes bytes on until none comes for a while: then the connection is dropped, and the sender may go on later. */
async function* dropStalled(source: Readable, afterMs: number): AsyncGenerator<Uint8Array> {
  const stalled = new Fault(408, 'STALLED', 'O envio parou de chegar. Continue de onde parou.');
  const timer = setTimeout(() => source.destroy(stalled), afterMs);
  try {
    for await (const piece of source) {
      timer.refresh();
      yield piece;
    }
  } finally {
    clearTimeout(timer);
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

/** The refusal of an offset that is not the end of what came; it tells the right one. */
export class WrongOffset extends Fault {
  readonly received: number;

  constructor(message: string, received: number) {
    super(409, 'WRONG_OFFSET', message);
    this.received = received;
  }
}

const misplaced = (upload: Upload, received: number): WrongOffset =>
  upload.estado === 'recebendo'
    ? new WrongOffset(`O próximo byte esperado é o ${received}: continue com Upload-Offset: ${received}.`, received)
    : new WrongOffset('O arquivo já chegou inteiro: falta só publicar.', upload.tamanho);

function explained(upload: Upload, error: unknown): unknown {
  if (error instanceof UploadOverflow)
    return new Fault(413, 'TOO_LARGE', `Vieram mais bytes do que os ${upload.tamanho} anunciados. Comece outro envio.`);
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new Fault(507, 'NO_SPACE', 'Não há espaço em disco no servidor. Avise quem opera o portal.');
  return error;
}
