import { fold } from '../../../catalog/fields/choice.ts';
import { type SourceLayout, usedBy } from './layout.ts';

/** What a publisher says of single columns, by the name in the header: the field that one fills, or null to leave it out. */
export type ColumnChoices = Readonly<Record<string, string | null>>;

/** A layout with what a publisher says of single columns: each fills the field that was chosen, and none that it filled before. */
export function chosenLayout(layout: SourceLayout, choices: ColumnChoices): SourceLayout {
  const chosen = new Set(Object.keys(choices).map(fold));
  if (chosen.size === 0) return layout;
  const campos = Object.fromEntries(
    Object.entries(layout.campos).filter(([, pick]) => {
      const used = usedBy(pick).filter((column) => !column.startsWith('@'));
      return used.length === 0 || !used.every((column) => chosen.has(fold(column)));
    }),
  );
  for (const [coluna, field] of Object.entries(choices)) if (field !== null) campos[field] = { coluna, pula: [] };
  return { ...layout, campos };
}
