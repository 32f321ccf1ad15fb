import type { FileEntry } from '../../catalog/arquivos/entry.ts';
import type { Day } from '../kit/calendar.ts';

/** A document that a body publishes as a file, and what it says. */
export interface Publication {
  categoria: FileEntry['categoria'];
  titulo: string;
  ano: number;
  periodo?: string;
  day: Day;
  path: string;
  lines(): readonly string[];
}
