import type { Readable } from 'node:stream';
import { counted } from '../../catalog/texto/plural.ts';
import { Fault } from '../http/fault.ts';
import { LARGEST, type Order } from './order.ts';
import { type Note, Overflow, type Shelf } from './store.ts';

/** Files of one body that may be on their way at once, and the bytes of them all. */
const MOST = 10;
const HEAVIEST = 2 * LARGEST;

interface Writing {
  source: Readable;
  done: Promise<unknown>;
}

/** Takes files in, piece by piece. */
export class Intake {
  readonly #shelf: Shelf;
  readonly #writing = new Map<string, Writing>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Begins a file, or finds the same one half sent: who lost the number of an upload asks again and goes on. */
  async begin(tenant: number, chave: Note['chave'], order: Order): Promise<{ note: Note; found: boolean }> {
    const open = (await this.#shelf.of(tenant)).filter(({ estado }) => !ENDED.has(estado));
    const same = open.find((note) => order.sha256 && note.chave.id === chave.id && alike(note, order));
    if (same) return { note: same, found: true };
    const bytes = open.reduce((sum, { tamanho }) => sum + tamanho, order.tamanho);
    if (open.length >= MOST || bytes > HEAVIEST)
      throw new Fault(
        429,
        'TOO_MANY_UPLOADS',
        `O órgão já tem ${counted(open.length, 'envio aberto', 'envios abertos')}. Termine ou cancele algum (DELETE), ou espere: os parados somem em 24 horas.`,
      );
    return { note: await this.#shelf.begin({ ...order, tenant, chave }), found: false };
  }

  /** Writes a piece at its place. A connection that hangs gives way to the one that came after it. */
  async write(note: Note, offset: number, source: Readable): Promise<Note> {
    await this.#interrupt(note.id);
    const received = await this.#shelf.received(note);
    if (note.estado !== 'recebendo' || offset !== received) throw misplaced(note, received);
    const done = this.#shelf.append(note, offset, source).catch((error) => {
      throw explained(note, error);
    });
    const writing: Writing = { source, done: done.catch(() => undefined) };
    this.#writing.set(note.id, writing);
    try {
      await done;
    } finally {
      if (this.#writing.get(note.id) === writing) this.#writing.delete(note.id);
    }
    return (await this.#shelf.received(note)) === note.tamanho ? this.complete(note) : note;
  }

  async #interrupt(id: string): Promise<void> {
    const before = this.#writing.get(id);
    before?.source.destroy();
    await before?.done;
  }

  /** All of it came: is it what was announced? */
  async complete(note: Note): Promise<Note> {
    const sha256 = await this.#shelf.sum(note);
    if (sha256 !== (note.sha256 ?? sha256)) {
      await this.#shelf.empty(note);
      throw new Fault(
        422,
        'CHECKSUM',
        'O arquivo chegou diferente do anunciado (o sha256 não confere) e foi descartado. Envie-o de novo desde o início.',
      );
    }
    const whole: Note = { ...note, sha256, estado: 'completo' };
    await this.#shelf.keep(whole);
    return whole;
  }

  async cancel(note: Note): Promise<void> {
    await this.#interrupt(note.id);
    await this.#shelf.remove(note);
  }
}

/** What no more bytes or requests can change. */
export const ENDED: ReadonlySet<Note['estado']> = new Set(['publicado', 'conferido', 'recusado']);

function alike(note: Note, order: Order): boolean {
  const own = Object.fromEntries(Object.keys(order).map((name) => [name, note[name as keyof Order]]));
  return JSON.stringify(own) === JSON.stringify(order);
}

/** An offset that is not where the file ends; the answer tells where it does. */
export class Misplaced extends Fault {
  readonly received: number;

  constructor(message: string, received: number) {
    super(409, 'WRONG_OFFSET', message);
    this.received = received;
  }
}

const misplaced = (note: Note, received: number): Misplaced =>
  note.estado === 'recebendo'
    ? new Misplaced(`O próximo byte esperado é o ${received}: continue com Upload-Offset: ${received}.`, received)
    : new Misplaced('O arquivo já chegou inteiro: falta só publicar.', note.tamanho);

function explained(note: Note, error: unknown): unknown {
  if (error instanceof Overflow)
    return new Fault(413, 'TOO_LARGE', `Vieram mais bytes do que os ${note.tamanho} anunciados. Comece outro envio.`);
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new Fault(507, 'NO_SPACE', 'Não há espaço em disco no servidor. Avise quem opera o portal.');
  return error;
}
