import { type ComponentType, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Props as Explained } from '../words/explain.tsx';
import { toast } from './toast.tsx';
import styles from './word.module.css';

/** A name and, where few know what it means, the sign that explains it, which is tied to the last word. */
export function Term({ label, word }: { label: string; word?: string | undefined }) {
  if (!word) return label;
  const cut = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, cut)}
      <span className={styles.kept}>
        {label.slice(cut)}
        <Word slug={word} label={label} />
      </span>
    </>
  );
}

interface Props {
  /** The term of the glossary. */
  slug: string;
  /** The name that the sign stands beside. */
  label: string;
  /** Writes the label on the sign, where it stands beside nothing. */
  labelled?: boolean;
}

/**
 * A sign beside a name that few know: pressed, it says what the name means. The window and its words come only then,
 * because most visitors never ask.
 */
export function Word({ slug, label, labelled = false }: Props) {
  const [Explain, setExplain] = useState<ComponentType<Explained> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () =>
    import('../words/explain.tsx')
      .then((module) => setExplain(() => module.Explain))
      .catch(() => toast('A explicação não abriu. Confira sua conexão e tente de novo.'));
  const close = (back: boolean) => {
    setExplain(null);
    if (back) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={labelled ? `${styles.word} ${styles.labelled}` : styles.word}
        aria-label={`O que é: ${label}`}
        aria-expanded={Explain !== null}
        onClick={() => (Explain ? close(false) : open())}
      >
        {labelled && label}
      </button>
      {Explain && createPortal(<Explain slug={slug} label={label} anchor={button} close={close} />, document.body)}
    </>
  );
}
