import { type ChangeEvent, useState } from 'react';
import { type BoxField, isGroup } from '../../../../catalog/painel/textos/campos.ts';
import { Field } from '../../../form/field.tsx';
import { button } from '../../../ui/button.ts';
import { base64Of } from './bytes.ts';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';

const MEDIA: Readonly<Record<string, string>> = { svg: 'svg+xml', jpg: 'jpeg' };
/** Bytes that the portal accepts; a larger one is told before it is sent. */
const MOST_BYTES = 100_000;

/** A picture: the one that stands, another, or none. */
export function PictureControl({ field, path, value, problems, change }: ControlProps<BoxField>) {
  const [refused, setRefused] = useState('');
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const isLarge = file.size > MOST_BYTES;
    setRefused(isLarge ? `${field.label} tem mais de 100 kB; reduza a imagem.` : '');
    if (isLarge) return;
    const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    change({ imgLogo: await base64Of(file), txtLogoExtensao: ending });
  };
  const own = isGroup(value) ? value : null;
  const kind = String(own?.txtLogoExtensao ?? '');
  return (
    <div>
      {own && (
        <p className={styles.picture}>
          <img src={`data:image/${MEDIA[kind] ?? kind};base64,${String(own.imgLogo)}`} alt="A imagem escolhida" />
          <button type="button" className={button('quiet')} onClick={() => change(null)}>
            Retirar a imagem
          </button>
        </p>
      )}
      <Field
        name={path}
        label={own ? `Trocar: ${field.label}` : field.label}
        optional
        help={field.help}
        problem={refused || problemAt(problems, path)}
      >
        {(given) => (
          <input {...given} type="file" accept=".png,.jpg,.jpeg,.webp,.svg" onChange={(event) => void pick(event)} />
        )}
      </Field>
    </div>
  );
}
