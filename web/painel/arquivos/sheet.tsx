import { useState } from 'react';
import { categoriesOf, categoryOf, MODELS_CATEGORY, nameOf } from '../../../catalog/arquivos/arquivos.ts';
import { FILE_GROUPS } from '../../../catalog/arquivos/category.ts';
import { partsOf } from '../../../catalog/arquivos/duties.ts';
import type { DocumentSheet } from '../../../catalog/painel/arquivos/answer.ts';
import { MONTHS } from '../../../catalog/texto/day.ts';
import { Field } from '../../form/field.tsx';
import { useDesk } from '../desk.ts';
import styles from './arquivos.module.css';

const count = (most: number, name: string): string[] => Array.from({ length: most }, (_, i) => `${i + 1}º ${name}`);

/** The periods that a document may be of. */
const PERIODS = [
  ...count(6, 'bimestre'),
  ...count(3, 'quadrimestre'),
  ...count(2, 'semestre'),
  ...count(4, 'trimestre'),
  ...MONTHS,
];

/** The parts of a sheet that are put one by one. */
export interface SheetProps {
  /** What tells these fields from those of another form on the page. */
  of: string;
  sheet: Partial<DocumentSheet>;
  problemOf?(field: string): string | undefined;
  change(own: Partial<DocumentSheet>): void;
}

const NO_PROBLEM = (): undefined => undefined;

export function CategoryField({ of, sheet, problemOf = NO_PROBLEM, change }: SheetProps) {
  const own = categoriesOf(useDesk().orgao.tipo).filter(({ slug }) => slug !== MODELS_CATEGORY);
  return (
    <Field name={`categoria-${of}`} label="Categoria" problem={problemOf('categoria')} wide>
      {(control) => (
        <select
          {...control}
          value={sheet.categoria ?? ''}
          onChange={({ currentTarget }) => change({ categoria: currentTarget.value || null })}
        >
          <option value="">Escolha…</option>
          {FILE_GROUPS.map((group) => (
            <optgroup key={group} label={group}>
              {own
                .filter((one) => one.group === group)
                .map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {nameOf(one)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TypedProps {
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'number' | 'date';
  wide?: boolean;
  problem?: string | undefined;
  /** Keeps what was typed, once the field is left. */
  keep(value: string): void;
}

/** A field that is kept when it is left: not at each letter, and never lost. */
export function TypedField({ name, label, value, type = 'text', wide = false, problem, keep }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    if (typed !== null && typed !== value) keep(typed);
    setTyped(null);
  };
  return (
    <Field name={name} label={label} problem={problem} wide={wide}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={typed ?? value}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
      )}
    </Field>
  );
}

export const YearField = ({ of, sheet, problemOf = NO_PROBLEM, change }: SheetProps) => (
  <TypedField
    name={`ano-${of}`}
    label="Ano"
    type="number"
    value={sheet.ano ? String(sheet.ano) : ''}
    problem={problemOf('ano')}
    keep={(value) => change({ ano: value === '' ? null : Math.trunc(Number(value)) })}
  />
);

export const PeriodField = ({ of, sheet, problemOf = NO_PROBLEM, change }: SheetProps) => (
  <Field name={`periodo-${of}`} label="Período" problem={problemOf('periodo')}>
    {(control) => (
      <select
        {...control}
        value={sheet.periodo ?? ''}
        onChange={({ currentTarget }) => change({ periodo: currentTarget.value || null })}
      >
        <option value="">O ano inteiro</option>
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const DayField = ({ of, sheet, problemOf = NO_PROBLEM, change }: SheetProps) => (
  <TypedField
    name={`data-${of}`}
    label="Publicado em"
    type="date"
    value={sheet.data ?? ''}
    problem={problemOf('data')}
    keep={(data) => change({ data: data || null })}
  />
);

/** Which parts of a document a file is or brings; only what is said here counts for the duties. */
export function PartsField({ of, sheet, problemOf = NO_PROBLEM, change, isFixed }: SheetProps & { isFixed: boolean }) {
  const parts = partsOf(categoryOf(sheet.categoria ?? '') ?? {});
  if (parts.length === 0) return null;
  const { partes = [], parte = null } = sheet;
  const toggle = (slug: string): string[] =>
    partes.includes(slug) ? partes.filter((one) => one !== slug) : [...partes, slug];
  return (
    <div className={styles.wide}>
      <Field
        name={`parte-${of}`}
        label="O arquivo é"
        problem={problemOf('parte') ?? problemOf('partes')}
        help="O portal só conta as partes que você disser."
      >
        {(control) => (
          <select
            {...control}
            disabled={isFixed}
            value={parte ?? ''}
            onChange={({ currentTarget }) => change({ parte: currentTarget.value || null, partes: [] })}
          >
            <option value="">O documento inteiro, ou várias partes dele</option>
            {parts.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                Só: {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {parte === null && (
        <fieldset className={styles.parts}>
          <legend>Partes que ele traz</legend>
          {parts.map(({ slug, title }) => (
            <label key={slug}>
              <input
                type="checkbox"
                checked={partes.includes(slug)}
                onChange={() => change({ partes: toggle(slug) })}
              />
              {title}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
