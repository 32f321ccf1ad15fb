import { useState } from 'react';
import { checkText, MOTIVO } from '../../../catalog/mensagens/resposta.ts';
import { ActForm } from '../../form/act.tsx';
import { Field } from '../../form/field.tsx';
import { TextField } from '../../form/text.tsx';
import { useKeptText } from '../written.tsx';
import styles from './atender.module.css';
import type { AttendDesk } from './desk.ts';
import { Folded } from './folded.tsx';
import { isBegun, keptText, meansOf } from './means.ts';

/** The form that asks a unit, which answers the ombudsman and not the author of the message. */
export function Forward({ desk }: { desk: AttendDesk }) {
  const [unidade, setUnidade] = useState('');
  const { text: texto, type: setTexto } = useKeptText(keptText(desk, 'encaminhar'));
  const means = meansOf(desk, 'encaminhar', 'Encaminhada. O parecer chega por e-mail.');
  const missing = () => (unidade === '' ? [{ field: 'unidade', value: '', message: 'Escolha a unidade' }] : []);
  return (
    <Folded title="Encaminhar a uma unidade" isBegun={isBegun(desk, 'encaminhar')}>
      <ActForm
        means={means}
        className={styles.act}
        title="Encaminhar a uma unidade"
        about="A unidade recebe um link próprio e devolve um parecer. Quem responde continua sendo você; um nome em sigilo não vai junto."
        label="Encaminhar"
        check={() => [...missing(), ...checkText('texto', texto, MOTIVO, 'Escreva o que a unidade precisa responder')]}
        body={() => ({ unidade, texto })}
        clear={() => setTexto('')}
      >
        {(problemOf) => (
          <>
            <Field name={means.named('unidade')} label="Unidade" problem={problemOf('unidade')}>
              {(own) => (
                <select {...own} value={unidade} onChange={({ currentTarget }) => setUnidade(currentTarget.value)}>
                  <option value="">Escolha</option>
                  {desk.of.unidades.map(({ slug, nome }) => (
                    <option key={slug} value={slug}>
                      {nome}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <TextField
              name={means.named('texto')}
              label="O que a unidade precisa responder"
              text={texto}
              longest={MOTIVO}
              problem={problemOf('texto')}
              type={setTexto}
            />
          </>
        )}
      </ActForm>
    </Folded>
  );
}
