import { type FormEvent, useState } from 'react';
import { PAPEL_WORDS, type Papel } from '../../../catalog/painel/papeis.ts';
import type { ConviteAnswer, PessoaVista } from '../../../catalog/painel/pessoas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import styles from './pessoas.module.css';
import { Roles } from './roles.tsx';

interface Props {
  person: PessoaVista;
  concede: readonly Papel[];
  invited(outcome: ConviteAnswer['data']): void;
}

/** When somebody was last in, or how their invitation stands. */
function lastEntry({ entrouEm, conviteAte }: PessoaVista): string {
  if (entrouEm) return `Entrou em ${momentOf(entrouEm)}`;
  return conviteAte ? `Convite até ${momentOf(conviteAte)}; ainda não entrou` : 'O convite venceu sem uso: reenvie-o';
}

/** A person in the list, with what can be done about them. */
export function PersonItem({ person, concede, invited }: Props) {
  const { id, nome, email, papeis, entrouEm, eu, fica } = person;
  const [editing, setEditing] = useState(false);
  const { run, busy, problems, ...shown } = useSubmission<unknown>(() => undefined);
  const again = (): Promise<void> =>
    run([], async () => {
      const { data } = await deskSend<ConviteAnswer>('POST', `/pessoas/${id}/convite`);
      invited(data);
    });
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: `Remover ${nome}?`,
      text: 'A pessoa sai do painel agora, em todos os aparelhos, e as passkeys dela deixam de valer. O que fez continua no registro.',
      yes: 'Remover',
      no: 'Manter',
    });
    if (!sure) return;
    await run([], async () => {
      await deskSend('DELETE', `/pessoas/${id}`);
      toast(`${nome} não entra mais no painel.`);
      await refreshDesk('/pessoas');
    });
  };
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <p>
          <b>{nome}</b> {eu && <Tag tone="good">Você</Tag>}
          <br />
          {email}
          <br />
          <small>{lastEntry(person)}</small>
        </p>
        <div className={styles.acts}>
          {!entrouEm && papeis.every((papel) => concede.includes(papel)) && (
            <button type="button" className={button('quiet')} aria-disabled={busy} onClick={again}>
              Reenviar o convite
            </button>
          )}
          <button
            type="button"
            className={button('quiet')}
            aria-expanded={editing}
            aria-label={`${editing ? 'Cancelar a mudança de' : 'Mudar'} papéis de ${nome}`}
            onClick={() => setEditing(!editing)}
          >
            {editing ? 'Cancelar' : 'Mudar papéis'}
          </button>
          {fica === null && (
            <button type="button" className={button('quiet')} aria-label={`Remover ${nome}`} onClick={remove}>
              Remover
            </button>
          )}
        </div>
      </div>
      <ProblemSummary problems={problems} {...shown} />
      {editing ? (
        <RolesForm person={person} concede={concede} done={() => setEditing(false)} />
      ) : (
        <p className={styles.tags}>
          {papeis.map((papel) => (
            <Tag key={papel} tone="plain">
              {PAPEL_WORDS[papel].nome}
            </Tag>
          ))}
        </p>
      )}
      {fica && <small>{fica}</small>}
    </li>
  );
}

/** The form by which the roles of a person are changed. */
function RolesForm({ person: { id, nome, papeis }, concede, done }: Omit<Props, 'invited'> & { done(): void }) {
  const [value, setValue] = useState<Papel[]>(papeis);
  const name = `papeis-${id}`;
  const { run, busy, problems, ...shown } = useSubmission<unknown>(() => {
    toast(`Papéis de ${nome} mudados. Valem desde já.`);
    void refreshDesk('/pessoas');
    done();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run([], () => deskSend('PUT', `/pessoas/${id}/papeis`, { papeis: value }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ProblemSummary problems={problems.map((one) => ({ ...one, field: name }))} {...shown} />
      <Roles name={name} value={value} concede={concede} problem={problems[0]?.message} choose={setValue} />
      <button type="submit" className={button('primary')} aria-disabled={busy}>
        Salvar os papéis
      </button>
    </form>
  );
}
