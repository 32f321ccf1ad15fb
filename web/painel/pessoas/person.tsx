import { useState } from 'react';
import { PAPEL_WORDS, type Papel } from '../../../catalog/painel/papeis.ts';
import type { ConviteAnswer, PessoaVista } from '../../../catalog/painel/pessoas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { Tag } from '../../ui/tag.tsx';
import { deskSend } from '../call.ts';
import { RolesForm } from './change.tsx';
import styles from './pessoas.module.css';
import { RemovalForm } from './removal.tsx';

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
  const [doing, setDoing] = useState<'papeis' | 'remover' | null>(null);
  const editing = doing === 'papeis';
  const { run, busy, problems, ...shown } = useSubmission<unknown>(() => undefined);
  const again = (): Promise<void> =>
    run([], async () => {
      const { data } = await deskSend<ConviteAnswer>('POST', `/pessoas/${id}/convite`);
      invited(data);
    });
  const toggle = (one: 'papeis' | 'remover'): void => setDoing(doing === one ? null : one);
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
            onClick={() => toggle('papeis')}
          >
            {editing ? 'Cancelar' : 'Mudar papéis'}
          </button>
          {fica === null && (
            <button
              type="button"
              className={button('quiet')}
              aria-expanded={doing === 'remover'}
              aria-label={`Remover ${nome}`}
              onClick={() => toggle('remover')}
            >
              Remover
            </button>
          )}
        </div>
      </div>
      <ProblemSummary problems={problems} {...shown} />
      {doing === 'remover' && <RemovalForm person={person} cancel={() => setDoing(null)} />}
      {editing ? (
        <RolesForm person={person} concede={concede} done={() => setDoing(null)} />
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
