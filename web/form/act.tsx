import type { FormEvent, ReactNode } from 'react';
import type { Pairs, Problem } from '../../catalog/query.ts';
import { button } from '../ui/button.ts';
import { confirm } from '../ui/confirm.tsx';
import type { Confirmation } from '../ui/question.tsx';
import styles from './act.module.css';
import { type RefusedForm, useSubmission } from './submission.ts';
import { ProblemSummary } from './summary.tsx';

/** The way from the forms of one page to the server: the same for each of them but for the address. */
export interface ActMeans<T> {
  /** The name of a field on the page, where several forms may have a field of that name. */
  named(field: string): string;
  /** The problems of what the forms of the page share, such as who acts. */
  check(): readonly Problem[];
  send(body: object): Promise<T>;
  done(answer: T): void;
  /** The page that a browser without scripts sends the form to, and what the form carries there unseen. */
  posted?: { action: string; pairs: Pairs };
}

/** The message of a field's problem, if it has one. */
export type ProblemOf = (field: string) => string | undefined;

export interface ActProps<T> {
  means: ActMeans<T>;
  title: string;
  about?: string;
  /** The words on the button. */
  label: string;
  className?: string | undefined;
  /** What came of the form where it was sent without scripts. */
  refused?: RefusedForm | undefined;
  /** The question put before what cannot be taken back. */
  sure?: Confirmation | undefined;
}

interface Props<T> extends ActProps<T> {
  check(): readonly Problem[];
  body(): object;
  /** Empties the form, because what it held has arrived. */
  clear?(): void;
  children(problemOf: ProblemOf): ReactNode;
}

/** A form for one thing that can be done on a page, with its problems over it and in their fields. */
export function ActForm<T>({
  means,
  title,
  about,
  label,
  className = '',
  refused,
  sure,
  check,
  body,
  clear,
  children,
}: Props<T>) {
  const { named, send, done, posted } = means;
  const { run, busy, problems, ...shown } = useSubmission<T>((answer) => {
    clear?.();
    done(answer);
  }, refused);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = [...means.check(), ...check()];
    if (found.length === 0 && sure && !(await confirm(sure))) return;
    run(found, () => send(body()));
  };
  return (
    <form
      aria-label={title}
      className={`${styles.act} ${className}`}
      noValidate
      onSubmit={submit}
      {...(posted && { method: 'post', action: posted.action })}
    >
      {posted?.pairs.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {about && <p>{about}</p>}
      <ProblemSummary problems={problems.map((one) => ({ ...one, field: named(one.field) }))} {...shown} />
      {children((name) => problems.find(({ field }) => field === name)?.message)}
      <button type="submit" className={button('primary')} aria-disabled={busy}>
        {busy ? 'Enviando…' : label}
      </button>
    </form>
  );
}
