import type { Row } from '../../catalog/fields/field.ts';

export interface ActivityLink {
  to: string;
  label: string;
}

/** The lists that name a member in a year. Of an author the words are asked for: a proposition may have several. */
export function activityLinks({ txtNome, numExercicio }: Row): ActivityLink[] {
  const list = (path: string, name: string): string =>
    `${path}?${new URLSearchParams({ numExercicio: String(numExercicio), [name]: String(txtNome) })}`;
  return [
    { to: list('/proposicoes', 'txtAutor.has'), label: 'Proposições de que é autor, só ou com outros' },
    { to: list('/proposicoes', 'txtRelator'), label: 'Proposições que relatou' },
    { to: list('/sessoes', 'txtPresentes.has'), label: 'Sessões em que esteve' },
    { to: list('/verba-indenizatoria', 'txtParlamentar'), label: 'Verba indenizatória' },
  ];
}
