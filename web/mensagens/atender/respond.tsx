import { useState } from 'react';
import { RESULTADOS, type Resultado } from '../../../catalog/mensagens/canal.ts';
import { checkResultado, checkText, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { ActForm } from '../../form/act.tsx';
import { Choices } from '../../form/choices.tsx';
import { TextField } from '../../form/text.tsx';
import { card } from '../../ui/card.ts';
import { useStore } from '../../ui/store.ts';
import { Files } from '../files.tsx';
import { arrivedFiles, pendingReason } from '../items.ts';
import styles from './atender.module.css';
import type { AttendDesk } from './desk.ts';
import { meansOf } from './means.ts';
import { answerAddressee } from './words.ts';

/** The form of the answer, whose text is kept until it is sent. */
export function Respond({ desk }: { desk: AttendDesk }) {
  const { canal, situacao } = desk.of;
  const { texto, setTexto, resultado, setResultado } = desk.resposta;
  const [uploads] = useState(() => desk.way.uploads());
  const items = useStore(uploads.items);
  const appealed = situacao === 'em-recurso';
  const title = appealed ? 'Responder ao recurso' : 'Responder';
  const means = meansOf(desk, 'responder', 'Resposta enviada.');
  const late = () => {
    const message = pendingReason(items);
    return message ? [{ field: 'anexos', value: '', message }] : [];
  };
  const clear = () => {
    desk.resposta.clear();
    uploads.leave();
  };
  return (
    <section className={card(styles.part)}>
      <h2>{title}</h2>
      <ActForm
        means={means}
        className={styles.act}
        title={title}
        about={answerAddressee(desk.of)}
        label="Enviar a resposta"
        check={() => [
          ...checkText('texto', texto, TEXTO, 'Escreva a resposta'),
          ...checkResultado(canal, resultado as Resultado | ''),
          ...late(),
        ]}
        body={() => ({ texto, resultado, anexos: arrivedFiles(items).map(({ id }) => id) })}
        clear={clear}
        sure={{ title: 'Enviar a resposta?', text: answerAddressee(desk.of), yes: 'Enviar', no: 'Revisar' }}
      >
        {(problemOf) => (
          <>
            {desk.tools}
            <TextField
              name={means.named('texto')}
              label="Resposta"
              rows={10}
              text={texto}
              longest={TEXTO}
              problem={problemOf('texto')}
              type={setTexto}
            />
            {canal === 'e-sic' && (
              <Choices
                name={means.named('resultado')}
                legend="Como termina o pedido?"
                options={RESULTADOS}
                value={resultado}
                problem={problemOf('resultado')}
                choose={setResultado}
              />
            )}
            <Files uploads={uploads} items={items} problem={problemOf('anexos')} />
          </>
        )}
      </ActForm>
    </section>
  );
}
