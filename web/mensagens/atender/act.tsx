import type { FormEvent, ReactNode } from 'react';
import type { Atendida } from '../../../catalog/mensagens/answer.ts';
import { checkAutor } from '../../../catalog/mensagens/resposta.ts';
import type { Problem } from '../../../catalog/query.ts';
import { Field } from '../../form/field.tsx';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { type Confirmation, confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import { leftOf } from '../words.ts';
import styles from './atender.module.css';
import { act } from './data.ts';
import type { AttendDesk } from './desk.ts';

export type Wrong = (name: string) => string | undefined;

interface Props {
  desk: AttendDesk;
  /** The last part of its address. */
  door: string;
  title: string;
  about: string;
  label: string;
  /** What is said when it was done. */
  done: string;
  check(): Problem[];
  body(): object;
  /** It was done: what was written can go. */
  sent(): void;
  /** Asked before what cannot be taken back. */
  sure?: Confirmation;
  children(wrong: Wrong): ReactNode;
}

/** Several forms share the page: each field has the name of its form, and the author is everybody's. */
const named = (door: string, { field, ...rest }: Problem): Problem => ({
  ...rest,
  field: field === 'autor' || field === 'anexos' ? field : `${door}-${field}`,
});

/** One thing to do with a message: a form of its own, its errors over it and in their fields. */
export function Act({ desk, door, title, about, label, done, check, body, sent, sure, children }: Props) {
  const { run, busy, problems, ...shown } = useSubmission<Atendida>((of) => {
    sent();
    desk.change(of);
    toast(done);
  });
  const own = problems.map((problem) => named(door, problem));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const nameless = checkAutor(desk.autor);
    desk.blame(nameless[0]?.message);
    const found = [...nameless, ...check()];
    if (found.length === 0 && sure && !(await confirm(sure))) return;
    run(found, () => act(desk.token, door, { autor: desk.autor, ...body() }));
  };
  return (
    <form aria-label={title} className={styles.act} noValidate onSubmit={send}>
      <p>{about}</p>
      <ProblemSummary problems={own} {...shown} />
      {children((name) => problems.find(({ field }) => field === name)?.message)}
      <button type="submit" className={button('primary')} aria-disabled={busy}>
        {busy ? 'Enviando…' : label}
      </button>
    </form>
  );
}

interface TextProps {
  door: string;
  name: string;
  label: string;
  text: string;
  longest: number;
  wrong: Wrong;
  rows?: number;
  type(text: string): void;
}

export const Text = ({ door, name, label, text, longest, wrong, rows = 5, type }: TextProps) => (
  <Field
    name={`${door}-${name}`}
    label={label}
    problem={wrong(name)}
    help={leftOf(text.length, longest) ?? `Até ${longest.toLocaleString('pt-BR')} caracteres.`}
  >
    {(own) => (
      <textarea {...own} rows={rows} value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />
    )}
  </Field>
);
