import type { ReleasesParameters } from '../../catalog/ocds/answer.ts';
import { Fault } from '../http/fault.ts';
import type { ProcessPlace } from './processes.ts';

type Asked = Omit<ReleasesParameters, '_apos' | '_size'>;

/** The question of a cursor: one of another question leads nowhere. */
const noteOf = ({ dataInicio, dataFim, ano, atualizadoDesde }: Asked): string =>
  JSON.stringify([dataInicio ?? null, dataFim ?? null, ano ?? null, atualizadoDesde ?? null]);

/** The text that asks for the processes after one: opaque to who uses it. */
export const printPlace = (asked: Asked, place: ProcessPlace): string =>
  Buffer.from(JSON.stringify([noteOf(asked), ...place])).toString('base64url');

const STRANGE =
  '“_apos” não serve para esta consulta: use o endereço de “links.next” que a página anterior trouxe, ou comece sem ele.';

/** Reads a cursor, or refuses one that is none or of another question. */
export function parsePlace(asked: Asked, text: string): ProcessPlace {
  const [note, dia, tipo, a, b, c] = unpacked(text);
  const isWhole = [dia, tipo, a, b, c].every((part) => typeof part === 'string');
  if (note === noteOf(asked) && isWhole) return [String(dia), String(tipo), String(a), String(b), String(c)];
  throw new Fault(400, 'BAD_QUERY', STRANGE, [{ field: '_apos', value: text.slice(0, 60), message: STRANGE }]);
}

function unpacked(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
