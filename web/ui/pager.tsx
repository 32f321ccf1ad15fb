import type { ReactNode } from 'react';
import { button } from './button.ts';
import { Link } from './link.tsx';
import styles from './pager.module.css';
import { counted, pagesAround } from './pages.ts';
import { Sign } from './sign.tsx';
import type { StepState } from './step.ts';

interface Props {
  page: number;
  last: number;
  /** The place of the page among the others, in words. */
  says: string;
  to(page: number): string;
  /** The state that travels with a step: see `useArrive`. */
  state?: StepState | undefined;
}

interface StepProps extends Pick<Props, 'to' | 'state'> {
  target: number;
  icon: 'left' | 'right';
}

const Step = ({ target, icon, to, state }: StepProps) => (
  <li>
    <Link
      to={to(target)}
      state={state}
      rel={icon === 'left' ? 'prev' : 'next'}
      aria-label={icon === 'left' ? 'Página anterior' : 'Próxima página'}
    >
      <Sign name={icon} />
    </Link>
  </li>
);

/** The list of links: a step back and a step on, as far as there is a page there, with something between them. */
const Steps = ({ page, last, children, ...link }: Omit<Props, 'says'> & { children?: ReactNode }) => (
  <ul>
    {page > 1 && <Step target={page - 1} icon="left" {...link} />}
    {children}
    {page < last && <Step target={page + 1} icon="right" {...link} />}
  </ul>
);

/** The pager over a list: its place in words, and a step either way. */
export const PageSteps = ({ says, ...pages }: Props) => (
  <div className={`${styles.pager} ${styles.turn}`}>
    <p role="status">{says}</p>
    {pages.last > 1 && (
      <nav aria-label="Página anterior e próxima">
        <Steps {...pages} />
      </nav>
    )}
  </div>
);

/** The pager under a list: its place in words, and its pages by their numbers. */
export function Pager({ says, numbersOnly = false, ...pages }: Props & { numbersOnly?: boolean }) {
  const numbers = <Numbers {...pages} />;
  return (
    <div className={styles.pager}>
      <p>{says}</p>
      {pages.last > 1 && (
        <nav aria-label="Páginas">{numbersOnly ? <ul>{numbers}</ul> : <Steps {...pages}>{numbers}</Steps>}</nav>
      )}
    </div>
  );
}

const Numbers = ({ page, last, to, state }: Omit<Props, 'says'>) =>
  pagesAround(page, last).map((target, i) =>
    target === null ? (
      <li key={`gap${i < 3 ? 'before' : 'after'}`} className={styles.gap}>
        …
      </li>
    ) : (
      <li key={target}>
        <Link
          to={to(target)}
          state={state}
          aria-current={target === page ? 'page' : undefined}
          aria-label={`Página ${counted(target)}`}
        >
          {counted(target)}
        </Link>
      </li>
    ),
  );

interface NamedProps extends Props {
  /** The words on the two steps. */
  names: readonly [before: string, after: string];
  /** The place of the words: between the steps, or at the beginning of the line. */
  words?: 'between' | 'first';
}

/** The pager of a short list: a step either way, each named by a word. Nothing where there is but one page. */
export function NamedSteps({ page, last, says, to, names: [before, after], words = 'between' }: NamedProps) {
  if (last === 1) return null;
  return (
    <nav className={styles.named} data-words={words} aria-label="Páginas">
      {page > 1 && (
        <Link className={button()} to={to(page - 1)} rel="prev">
          {before}
        </Link>
      )}
      <p>{says}</p>
      {page < last && (
        <Link className={button()} to={to(page + 1)} rel="next">
          {after}
        </Link>
      )}
    </nav>
  );
}
