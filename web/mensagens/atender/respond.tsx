import { useState } from 'react';
import { RESULTADOS, type Resultado } from '../../../catalog/mensagens/canal.ts';
import { checkResultado, checkText, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { Choices } from '../../form/choices.tsx';
import { card } from '../../ui/card.ts';
import { useStore } from '../../ui/store.ts';
import { Files } from '../files.tsx';
import { arrived, waiting } from '../uploads.ts';
import { Act, Text } from './act.tsx';
import styles from './atender.module.css';
import { uploadsOf } from './data.ts';
import type { AttendDesk } from './desk.ts';
import { useSessionText } from './storage.ts';
import { goesTo } from './words.ts';

/** The answer, kept in this window until it is sent. */
export function Respond({ desk }: { desk: AttendDesk }) {
  const { canal, protocolo, situacao } = desk.of;
  const [texto, setTexto] = useSessionText(`resposta ${protocolo}`);
  const [resultado, setResultado] = useSessionText(`resultado ${protocolo}`);
  const [uploads] = useState(() => uploadsOf(desk.token));
  const items = useStore(uploads.items);
  const appealed = situacao === 'em-recurso';
  const title = appealed ? 'Responder ao recurso' : 'Responder';
  const late = () => {
    const message = waiting(items);
    return message ? [{ field: 'anexos', value: '', message }] : [];
  };
  const sent = () => {
    setTexto('');
    setResultado('');
    uploads.leave();
  };
  return (
    <section className={card(styles.part)}>
      <h2>{title}</h2>
      <Act
        desk={desk}
        door="responder"
        title={title}
        about={goesTo(desk.of)}
        label="Enviar a resposta"
        done="Resposta enviada."
        check={() => [
          ...checkText('texto', texto, TEXTO, 'Escreva a resposta'),
          ...checkResultado(canal, resultado as Resultado | ''),
          ...late(),
        ]}
        body={() => ({ texto, resultado, anexos: arrived(items).map(({ id }) => id) })}
        sent={sent}
        sure={{ title: 'Enviar a resposta?', text: goesTo(desk.of), yes: 'Enviar', no: 'Revisar' }}
      >
        {(wrong) => (
          <>
            <Text
              door="responder"
              name="texto"
              label="Resposta"
              rows={10}
              text={texto}
              longest={TEXTO}
              wrong={wrong}
              type={setTexto}
            />
            {canal === 'e-sic' && (
              <Choices
                name="responder-resultado"
                legend="Como termina o pedido?"
                options={RESULTADOS}
                value={resultado}
                problem={wrong('resultado')}
                choose={setResultado}
              />
            )}
            <Files uploads={uploads} items={items} problem={wrong('anexos')} />
          </>
        )}
      </Act>
    </section>
  );
}
