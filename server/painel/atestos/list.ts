import { ATESTO_ESTADOS, type AtestoListado } from '../../../catalog/painel/atestos/answer.ts';
import type { MatrixLine } from '../../../catalog/pntp/matrix.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { type AttestationRow, attestationOn } from '../../pntp/attest.ts';

/** Days ahead at which the end of an attestation is told of: whoever looks again may have to ask others first. */
const AHEAD = 30;

/** The criteria that need somebody's word and how each stands on a day: what is lost or will be first, by its day. */
export function attestedCriteria(
  lines: readonly MatrixLine[],
  rows: ReadonlyMap<string, AttestationRow>,
  today: string,
): AtestoListado[] {
  const listed = lines.flatMap(({ numero, pede, classe, atesta }): AtestoListado[] => {
    if (!atesta) return [];
    const row = rows.get(numero);
    const atesto = row ? attestationOn(row, today) : null;
    return [{ numero, pede, classe, onde: atesta, estado: stateOf(atesto, today), atesto }];
  });
  return listed.sort((a, b) => urgency(a) - urgency(b) || (a.atesto?.ate ?? '').localeCompare(b.atesto?.ate ?? ''));
}

function stateOf(atesto: AtestoListado['atesto'], today: string): AtestoListado['estado'] {
  if (!atesto) return 'falta';
  if (atesto.vencido) return 'vencido';
  return atesto.ate <= plusDays(today, AHEAD) ? 'vence' : 'vale';
}

const urgency = ({ estado }: AtestoListado): number => ATESTO_ESTADOS.indexOf(estado);
