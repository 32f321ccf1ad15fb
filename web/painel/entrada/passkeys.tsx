import { type FormEvent, useState } from 'react';
import type { PasskeyVista } from '../../../catalog/painel/entrada/answer.ts';
import { dayOf } from '../../../catalog/texto/moment.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { createPasskey, passkeyTrouble } from './device.ts';
import styles from './entrada.module.css';
import { hasPasskeys } from './offer.tsx';

/** The passkeys of a person: each with its name, and a way to add and to remove. */
export function Passkeys({ passkeys }: { passkeys: readonly PasskeyVista[] }) {
  const [trouble, setTrouble] = useState('');
  /** Does something with a passkey and reads the account again; what goes wrong is told over the list. */
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setTrouble('');
    try {
      await work();
      toast(done);
      await refreshDesk('/conta');
      return true;
    } catch (error) {
      setTrouble(passkeyTrouble(error));
      return false;
    }
  };
  return (
    <section className={card(styles.sheet)}>
      <h2>Passkeys</h2>
      <p>
        {passkeys.length === 0
          ? 'Você ainda não tem nenhuma. Com uma passkey entra-se com a digital, o rosto ou o PIN do aparelho, sem esperar e-mail; ninguém a adivinha nem a pega por um site falso.'
          : 'Guarde uma em cada aparelho que usa. Se perder um aparelho, apague aqui a passkey dele.'}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((one) => (
            <PasskeyItem key={one.id} one={one} attempt={attempt} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <NewPasskey attempt={attempt} />
      ) : (
        <p>Este navegador não guarda passkeys. Abra esta página em outro, ou no celular.</p>
      )}
    </section>
  );
}

type Attempt = (work: () => Promise<unknown>, done: string) => Promise<boolean>;

function PasskeyItem({ one, attempt }: { one: PasskeyVista; attempt: Attempt }) {
  const { id, nome, host, copiada, criadaEm, usadaEm } = one;
  const [naming, setNaming] = useState<string | null>(null);
  const path = `/conta/passkeys/${encodeURIComponent(id)}`;
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await attempt(() => deskSend('PUT', path, { nome: naming }), 'Nome mudado.')) setNaming(null);
  };
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Apagar a passkey?',
      text: `“${nome}” não abrirá mais o painel. Apague-a também do aparelho, nas senhas e passkeys dele.`,
      yes: 'Apagar',
      no: 'Manter',
    });
    if (sure) await attempt(() => deskSend('DELETE', path), 'Passkey apagada.');
  };
  return (
    <li className={styles.item}>
      {naming === null ? (
        <p>
          <b>{nome}</b>
          <br />
          <small>
            Em {host}, desde {dayOf(criadaEm)}; {usadaEm ? `usada em ${dayOf(usadaEm)}` : 'ainda não usada'}
            {copiada && '; copiada para os seus outros aparelhos'}
          </small>
        </p>
      ) : (
        <form className={styles.form} onSubmit={rename}>
          <Field name={`nome-${id}`} label="Nome da passkey">
            {(own) => (
              <input {...own} value={naming} maxLength={60} onChange={({ target }) => setNaming(target.value)} />
            )}
          </Field>
          <button type="submit" className={button('primary')}>
            Salvar o nome
          </button>
        </form>
      )}
      <p className={styles.acts}>
        <button type="button" className={button('quiet')} onClick={() => setNaming(naming === null ? nome : null)}>
          {naming === null ? 'Mudar o nome' : 'Cancelar'}
        </button>
        <button type="button" className={button('quiet')} aria-label={`Apagar a passkey ${nome}`} onClick={remove}>
          Apagar
        </button>
      </p>
    </li>
  );
}

function NewPasskey({ attempt }: { attempt: Attempt }) {
  const [nome, setNome] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (await attempt(() => createPasskey(nome.trim() || 'Este aparelho'), 'Passkey guardada.')) setNome('');
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <Field name="passkey" label="Nome do aparelho" optional help="Como “Celular” ou “Computador da sala 2”.">
        {(own) => <input {...own} value={nome} maxLength={60} onChange={({ target }) => setNome(target.value)} />}
      </Field>
      <button type="submit" className={button('primary')} aria-disabled={busy}>
        {busy ? 'Aguardando o aparelho…' : 'Guardar uma passkey'}
      </button>
    </form>
  );
}
