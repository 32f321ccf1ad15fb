import type { Readable } from 'node:stream';
import { LARGEST_UPLOAD, type UploadOrder } from '../../catalog/envios/request.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { Fault } from '../http/fault.ts';
import { type Upload, UploadOverflow, type UploadStore } from './store.ts';

/** Open uploads that one body may have, and the bytes of them all. */
const MOST = 10;
const HEAVIEST = 2 * LARGEST_UPLOAD;

interface Writing {
  source: Readable;
  done: Promise<unknown>;
}

/** Takes in the bytes of uploads, piece by piece. */
export class UploadReceiver {
  readonly #store: UploadStore;
  readonly #writing = new Map<string, Writing>();

  constructor(store: UploadStore) {
    this.#store = store;
  }

  /** Begins an upload, or finds the same one half sent: a sender who lost its number asks again and goes on. */
  async begin(tenant: number, chave: Upload['chave'], order: UploadOrder): Promise<{ upload: Upload; found: boolean }> {
    const open = (await this.#store.of(tenant)).filter(({ estado }) => !ENDED_STATES.has(estado));
    const same = open.find((upload) => order.sha256 && upload.chave.id === chave.id && alike(upload, order));
    if (same) return { upload: same, found: true };
    const bytes = open.reduce((sum, { tamanho }) => sum + tamanho, order.tamanho);
    if (open.length >= MOST || bytes > HEAVIEST)
      throw new Fault(
        429,
        'TOO_MANY_UPLOADS',
        `O órgão já tem ${counted(open.length, 'envio aberto', 'envios abertos')}. Termine ou cancele algum (DELETE), ou espere: os parados somem em 24 horas.`,
      );
    return { upload: await this.#store.begin({ ...order, tenant, chave }), found: false };
  }

  /** Writes a piece at its offset. A connection that hangs gives way to the one that came after it. */
  async write(upload: Upload, offset: number, source: Readable): Promise<Upload> {
    await this.#interrupt(upload.id);
    const received = await this.#store.received(upload);
    if (upload.estado !== 'recebendo' || offset !== received) throw misplaced(upload, received);
    const done = this.#store.append(upload, offset, source).catch((error) => {
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

/** States that no more bytes or requests can change. */
export const ENDED_STATES: ReadonlySet<Upload['estado']> = new Set(['publicado', 'conferido', 'recusado']);

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
