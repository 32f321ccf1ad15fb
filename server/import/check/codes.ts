import { FUNCOES, SUBFUNCOES } from '../../../catalog/codes/funcoes.ts';
import { CATEGORIAS_ECONOMICAS, ELEMENTOS, GRUPOS_DESPESA } from '../../../catalog/codes/naturezas.ts';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import type { Row } from '../../../catalog/fields/field.ts';

const digits = (text: string): string => text.replace(/\D/g, '');

/** Codes that the law gives to every body (Portaria MOG 42/1999, Portaria Interministerial STN/SOF 163/2001). */
const LEGAL: Readonly<Record<string, (code: string) => boolean>> = {
  codFuncao: (code) => code in FUNCOES,
  codSubFuncao: (code) => code in SUBFUNCOES,
  codNaturezaDespesa: (code) => {
    const plain = digits(code);
    return (
      plain.length >= 6 &&
      [CATEGORIAS_ECONOMICAS, GRUPOS_DESPESA, ELEMENTOS].every((table, i) => cut(plain, i) in table)
    );
  },
};

/** Category, group and element of a nature, without the modality between them. */
const cut = (nature: string, part: number): string =>
  nature.slice(
    ...((
      [
        [0, 1],
        [1, 2],
        [4, 6],
      ] as const
    )[part] ?? [0, 0]),
  );

/** The first value of a row that its table does not have, with the name of its column; null when all are known. */
export function unknownCodes(set: Dataset): (row: Row) => string | null {
  const checks = storedOf(set).flatMap(([name, { label, options, open }]) => {
    const legal = LEGAL[name];
    const table = new Set(options);
    if (open) return [{ name, label, knows: (text: string) => table.has(text) }];
    return legal ? [{ name, label, knows: legal }] : [];
  });
  // Few values repeat in many rows.
  const known = checks.map(() => new Map<string, boolean>());
  return (row) => {
    for (let i = 0; i < checks.length; i++) {
      const { name, label, knows } = checks[i] as (typeof checks)[number];
      const value = row[name];
      if (typeof value === 'string' && !asked(known[i] as Map<string, boolean>, value, knows))
        return `${label} “${value}”`;
    }
    return null;
  };
}

function asked(known: Map<string, boolean>, value: string, knows: (text: string) => boolean): boolean {
  const old = known.get(value);
  if (old !== undefined) return old;
  const answer = knows(value);
  if (known.size < 10_000) known.set(value, answer);
  return answer;
}
