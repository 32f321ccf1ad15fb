import { useState } from 'react';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import kit from '../kit/sheet.module.css';

/** Most bytes of a picture that goes into every page. */
const MOST_BYTES = 100_000;

interface Props {
  /** The picture in base64; empty for none. */
  value: string;
  problem: string | undefined;
  change(value: string): void;
}

/** The picture of a body, read in the browser and checked by the server. */
export function LogoField({ value, problem, change }: Props) {
  const [tooLarge, setTooLarge] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) change(base64Of(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <Field
      name="logo"
      label="Brasão ou logotipo"
      optional
      help={value ? 'Imagem escolhida. Escolha outra para trocar.' : 'PNG, JPEG, WebP ou SVG, de até 100 kB.'}
      problem={tooLarge ? 'A imagem tem mais de 100 kB: reduza-a e escolha de novo.' : problem}
    >
      {(own) => (
        <>
          <input
            {...own}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
          {value && (
            <div className={kit.acts}>
              <button type="button" className={button()} onClick={() => change('')}>
                Tirar a imagem
              </button>
            </div>
          )}
        </>
      )}
    </Field>
  );
}

/** Bytes as text; in small parts, because a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4_096) text += String.fromCharCode(...bytes.subarray(i, i + 4_096));
  return btoa(text);
}
