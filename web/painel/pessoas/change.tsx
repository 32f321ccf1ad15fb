import { type FormEvent, useState } from 'react';
import type { DestinoChaves } from '../../../catalog/painel/chaves/answer.ts';
import { mayDo, type Papel } from '../../../catalog/painel/papeis.ts';
import type { PessoaVista } from '../../../catalog/painel/pessoas/answer.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { KeysChoice } from './keys.tsx';
import styles from './pessoas.module.css';
import { Roles } from './roles.tsx';

interface Props {
  person: PessoaVista;
  concede: readonly Papel[];
  done(): void;
}

/** The form by which the roles of a person are changed. */
export function RolesForm({ person, concede, done }: Props) {
  const { id, nome, papeis } = person;
  const [value, setValue] = useState<Papel[]>(papeis);
  const [chaves, setChaves] = useState<DestinoChaves>('revogar');
  const name = `papeis-${id}`;
  const { run, busy, problems, ...shown } = useSubmission<unknown>(() => {
    toast(`Papéis de ${nome} mudados. Valem desde já.`);
    void refreshDesk('/pessoas');
    done();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run([], () => deskSend('PUT', `/pessoas/${id}/papeis`, { papeis: value, chaves }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ProblemSummary problems={problems.map((one) => ({ ...one, field: name }))} {...shown} />
      <Roles name={name} value={value} concede={concede} problem={problems[0]?.message} choose={setValue} />
      {value.length > 0 && !mayDo(value, 'chaves') && <KeysChoice person={person} value={chaves} choose={setChaves} />}
      <button type="submit" className={button('primary')} aria-disabled={busy}>
        Salvar os papéis
      </button>
    </form>
  );
}
