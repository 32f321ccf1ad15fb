import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import { COMENTARIO, checkNota, checkText, NOTAS, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import type { Problem } from '../../../catalog/query.ts';
import { Choices } from '../../form/choices.tsx';
import { Field } from '../../form/field.tsx';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { leftOf } from '../words.ts';
import styles from './acompanhar.module.css';
import { add, type MessagePass } from './data.ts';

interface Props {
  pass: MessagePass;
  change(found: Acompanhada): void;
}

interface ActProps extends Props {
  title: string;
  about: string;
  label: string;
  door: string;
  done: string;
  /** What is wrong with what was filled in. */
  check(): Problem[];
  body(): object;
  children(wrong: (name: string) => string | undefined): ReactNode;
}

/** Something one may still do with a message: a small form of its own. */
function Act({ pass, change, title, about, label, door, done, check, body, children }: ActProps) {
  const { run, busy, problems, ...shown } = useSubmission<Acompanhada>((found) => {
    change(found);
    toast(done);
  });
  // The server knows the text of each as one field; here it has the name of its form.
  const own = problems.map((one) => (one.field === 'texto' ? { ...one, field: door } : one));
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(check(), () => add(pass, door, body()));
  };
  return (
    <section className={card(styles.part)}>
      <h2>{title}</h2>
      <p>{about}</p>
      <ProblemSummary problems={own} {...shown} />
      <form aria-label={title} className={styles.act} noValidate onSubmit={send}>
        {children((name) => own.find(({ field }) => field === name)?.message)}
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Enviando…' : label}
        </button>
      </form>
    </section>
  );
}

interface TextProps {
  name: string;
  label: string;
  text: string;
  longest: number;
  problem: string | undefined;
  optional?: boolean;
  type(text: string): void;
}

const Text = ({ name, label, text, longest, problem, optional = false, type }: TextProps) => (
  <Field
    name={name}
    label={label}
    optional={optional}
    problem={problem}
    help={leftOf(text.length, longest) ?? `Até ${longest.toLocaleString('pt-BR')} caracteres.`}
  >
    {(own) => <textarea {...own} rows={4} value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />}
  </Field>
);

/** Something that was forgotten, while nobody has answered yet. */
export function Complement(props: Props) {
  const [text, setText] = useState('');
  return (
    <Act
      {...props}
      title="Complementar"
      about="Esqueceu algo? Acrescente aqui. O que você já enviou não muda."
      label="Enviar complemento"
      door="complemento"
      done="Complemento enviado."
      check={() => checkText('complemento', text, TEXTO, 'Escreva o que quer acrescentar')}
      body={() => ({ texto: text })}
    >
      {(wrong) => (
        <Text
          name="complemento"
          label="O que você quer acrescentar"
          text={text}
          longest={TEXTO}
          problem={wrong('complemento')}
          type={setText}
        />
      )}
    </Act>
  );
}

export function Appeal({ ate, ...props }: Props & { ate: string | null }) {
  const [text, setText] = useState('');
  return (
    <Act
      {...props}
      title="Recorrer"
      about={`Não concorda com a resposta, ou faltou algo? Diga por quê, e ela é reexaminada.${ate ? ` O último dia para recorrer é ${formatDay(ate)}.` : ''}`}
      label="Enviar recurso"
      door="recurso"
      done="Recurso enviado."
      check={() => checkText('recurso', text, TEXTO, 'Escreva por que recorre')}
      body={() => ({ texto: text })}
    >
      {(wrong) => (
        <Text
          name="recurso"
          label="Por que você recorre"
          text={text}
          longest={TEXTO}
          problem={wrong('recurso')}
          type={setText}
        />
      )}
    </Act>
  );
}

const MARKS = NOTAS.map((rotulo, i) => ({ nome: String(i + 1), rotulo, dica: '' }));

export function Survey(props: Props) {
  const [nota, setNota] = useState('');
  const [comentario, setComentario] = useState('');
  const long = () => (comentario === '' ? [] : checkText('comentario', comentario, COMENTARIO, ''));
  return (
    <Act
      {...props}
      title="Como foi o atendimento?"
      about="Sua nota entra na média do relatório anual, sem o seu nome."
      label="Enviar avaliação"
      door="avaliacao"
      done="Obrigado pela avaliação."
      check={() => [...checkNota(Number(nota)), ...long()]}
      body={() => ({ nota: Number(nota), comentario })}
    >
      {(wrong) => (
        <>
          <Choices
            name="nota"
            legend="Sua nota"
            options={MARKS}
            value={nota}
            problem={wrong('nota')}
            choose={setNota}
          />
          <Text
            name="comentario"
            label="Comentário"
            optional
            text={comentario}
            longest={COMENTARIO}
            problem={wrong('comentario')}
            type={setComentario}
          />
        </>
      )}
    </Act>
  );
}
