import { type ChangeEvent, useState } from 'react';
import type { FotoAnswer } from '../../../../catalog/painel/textos/answer.ts';
import type { BoxField } from '../../../../catalog/painel/textos/campos.ts';
import { ApiError } from '../../../api.ts';
import { pictureAddress } from '../../../fields/picture.ts';
import { Field } from '../../../form/field.tsx';
import { button } from '../../../ui/button.ts';
import { deskSend } from '../../call.ts';
import { base64Of } from './bytes.ts';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';
import { reducedPhoto } from './reduced.ts';

/** Sends a photo, made smaller; its path among the files of the body. */
async function sendPhoto(file: File): Promise<string> {
  const imagem = await base64Of(await reducedPhoto(file));
  return (await deskSend<FotoAnswer>('POST', '/fotos', { imagem })).data.caminho;
}

const why = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'Este navegador não abre a imagem. Salve-a como JPEG ou PNG e tente de novo.';

/** The photo of a person: the one that stands, another, or none. */
export function PhotoControl({ field, path, value, problems, change }: ControlProps<BoxField>) {
  const [state, setState] = useState<{ isSending: boolean; refused: string }>({ isSending: false, refused: '' });
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setState({ isSending: true, refused: '' });
    const refused = await sendPhoto(file).then(
      (caminho) => {
        change(caminho);
        return '';
      },
      (error: unknown) => why(error),
    );
    setState({ isSending: false, refused });
    target.value = '';
  };
  const own = typeof value === 'string' ? value : '';
  return (
    <div>
      {own !== '' && (
        <p className={styles.picture}>
          <img src={pictureAddress(own)} alt="A foto escolhida" />
          <button type="button" className={button('quiet')} onClick={() => change('')}>
            Retirar a foto
          </button>
        </p>
      )}
      <Field
        name={path}
        label={own ? `Trocar: ${field.label}` : field.label}
        optional
        help={state.isSending ? 'Enviando a foto…' : field.help}
        problem={state.refused || problemAt(problems, path)}
      >
        {(given) => (
          <input
            {...given}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={state.isSending}
            onChange={(event) => void pick(event)}
          />
        )}
      </Field>
    </div>
  );
}
