import { Refusal } from '../refusal.ts';

const FULL = ['53100', 'ENOSPC'];
const GONE = ['57P01', '57P02', '57P03', '08006', '08003', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

/** Faults of the place and not of the program, in a sentence. Whatever it was, the transaction took it back. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error.name === 'AbortError') return new Refusal('A carga foi interrompida. Nada foi publicado.');
  if (FULL.includes(code))
    return new Refusal('O disco encheu durante a carga. Nada foi publicado: libere espaço e envie de novo.');
  if (GONE.includes(code) || /Connection terminated|Client has encountered a connection error/.test(message))
    return new Refusal('O banco de dados parou durante a carga. Nada foi publicado: espere que volte e envie de novo.');
  return error;
}
