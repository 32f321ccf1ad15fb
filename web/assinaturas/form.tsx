import { type FormEvent, useRef, useState } from 'react';
import type { PostedSubscription } from '../../catalog/assinaturas/formulario.ts';
import { Field } from '../form/field.tsx';
import { refusedBy } from '../form/posted.ts';
import { makeProof, Proof } from '../form/proof.ts';
import { ProblemSummary } from '../form/summary.tsx';
import { Trap } from '../form/trap.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './assinaturas.module.css';

interface Props {
  de: string;
  frase: string;
  /** The same form, where it was refused. */
  posted: PostedSubscription | null;
}

/**
 * The form that asks for an address. The browser sends it by itself, with scripts or without; with them it brings along a
 * proof of work, which leaves more room for everybody.
 */
export function SubscriptionForm({ de, frase, posted }: Props) {
  const [proof] = useState(() => new Proof(() => makeProof('/assinaturas/desafio')));
  const [busy, setBusy] = useState(false);
  const prova = useRef<HTMLInputElement>(null);
  const refused = posted ? refusedBy(posted) : undefined;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const form = event.currentTarget;
    const made = await proof.take().catch(() => null);
    if (made && prova.current) prova.current.value = `${made.desafio}.${made.n}`;
    form.submit();
  };
  return (
    <>
      <ProblemSummary problems={refused?.problems ?? []} failure={refused?.failure ?? null} attempt={refused ? 1 : 0} />
      <form
        method="post"
        action="/assinaturas"
        className={card(styles.form)}
        aria-label="Pedir aviso por e-mail"
        noValidate
        onSubmit={send}
      >
        <p>
          Você vai ser avisado do que for publicado, mudado ou retirado em:{' '}
          <span className={styles.watched}>{frase}</span>. <Link to={de}>Ver agora</Link>
        </p>
        <input type="hidden" name="de" value={de} />
        <input type="hidden" name="prova" ref={prova} defaultValue="" />
        <Trap />
        <Field
          name="email"
          label="Seu e-mail"
          help="Só para este aviso. Fica guardado cifrado, e some quando você parar."
          problem={refused?.problems.find(({ field }) => field === 'email')?.message}
        >
          {(own) => (
            <input
              {...own}
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={posted?.email ?? ''}
              onFocus={() => proof.begin()}
            />
          )}
        </Field>
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Enviando…' : 'Quero ser avisado'}
        </button>
        <p className={styles.fine}>
          Você recebe primeiro um e-mail para confirmar. Todo e-mail traz como parar com um toque e como apagar o seu
          endereço.
        </p>
      </form>
    </>
  );
}
