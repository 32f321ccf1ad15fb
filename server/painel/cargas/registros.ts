import type pg from 'pg';
import { type Dataset, fieldOf, storedOf } from '../../../catalog/dataset.ts';
import type { Row, Value } from '../../../catalog/fields/field.ts';
import type { RegistroAchado } from '../../../catalog/painel/cargas/answer.ts';
import { ident } from '../../database/sql/names.ts';

/** Records that a search shows. */
const SHOWN = 20;
const MOST_WORDS = 8;

/** The fields that a person knows a record by: its key, and what the general search reads. */
const knownBy = (set: Dataset): string[] => [
  ...new Set([...set.key, ...storedOf(set).flatMap(([name, { search }]) => (search ? [name] : []))]),
];

/** The records of a body that hold every word, the newest period first, and whether there are more. */
export async function findRecords(
  client: pg.ClientBase,
  tenant: number,
  set: Dataset,
  words: string,
): Promise<{ data: RegistroAchado[]; mais: boolean }> {
  const wanted = words.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const names = storedOf(set).map(([name]) => name);
  const text = knownBy(set)
    .map((name) => `${ident(name)}::text`)
    .join(', ');
  const each = wanted
    .map((_, i) => `AND portal.norm(concat_ws(' ', ${text})) COLLATE "C" LIKE portal.norm($${i + 2})`)
    .join(' ');
  const { rows } = await client.query<Row>(
    `SELECT ${names.map(ident).join(', ')} FROM pub.${ident(set.id)} WHERE tenant = $1 ${each}
     ORDER BY ${ident(set.period)} DESC, ${set.key.map(ident).join(', ')} LIMIT ${SHOWN * 5}`,
    [tenant, ...wanted.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)],
  );
  const found = gathered(set, rows);
  return { data: found.slice(0, SHOWN), mais: found.length > SHOWN };
}

/** The rows of each key as one record. */
function gathered(set: Dataset, rows: readonly Row[]): RegistroAchado[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(set.key.map((name) => row[name] ?? null));
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return [...found.values()].flatMap((own) => (own[0] ? [recordOf(set, own[0], own.length)] : []));
}

function recordOf(set: Dataset, row: Row, linhas: number): RegistroAchado {
  const fixed = new Set([...set.key, set.period]);
  const shown = (name: string, value: Value | null): string => (value === null ? '' : fieldOf(set, name).typed(value));
  return {
    nome: recordName(set, (name) => shown(name, row[name] ?? null)),
    chave: Object.fromEntries(set.key.map((name) => [name, shown(name, row[name] ?? null)])),
    linhas,
    campos: storedOf(set).map(([campo, { label, hint, required, options, open }]) => ({
      campo,
      label,
      valor: shown(campo, row[campo] ?? null),
      dica: hint,
      obrigatorio: required,
      fixo: fixed.has(campo),
      opcoes: open ? [] : [...options],
    })),
  };
}

/** `Contrato 10/2025, 2025` */
export const recordName = (set: Dataset, shown: (name: string) => string): string =>
  `${set.singular} ${set.key.map(shown).filter(Boolean).join(', ')}`;
