import type { Dataset } from '../../catalog/dataset.ts';
import { printQuery, type Query } from '../../catalog/query.ts';
import { apiAddress } from '../api.ts';
import { useApplies } from '../portal.ts';
import { Fold } from '../ui/fold.tsx';
import { Hidden } from '../ui/hidden.tsx';
import { iconOfType, Sign } from '../ui/sign.tsx';
import { heldParts } from './parts.tsx';
import styles from './tools.module.css';
import { wholeResult } from './url.ts';

/** The downloads of the whole filtered result, in its order. The CSV of the screen is for a spreadsheet. */
export function Files({ set, query }: { set: Dataset; query: Query }) {
  const all = printQuery(set, wholeResult(query));
  const held = heldParts(set, useApplies());
  const files = [
    { label: 'CSV', type: 'csv', use: 'planilhas', query: [all, '_planilha=1'] },
    { label: 'Excel', type: 'xlsx', use: 'planilhas, com formatos', query: [all] },
    { label: 'PDF', type: 'pdf', use: 'ler e imprimir', query: [all] },
    { label: 'JSON', type: 'json', use: 'programas', query: [all] },
    { label: 'JSON Lines', type: 'jsonl', use: 'programas, linha a linha', query: [all] },
    { label: 'Parquet', type: 'parquet', use: 'análise de dados', query: [all] },
    ...(held === '' ? [] : withParts(all, held)),
  ];
  return (
    <Fold
      className={styles.tool}
      label={
        <>
          <Sign name="download" />
          Baixar
        </>
      }
    >
      <ul className={styles.files}>
        {files.map(({ label, type, use, query: parts }) => (
          <li key={label}>
            <a
              href={[apiAddress(`/${set.id}.${type}`), parts.filter(Boolean).join('&')].filter(Boolean).join('?')}
              download
            >
              <Sign name={iconOfType(type.replace('jsonl', 'json'))} />
              <span>
                <Hidden>Baixar</Hidden> {label}{' '}
              </span>
              <small>{use}</small>
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()}>
            <Sign name="print" />
            Imprimir
          </button>
        </li>
      </ul>
    </Fold>
  );
}

/** The files that hold the tables of what belongs to each record too. */
const withParts = (all: string, held: string) => [
  { label: 'CSV completo (ZIP)', type: 'zip', use: `com ${held}`, query: [all, '_planilha=1'] },
  { label: 'Excel completo', type: 'xlsx', use: 'o mesmo, uma folha por tabela', query: [all, '_partes=1'] },
];
