import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { REGRAS } from '../../../catalog/mensagens/canal.ts';
import { MOTIVO, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { Field } from '../../form/field.tsx';
import { card } from '../../ui/card.ts';
import { WrittenAct } from '../written.tsx';
import styles from './atender.module.css';
import type { AttendDesk } from './desk.ts';
import { Folded } from './folded.tsx';
import { Forward } from './forward.tsx';
import { isBegun, keptText, meansOf } from './means.ts';
import { Respond } from './respond.tsx';
import { askedOf, extendedDeadline } from './words.ts';

/** The actions that are now possible, the usual one open and the others folded. */
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
      {pode.perguntar && <Ask desk={desk} />}
      {pode.parecer && <Opine desk={desk} />}
      {pode.encaminhar && <Forward desk={desk} />}
      {pode.prorrogar && <Extend desk={desk} />}
      {pode.encerrar && <Close desk={desk} />}
    </>
  );
}

const Over = ({ of: { situacao, canal } }: { of: EmAtendimento }) => (
  <section className={card(styles.part)}>
    <h2>{situacao === 'encerrada' ? 'Esta mensagem foi encerrada' : 'Esta mensagem já foi respondida'}</h2>
    {situacao === 'respondida' && REGRAS[canal].recurso ? (
      <p>Se quem enviou recorrer, chega um e-mail com um link novo.</p>
    ) : (
      <p>Não há mais o que fazer.</p>
    )}
  </section>
);

/** The name of who acts, asked once: a mailbox may have many readers, and each step says who did it. */
const Author = ({ desk: { autor, setAutor, blamed, blame } }: { desk: AttendDesk }) =>
  setAutor && (
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

/** The form that asks who wrote what is missing. The deadline is told: a question does not stop it. */
const Ask = ({ desk }: { desk: AttendDesk }) => (
  <Folded title="Perguntar a quem enviou" isBegun={isBegun(desk, 'perguntar')}>
    <WrittenAct
      kept={keptText(desk, 'perguntar')}
      means={meansOf(desk, 'perguntar', 'Pergunta enviada. A resposta chega aqui e por e-mail.')}
      className={styles.act}
      title="Perguntar a quem enviou"
      about="Para quando falta algo para responder. Quem enviou lê a pergunta e responde na página de acompanhamento. O prazo não para: se for preciso, prorrogue."
      label="Enviar a pergunta"
      text={{ field: 'texto', label: 'Pergunta', longest: MOTIVO, missing: 'Escreva a pergunta' }}
    />
  </Folded>
);

function Opine({ desk }: { desk: AttendDesk }) {
  const asked = askedOf(desk.of);
  return (
    <section className={card(styles.part)}>
      <h2>Dar um parecer</h2>
      {asked && (
        <div className={styles.asked}>
          <b>O que se pergunta à unidade</b>
          <p className={styles.text}>{asked}</p>
        </div>
      )}
      <WrittenAct
        kept={keptText(desk, 'parecer')}
        means={meansOf(desk, 'parecer', 'Parecer enviado.')}
        className={styles.act}
        title="Dar um parecer"
        about="Vai para quem encaminhou a mensagem, que responde a quem a enviou."
        label="Enviar parecer"
        text={{ field: 'texto', label: 'Parecer', longest: TEXTO, missing: 'Escreva o parecer' }}
      />
    </section>
  );
}

/** The reason that who wrote is given, for a longer wait or for no answer. */
const REASON = {
  field: 'motivo',
  label: 'Motivo',
  longest: MOTIVO,
  missing: 'Escreva o motivo: quem enviou vai lê-lo',
};

function Extend({ desk }: { desk: AttendDesk }) {
  const date = extendedDeadline(desk.of);
  return (
    <Folded title="Prorrogar o prazo" isBegun={isBegun(desk, 'prorrogar')}>
      <WrittenAct
        kept={keptText(desk, 'prorrogar')}
        means={meansOf(desk, 'prorrogar', `Prazo prorrogado até ${date}.`)}
        className={styles.act}
        title="Prorrogar o prazo"
        about={`Uma vez só. O novo prazo é ${date}, e quem enviou lê o motivo.`}
        label={`Prorrogar até ${date}`}
        sure={{ title: 'Prorrogar o prazo?', text: `O prazo passa a ${date} e não pode ser prorrogado de novo.` }}
        text={REASON}
      />
    </Folded>
  );
}

const Close = ({ desk }: { desk: AttendDesk }) => (
  <Folded title="Encerrar sem resposta" isBegun={isBegun(desk, 'encerrar')}>
    <WrittenAct
      kept={keptText(desk, 'encerrar')}
      means={meansOf(desk, 'encerrar', 'Mensagem encerrada.')}
      className={styles.act}
      title="Encerrar sem resposta"
      about="Só para o que não pode ser respondido: repetida, sem conteúdo, ou de outro órgão. Quem enviou lê o motivo."
      label="Encerrar sem resposta"
      sure={{
        title: 'Encerrar sem resposta?',
        text: 'A mensagem fica sem resposta e entra assim no relatório anual. Quem enviou é avisado, com o motivo.',
        yes: 'Encerrar',
        no: 'Voltar',
      }}
      text={REASON}
    />
  </Folded>
);
