import { type FormEvent, useState } from 'react';
import type { DestinoChaves } from '../../../catalog/painel/chaves/answer.ts';
import type { PessoaVista } from '../../../catalog/painel/pessoas/answer.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { KeysChoice } from './keys.tsx';
import styles from './pessoas.module.css';

/** Asks before a person is removed, and what becomes of the keys they made. */
export function RemovalForm({ person, cancel }: { person: PessoaVista; cancel(): void }) {
  const { id, nome } = person;
  const [chaves, setChaves] = useState<DestinoChaves>('revogar');
  const { run, busy, ...shown } = useSubmission<unknown>(() => {
    toast(`${nome} não entra mais no painel.`);
    void refreshDesk('/pessoas');
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run([], () => deskSend('DELETE', `/pessoas/${id}?chaves=${chaves}`));
  };
  return (
    <form className={styles.form} aria-label={`Remover ${nome}`} noValidate onSubmit={submit}>
      <ProblemSummary {...shown} />
      <p>
        A pessoa sai do painel agora, em todos os aparelhos, e as passkeys dela deixam de valer. O que fez continua no
        registro.
      </p>
      <KeysChoice person={person} value={chaves} choose={setChaves} />
      <p className={styles.acts}>
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          Remover {nome}
        </button>
        <button type="button" className={button()} onClick={cancel}>
          Manter no painel
        </button>
      </p>
    </form>
  );
}
