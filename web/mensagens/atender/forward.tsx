import { useState } from 'react';
import { checkText, MOTIVO } from '../../../catalog/mensagens/resposta.ts';
import { Field } from '../../form/field.tsx';
import { Act, Text } from './act.tsx';
import type { AttendDesk } from './desk.ts';
import { Folded } from './folded.tsx';

/** Asks a unit, which answers the ombudsman and not who wrote. */
export function Forward({ desk }: { desk: AttendDesk }) {
  const [unidade, setUnidade] = useState('');
  const [texto, setTexto] = useState('');
  const missing = () => (unidade === '' ? [{ field: 'unidade', value: '', message: 'Escolha a unidade' }] : []);
  return (
    <Folded title="Encaminhar a uma unidade">
      <Act
        desk={desk}
        door="encaminhar"
        title="Encaminhar a uma unidade"
        about="A unidade recebe um link próprio e devolve um parecer. Quem responde continua sendo você; um nome em sigilo não vai junto."
        label="Encaminhar"
        done="Encaminhada. O parecer chega por e-mail."
        check={() => [...missing(), ...checkText('texto', texto, MOTIVO, 'Escreva o que a unidade precisa responder')]}
        body={() => ({ unidade, texto })}
        sent={() => setTexto('')}
      >
        {(wrong) => (
          <>
            <Field name="encaminhar-unidade" label="Unidade" problem={wrong('unidade')}>
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
            <Text
              door="encaminhar"
              name="texto"
              label="O que a unidade precisa responder"
              text={texto}
              longest={MOTIVO}
              wrong={wrong}
              type={setTexto}
            />
          </>
        )}
      </Act>
    </Folded>
  );
}
