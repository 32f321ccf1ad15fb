import { type FormEvent, useState } from 'react';
import type { LinkAnswer, ProvedorAnswer } from '../../../catalog/painel/entrada/answer.ts';
import { Field } from '../../form/field.tsx';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { deskSend } from '../call.ts';
import { enterWithPasskey, passkeyTrouble } from './device.ts';
import styles from './entrada.module.css';
import { hasPasskeys } from './offer.tsx';

/** Entry with a passkey of this device, or of a telephone beside it. */
export function PasskeyWay({ para }: { para: string }) {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const enter = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble('');
    try {
      await enterWithPasskey();
      globalThis.location.replace(para);
    } catch (error) {
      setTrouble(passkeyTrouble(error));
      setBusy(false);
    }
  };
  return (
    <section className={card(styles.sheet)}>
      <h2>Com passkey</h2>
      <p>Com a digital, o rosto ou o PIN do aparelho em que você guardou a sua.</p>
      {trouble && <p role="alert">{trouble}</p>}
      <p className={styles.acts}>
        <button type="button" className={button('primary')} aria-disabled={busy} onClick={enter}>
          Entrar com passkey
        </button>
      </p>
    </section>
  );
}

/** Entry with the OpenID Connect provider of the installation. */
export function ProviderWay({ name }: { name: string }) {
  const { run, busy, problems, ...shown } = useSubmission<ProvedorAnswer>(({ data }) =>
    globalThis.location.assign(data.endereco),
  );
  return (
    <section className={card(styles.sheet)}>
      <h2>Com {name}</h2>
      <p>O e-mail da sua conta precisa ser o mesmo do convite.</p>
      <ProblemSummary problems={problems} {...shown} />
      <p className={styles.acts}>
        <button
          type="button"
          className={button()}
          aria-disabled={busy}
          onClick={() => run([], () => deskSend('POST', '/entrar/provedor'))}
        >
          Entrar com {name}
        </button>
      </p>
    </section>
  );
}

/** A link by e-mail. What is said is the same whether the address is of somebody here or not. */
export function EmailWay() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<LinkAnswer['data'] | null>(null);
  const { run, busy, problems, ...shown } = useSubmission<LinkAnswer>(({ data }) => setSent(data));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run([], () => deskSend('POST', '/entrar/link', { email }));
  };
  return (
    <section className={card(styles.sheet)}>
      <h2>Com um link por e-mail</h2>
      {sent && <SentLink {...sent} />}
      <form className={styles.form} noValidate onSubmit={submit}>
        <ProblemSummary problems={problems} {...shown} />
        <Field
          name="email"
          label="E-mail do convite"
          problem={problems.find(({ field }) => field === 'email')?.message}
        >
          {(own) => (
            <input
              {...own}
              type="email"
              autoComplete="username webauthn"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <button type="submit" className={button()} aria-disabled={busy}>
          {busy ? 'Enviando…' : sent ? 'Enviar outro link' : 'Enviar o link'}
        </button>
      </form>
    </section>
  );
}

const SentLink = ({ minutos, fila }: LinkAnswer['data']) => (
  <div role="status">
    <p>
      <b>Confira o seu e-mail.</b> Se o endereço é de alguém do painel, um link chega a ele e serve uma vez, por{' '}
      {minutos} minutos. Olhe também o spam.
    </p>
    {fila && (
      <p>
        O servidor de e-mail não está atendendo agora: o e-mail está na fila e segue sozinho quando ele voltar. Se o
        link vencer antes de chegar, peça outro.
      </p>
    )}
  </div>
);
