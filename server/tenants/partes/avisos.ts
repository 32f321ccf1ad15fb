import type { FormGroup } from '../../../catalog/painel/textos/campos.ts';
import type { Aviso } from '../../../catalog/site/shell.ts';
import { TENANT_SCHEMAS } from '../schema.ts';
import { formOf, parseText, type StoredPart, TextProblems } from './part.ts';
import { itemsIn, textIn } from './prose.ts';

const DAY_MS = 86_400_000;

/** The last day of a notice, both days counted. */
function lastDay({ startDate, duration }: Aviso): string {
  const last = Date.parse(startDate) + (duration - 1) * DAY_MS;
  return Number.isNaN(last) ? '' : new Date(last).toISOString().slice(0, 10);
}

/** Notices, which people think of from one day to another; the file counts days. */
export const avisosPart: StoredPart = {
  id: 'avisos',
  holds: ['avisos'],
  form: ({ avisos }) => ({
    avisos: avisos.map(({ duration, ...rest }) => formOf({ ...rest, ate: lastDay({ duration, ...rest }) })),
  }),
  parse: (value) => {
    const counted = itemsIn(value, 'avisos').map(({ ate: _, ...rest }, i) => ({
      ...rest,
      duration: daysOf(itemsIn(value, 'avisos')[i] ?? {}, i),
    }));
    return { avisos: parseText(TENANT_SCHEMAS.avisos, counted, ['avisos']) };
  },
};

function daysOf(item: FormGroup, place: number): number {
  const [first, last] = [Date.parse(textIn(item, 'startDate')), Date.parse(textIn(item, 'ate'))];
  const path = ['avisos', place, 'ate'];
  if (Number.isNaN(last)) throw new TextProblems([{ path, message: 'é uma data: diga até quando o aviso aparece' }]);
  if (last < first) throw new TextProblems([{ path, message: 'vem antes do primeiro dia' }]);
  return Number.isNaN(first) ? 1 : Math.round((last - first) / DAY_MS) + 1;
}
