import { useId } from 'react';
import type { BoxField } from '../../../../catalog/painel/textos/campos.ts';
import { type BodyColours, colourProblem, HEX_COLOUR, nearestColour } from '../../../../catalog/site/cores.ts';
import { Field } from '../../../form/field.tsx';
import { button } from '../../../ui/button.ts';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';

const isColourName = (name: string): name is keyof BodyColours => name === 'principal' || name === 'barra';

/** A colour, written or picked. One that cannot be read well is told at once, with the nearest that can. */
export function ColourControl({ field, path, value, problems, change }: ControlProps<BoxField>) {
  const picker = useId();
  const colour = String(value ?? '');
  const name = isColourName(field.name) ? field.name : 'principal';
  const refused = HEX_COLOUR.test(colour) ? colourProblem(name, colour) : null;
  const nearest = refused && nearestColour(name, colour);
  return (
    <div>
      <Field
        name={path}
        label={field.label}
        optional={field.optional ?? false}
        help={field.help}
        problem={refused ? `Esta cor ${refused}.` : problemAt(problems, path)}
      >
        {(own) => (
          <span className={styles.colour}>
            <input {...own} value={colour} placeholder="#0369a1" onChange={({ target }) => change(target.value)} />
            <label htmlFor={picker} className={styles.unseen}>
              {field.label}: escolher a cor
            </label>
            <input
              id={picker}
              type="color"
              value={HEX_COLOUR.test(colour) ? colour.toLowerCase() : '#0369a1'}
              onChange={({ target }) => change(target.value)}
            />
          </span>
        )}
      </Field>
      {nearest && (
        <button type="button" className={button()} onClick={() => change(nearest)}>
          Usar {nearest}
        </button>
      )}
    </div>
  );
}
