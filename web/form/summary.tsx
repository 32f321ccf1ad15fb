import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '../../catalog/query.ts';
import type { ApiError } from '../api.ts';
import { card } from '../ui/card.ts';
import { sendingFailure } from './failure.ts';
import { fieldId } from './field.tsx';
import styles from './summary.module.css';

interface Props {
  problems: readonly Problem[];
  failure: ApiError | null;
  /** The number of attempts: with each, the summary takes the focus. */
  attempt: number;
}

/** The problems that keep a form from being sent, over it, each leading to its field. */
export function ProblemSummary({ problems, failure, attempt }: Props) {
  if (failure) {
    const { title, text } = sendingFailure(failure);
    return (
      <Alert title={title} attempt={attempt}>
        <p>{text}</p>
      </Alert>
    );
  }
  if (problems.length === 0) return null;
  return (
    <Alert
      title={problems.length === 1 ? 'Falta corrigir 1 campo' : `Falta corrigir ${problems.length} campos`}
      attempt={attempt}
    >
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${fieldId(field)}`} onClick={reach}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Focuses the field itself: the address stays as it is, and so does the way back. */
function reach(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

function Alert({ title, attempt, children }: { title: string; attempt: number; children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) own.current?.focus();
  }, [attempt]);
  return (
    <div ref={own} role="alert" tabIndex={-1} className={card(styles.alert)}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
