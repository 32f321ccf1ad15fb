import { useState } from 'react';
import type { Atendida } from '../../../catalog/mensagens/answer.ts';
import { REGRAS } from '../../../catalog/mensagens/canal.ts';
import { checkText, MOTIVO, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { Field } from '../../form/field.tsx';
import { card } from '../../ui/card.ts';
import { Act, Text } from './act.tsx';
import styles from './atender.module.css';
import type { AttendDesk } from './desk.ts';
import { Folded } from './folded.tsx';
import { Forward } from './forward.tsx';
import { Respond } from './respond.tsx';
import { askedOf, extended } from './words.ts';

/** What may be done now, the usual one open and the others folded. */
export function Actions({ desk }: { desk: AttendDesk }) {
  const { pode } = desk.of;
  if (!pode.responder && !pode.parecer)
    return (
      <>
        <Over of={desk.of} />
        {pode.identidade && <Author desk={desk} />}
      </>
    );
  return (
    <>
      <Author desk={desk} />
      {pode.responder && <Respond desk={desk} />}
      {pode.parecer && <Opine desk={desk} />}
      {pode.encaminhar && <Forward desk={desk} />}
      {pode.prorrogar && <Extend desk={desk} />}
      {pode.encerrar && <Close desk={desk} />}
    </>
  );
}

const Over = ({ of: { situacao, canal } }: { of: Atendida }) => (
  <section className={card(styles.part)}>
    <h2>{situacao === 'encerrada' ? 'Esta mensagem foi encerrada' : 'Esta mensagem já foi respondida'}</h2>
    {situacao === 'respondida' && REGRAS[canal].recurso ? (
      <p>Se quem enviou recorrer, chega um e-mail com um link novo.</p>
    ) : (
      <p>Não há mais o que fazer.</p>
    )}
  </section>
);

/** Asked once: a mailbox may have many readers, and each step says who did it. */
const Author = ({ desk: { autor, setAutor, blamed, blame } }: { desk: AttendDesk }) => (
  <section className={card(styles.part)} aria-label="Quem atende">
    <Field
      name="autor"
      label="Seu nome"
      problem={blamed}
      help="Fica no registro de cada passo que você der, que só o órgão vê."
    >
      {(own) => (
        <input
          {...own}
          type="text"
          autoComplete="name"
          maxLength={120}
          value={autor}
          onChange={({ currentTarget }) => {
            blame(undefined);
            setAutor(currentTarget.value);
          }}
        />
      )}
    </Field>
  </section>
);

function Opine({ desk }: { desk: AttendDesk }) {
  const asked = askedOf(desk.of);
  const [texto, setTexto] = useState('');
  return (
    <section className={card(styles.part)}>
      <h2>Dar um parecer</h2>
      {asked && (
        <div className={styles.asked}>
          <b>O que se pergunta à unidade</b>
          <p className={styles.text}>{asked}</p>
        </div>
      )}
      <Act
        desk={desk}
        door="parecer"
        title="Dar um parecer"
        about="Vai para quem encaminhou a mensagem, que responde a quem a enviou."
        label="Enviar parecer"
        done="Parecer enviado."
        check={() => checkText('texto', texto, TEXTO, 'Escreva o parecer')}
        body={() => ({ texto })}
        sent={() => setTexto('')}
      >
        {(wrong) => (
          <Text
            door="parecer"
            name="texto"
            label="Parecer"
            text={texto}
            longest={TEXTO}
            wrong={wrong}
            type={setTexto}
          />
        )}
      </Act>
    </section>
  );
}

function Extend({ desk }: { desk: AttendDesk }) {
  const [motivo, setMotivo] = useState('');
  const date = extended(desk.of);
  return (
    <Folded title="Prorrogar o prazo">
      <Act
        desk={desk}
        door="prorrogar"
        title="Prorrogar o prazo"
        about={`Uma vez só. O novo prazo é ${date}, e quem enviou lê o motivo.`}
        label={`Prorrogar até ${date}`}
        done={`Prazo prorrogado até ${date}.`}
        check={() => checkText('motivo', motivo, MOTIVO, 'Escreva o motivo: quem enviou vai lê-lo')}
        body={() => ({ motivo })}
        sent={() => setMotivo('')}
        sure={{ title: 'Prorrogar o prazo?', text: `O prazo passa a ${date} e não pode ser prorrogado de novo.` }}
      >
        {(wrong) => (
          <Text
            door="prorrogar"
            name="motivo"
            label="Motivo"
            text={motivo}
            longest={MOTIVO}
            wrong={wrong}
            type={setMotivo}
          />
        )}
      </Act>
    </Folded>
  );
}

function Close({ desk }: { desk: AttendDesk }) {
  const [motivo, setMotivo] = useState('');
  return (
    <Folded title="Encerrar sem resposta">
      <Act
        desk={desk}
        door="encerrar"
        title="Encerrar sem resposta"
        about="Só para o que não pode ser respondido: repetida, sem conteúdo, ou de outro órgão. Quem enviou lê o motivo."
        label="Encerrar sem resposta"
        done="Mensagem encerrada."
        check={() => checkText('motivo', motivo, MOTIVO, 'Escreva o motivo: quem enviou vai lê-lo')}
        body={() => ({ motivo })}
        sent={() => setMotivo('')}
        sure={{
          title: 'Encerrar sem resposta?',
          text: 'A mensagem fica sem resposta e entra assim no relatório anual. Quem enviou é avisado, com o motivo.',
          yes: 'Encerrar',
          no: 'Voltar',
        }}
      >
        {(wrong) => (
          <Text
            door="encerrar"
            name="motivo"
            label="Motivo"
            text={motivo}
            longest={MOTIVO}
            wrong={wrong}
            type={setMotivo}
          />
        )}
      </Act>
    </Folded>
  );
}
