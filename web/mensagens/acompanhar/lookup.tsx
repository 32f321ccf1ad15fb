import { type FormEvent, useState } from 'react';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import type { PostedTicket } from '../../../catalog/mensagens/formulario.ts';
import { protocoloOf } from '../../../catalog/mensagens/protocolo.ts';
import { Field } from '../../form/field.tsx';
import { refusedBy } from '../../form/posted.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { useSearchParams } from '../../ui/router.tsx';
import styles from './acompanhar.module.css';
import { lookUpMessage, type MessagePass, readPass } from './data.ts';

/** A protocol that could exist: an example that the form itself refuses would mislead. */
const SAMPLE = protocoloOf(2026, '48392017');

interface Props {
  /** The same form sent without scripts, where it opened nothing. */
  posted: PostedTicket | null;
  found(pass: MessagePass, one: Acompanhada): void;
}

/** The form that asks for protocol and key. A protocol may come with the address, the key never. */
export function Lookup({ posted, found }: Props) {
  const params = useSearchParams();
  const [protocolo, setProtocolo] = useState(posted?.protocolo ?? params.get('protocolo') ?? '');
  const [chave, setChave] = useState(posted?.chave ?? '');
  const { run, busy, ...shown } = useSubmission<{ pass: MessagePass; one: Acompanhada }>(
    ({ pass, one }) => found(pass, one),
    posted ? refusedBy(posted) : undefined,
  );
  const wrong = (name: string) => shown.problems.find(({ field }) => field === name)?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readPass(protocolo, chave);
    if ('problems' in read) run(read.problems, () => Promise.reject());
    else run([], async () => ({ pass: read.pass, one: await lookUpMessage(read.pass) }));
  };
  return (
    <>
      <ProblemSummary {...shown} />
      <form
        method="post"
        action="/acompanhar"
        className={card(styles.form)}
        aria-label="Consultar protocolo"
        noValidate
        autoComplete="off"
        onSubmit={send}
      >
        <Field name="protocolo" label="Protocolo" help={`Como ${SAMPLE}`} problem={wrong('protocolo')}>
          {(own) => (
            <input
              {...own}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={protocolo}
              onChange={({ currentTarget }) => setProtocolo(currentTarget.value)}
            />
          )}
        </Field>
        <Field name="chave" label="Chave" help="Como K7QP-4DXM-2RVB-9HTC" problem={wrong('chave')}>
          {(own) => (
            <input
              {...own}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={chave}
              onChange={({ currentTarget }) => setChave(currentTarget.value)}
            />
          )}
        </Field>
        {posted?.ato && <Unsent ato={posted.ato} />}
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Consultando…' : 'Consultar'}
        </button>
        <p className={styles.fine}>
          Perdeu a chave? Por segurança ela não pode ser mostrada de novo. Se você informou e-mail, a resposta chega por
          ele; se não, <Link to="/ouvidoria">escreva de novo</Link>.
        </p>
      </form>
    </>
  );
}

/**
 * What was written to a message that could not even be opened: it stays on the page, and goes along when the form is sent
 * again without scripts. With them it waits in its own form, once the message opens.
 */
const Unsent = ({ ato: { nome, texto, nota } }: { ato: NonNullable<PostedTicket['ato']> }) => (
  <>
    <input type="hidden" name="ato" value={nome} />
    <input type="hidden" name="nota" value={nota} />
    <Field
      name={nome === 'avaliacao' ? 'comentario' : nome}
      label="O que você escreveu e ainda não foi enviado"
      problem={undefined}
    >
      {(own) => <textarea {...own} rows={4} defaultValue={texto} />}
    </Field>
  </>
);
