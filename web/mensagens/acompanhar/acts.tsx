import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import type { AtoCidadao, PostedTicket } from '../../../catalog/mensagens/formulario.ts';
import { COMENTARIO, checkNota, checkText, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { ActForm, type ActMeans } from '../../form/act.tsx';
import { MarkFields } from '../../form/mark.tsx';
import { refusedBy } from '../../form/posted.ts';
import type { RefusedForm } from '../../form/submission.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { WrittenAct } from '../written.tsx';
import styles from './acompanhar.module.css';
import { addToMessage, type MessagePass, passPairs } from './data.ts';

interface Props {
  pass: MessagePass;
  /** The form that this page answers, where it was sent without scripts. */
  posted: PostedTicket | null;
  change(found: Acompanhada): void;
}

/** The address of an act and what is said once it is done. The API calls every text `texto`; on the page it has the name of its form. */
const meansOf = ({ pass, change }: Props, door: AtoCidadao, said: string): ActMeans<Acompanhada> => ({
  posted: { action: '/acompanhar', pairs: [...passPairs(pass), ['ato', door]] },
  named: (field) => (field === 'texto' ? door : field),
  check: () => [],
  send: (body) => addToMessage(pass, door, body),
  done: (found) => {
    change(found);
    toast(said);
  },
});

/** What was typed into a form that was sent without scripts and refused. */
const typedAct = ({ posted }: Props, door: AtoCidadao): { texto: string; nota: string } =>
  posted?.ato?.nome === door ? posted.ato : { texto: '', nota: '' };

const refusedAct = ({ posted }: Props, door: AtoCidadao): RefusedForm | undefined =>
  posted?.ato?.nome === door ? refusedBy(posted) : undefined;

const Act = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
  <section className={card(styles.part)}>
    <h2>{title}</h2>
    <p>{about}</p>
    {children}
  </section>
);

const ROWS = 4;

/** Adds what was forgotten, while nobody has answered yet. */
export const Complement = (props: Props) => (
  <Act title="Complementar" about="Esqueceu algo? Acrescente aqui. O que você já enviou não muda.">
    <WrittenAct
      means={meansOf(props, 'complemento', 'Complemento enviado.')}
      refused={refusedAct(props, 'complemento')}
      title="Complementar"
      label="Enviar complemento"
      text={{
        field: 'texto',
        label: 'O que você quer acrescentar',
        longest: TEXTO,
        missing: 'Escreva o que quer acrescentar',
        typed: typedAct(props, 'complemento').texto,
        rows: ROWS,
      }}
    />
  </Act>
);

/** Answers what the body asked, without which it cannot answer. */
export const Clarify = ({ pergunta, ...props }: Props & { pergunta: string }) => (
  <Act
    title="O órgão tem uma pergunta"
    about="Sem a sua resposta, talvez o órgão não consiga resolver. O prazo dele não para."
  >
    <p className={styles.text}>{pergunta}</p>
    <WrittenAct
      means={meansOf(props, 'esclarecimento', 'Resposta enviada ao órgão.')}
      refused={refusedAct(props, 'esclarecimento')}
      title="Responder à pergunta"
      label="Responder ao órgão"
      text={{
        field: 'texto',
        label: 'Sua resposta',
        longest: TEXTO,
        missing: 'Escreva a sua resposta',
        typed: typedAct(props, 'esclarecimento').texto,
        rows: ROWS,
      }}
    />
  </Act>
);

export const Appeal = ({ ate, ...props }: Props & { ate: string | null }) => (
  <Act
    title="Recorrer"
    about={`Não concorda com a resposta, ou faltou algo? Diga por quê, e ela é reexaminada.${ate ? ` O último dia para recorrer é ${formatDay(ate)}.` : ''}`}
  >
    <WrittenAct
      means={meansOf(props, 'recurso', 'Recurso enviado.')}
      refused={refusedAct(props, 'recurso')}
      title="Recorrer"
      label="Enviar recurso"
      text={{
        field: 'texto',
        label: 'Por que você recorre',
        longest: TEXTO,
        missing: 'Escreva por que recorre',
        typed: typedAct(props, 'recurso').texto,
        rows: ROWS,
      }}
    />
  </Act>
);

export function Survey(props: Props) {
  const typed = typedAct(props, 'avaliacao');
  const [nota, setNota] = useState(typed.nota);
  const [comentario, setComentario] = useState(typed.texto);
  const long = () => (comentario === '' ? [] : checkText('comentario', comentario, COMENTARIO, ''));
  return (
    <Act title="Como foi o atendimento?" about="Sua nota entra na média do relatório anual, sem o seu nome.">
      <ActForm
        means={meansOf(props, 'avaliacao', 'Obrigado pela avaliação.')}
        refused={refusedAct(props, 'avaliacao')}
        title="Como foi o atendimento?"
        label="Enviar avaliação"
        check={() => [...checkNota(Number(nota)), ...long()]}
        body={() => ({ nota: Number(nota), comentario })}
      >
        {(problemOf) => (
          <MarkFields
            nota={nota}
            comentario={comentario}
            longest={COMENTARIO}
            problemOf={problemOf}
            choose={setNota}
            type={setComentario}
          />
        )}
      </ActForm>
    </Act>
  );
}
