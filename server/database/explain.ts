import { Refusal } from '../refusal.ts';
import { MOVING_CODE } from '../tenants/moving.ts';

const GONE = 'O banco de dados parou durante o comando; nada foi publicado pela metade. Rode o comando de novo.';
const FULL = 'Não há espaço em disco; nada foi publicado pela metade. Libere espaço e rode o comando de novo.';
const CLOSED = 'Não há permissão para ler ou escrever';

/** Sentences for faults of the machine, by the code of the system or of PostgreSQL. */
const KNOWN: Readonly<Record<string, string>> = {
  '57P01': GONE,
  '57P02': GONE,
  '57P03': GONE,
  ECONNRESET: GONE,
  ECONNREFUSED: GONE,
  EPIPE: GONE,
  '53100': FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: CLOSED,
  [MOVING_CODE]:
    'O órgão está mudando de instalação e só pode ser lido; nada foi publicado. Rode o comando de novo em um minuto, na instalação para onde ele foi.',
};

const STOPPED = 'Interrompido: nada foi publicado pela metade.';

/** The sentence for a fault of the machine; null for one of the program, whose stack is worth seeing. */
export function explainFault(error: unknown): Refusal | null {
  if (error instanceof Error && error.name === 'AbortError') return new Refusal(STOPPED);
  const { code, path, message } = error as NodeJS.ErrnoException;
  // The driver's error for a connection that ended has no code.
  const known = KNOWN[code ?? ''] ?? (/^Connection terminated/.test(message) ? GONE : null);
  if (!known) return null;
  return new Refusal(known === CLOSED ? `${known}${path ? ` em ${path}` : ''}. Confira as permissões.` : known);
}
