import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { PERFIL } from '../../catalog/mensagens/canal.ts';
import { ENVIO } from '../../catalog/mensagens/formulario.ts';
import { type Campo, camposOf, type Rascunho } from '../../catalog/mensagens/rascunho.ts';
import type { Proof, ProofState } from '../form/proof.ts';
import { ProblemSummary } from '../form/summary.tsx';
import { Trap } from '../form/trap.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useStore } from '../ui/store.ts';
import { CONTROLS, type FormContext } from './controls.tsx';
import { writtenIn } from './early.ts';
import styles from './form.module.css';
import { Keeping, Restored } from './keeping.tsx';
import { WORDS } from './words.ts';

/** The form of a channel: problems on top, then its fields, what is kept of them, and the sending. */
export function Form({ message, unidades }: FormContext) {
  const { canal, draft, busy } = message;
  const form = useEarlyWriting(message.type);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    message.send(String(new FormData(event.currentTarget).get('site') ?? ''));
  };
  return (
    <>
      <ProblemSummary {...message} />
      {message.envio !== '' && message.attempt === 0 && <Confirm send={WORDS[canal].send} />}
      <form
        ref={form}
        method="post"
        action={`/${canal}`}
        className={card(styles.form)}
        aria-label={WORDS[canal].send}
        noValidate
        onSubmit={send}
      >
        <Unseen message={message} />
        {message.restored && <Restored forget={message.forget} />}
        <p className={styles.rule}>Só o que está marcado como opcional pode ficar em branco.</p>
        <Grid of={{ message, unidades }} shown={camposOf(canal, draft.identidade)} />
        <Trap />
        <Keeping message={message} />
        <div className={styles.foot}>
          <Link className={button('quiet')} to="/acompanhar">
            Acompanhar um protocolo
          </Link>
          <div className={styles.send}>
            <Status proof={message.proof} busy={busy} />
            <button type="submit" className={button('primary')} aria-disabled={busy}>
              {busy ? 'Enviando…' : WORDS[canal].send}
            </button>
          </div>
        </div>
      </form>
    </>
  );
}

/**
 * Takes over what was written before the program of the page arrived, as on a slow network. It is read before anything is drawn
 * anew, which would take it back, and put into the draft after what the browser had kept of an older one.
 */
function useEarlyWriting(type: (change: Partial<Rascunho>) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<Partial<Rascunho>>({});
  useLayoutEffect(() => {
    early.current = form.current ? writtenIn(form.current.elements) : {};
  }, []);
  useEffect(() => {
    if (Object.keys(early.current).length > 0) type(early.current);
    early.current = {};
  }, [type]);
  return form;
}

/** The request to read the message once more, on the page that comes back before it is sent without scripts. */
const Confirm = ({ send }: { send: string }) => (
  <section className={card(styles.confirm)} aria-label="Confira a mensagem">
    <h2>Confira e envie</h2>
    <p>Ainda não foi enviada. Leia o que você escreveu, corrija se precisar e aperte “{send}”, no fim da página.</p>
  </section>
);

/** The fields that nobody types: what the message is about, and the name of a sending without scripts. */
const Unseen = ({ message: { draft, envio } }: Pick<FormContext, 'message'>) => (
  <>
    <input type="hidden" name="sobre" value={draft.sobre} />
    <input type="hidden" name="sobreTitulo" value={draft.sobreTitulo} />
    <input type="hidden" name={ENVIO} value={envio} />
  </>
);

const isProfile = (campo: Campo): boolean => campo in PERFIL;

function Grid({ of, shown }: { of: FormContext; shown: readonly Campo[] }) {
  const profile = shown.filter(isProfile);
  return (
    <div className={styles.grid}>
      {shown
        .filter((campo) => !isProfile(campo))
        .map((campo) => (
          <Control key={campo} of={of} campo={campo} />
        ))}
      {profile.length > 0 && (
        <details className={styles.more}>
          <summary>Ajude nas estatísticas (opcional)</summary>
          <p>Estas respostas só entram na soma do relatório anual. Não mudam a resposta ao seu pedido.</p>
          <div className={styles.thirds}>
            {profile.map((campo) => (
              <Control key={campo} of={of} campo={campo} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Control({ of, campo }: { of: FormContext; campo: Campo }) {
  const Own = CONTROLS[campo];
  return Own ? <Own of={of} /> : null;
}

const SAID: Readonly<Record<ProofState, string>> = {
  parada: 'Seu navegador faz uma conta que afasta robôs. Você não precisa fazer nada.',
  fazendo: 'Seu navegador está fazendo a conta que afasta robôs…',
  pronta: 'Verificação contra robôs pronta.',
  falhou: 'A verificação contra robôs será feita de novo quando você enviar.',
};

/** The state of the proof of work, in words. */
function Status({ proof, busy }: { proof: Proof; busy: boolean }) {
  const state = useStore(proof.state);
  return (
    <p role="status" className={styles.status} data-scripted>
      {busy && state === 'pronta' ? 'Enviando. Espere a confirmação nesta página.' : SAID[state]}
    </p>
  );
}
