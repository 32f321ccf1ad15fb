import { type Dataset, fieldOf } from '../dataset.ts';
import { bare } from '../fields/field.ts';
import type { Mudanca } from '../mudancas/answer.ts';
import { recordTitle } from './record.ts';

/** Fields that a title names; of more it says how many. */
const FEW = 4;

/** `Contrato 10/2025: alteração (valor, fim da vigência)`: what became of a record, in one line. */
export const changeTitle = (set: Dataset, change: Pick<Mudanca, 'tipo' | 'chave' | 'campos' | 'registro'>): string =>
  `${recordTitle(set, change.chave, change.registro)}: ${WORDS[change.tipo](changedNouns(set, change.campos))}`;

/** Nouns, since the word for a record may be of either gender. */
const WORDS: Readonly<Record<Mudanca['tipo'], (fields: string) => string>> = {
  novo: () => 'registro novo',
  alterado: (fields) => (fields === '' ? 'alteração' : `alteração (${fields})`),
  retirado: () => 'registro retirado',
};

function changedNouns(set: Dataset, names: readonly string[]): string {
  const known = names.filter((name) => Object.hasOwn(set.fields, name)).map((name) => bare(fieldOf(set, name).noun));
  const rest = known.length - FEW;
  return rest > 1 ? `${known.slice(0, FEW).join(', ')} e mais ${rest}` : known.join(', ');
}
