import { useState } from 'react';
import type { EntryMeans, SessaoVista } from '../../../catalog/painel/entrada/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { ApiError } from '../../api.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import styles from './entrada.module.css';

const MEANS: Readonly<Record<EntryMeans, string>> = {
  link: 'por link',
  passkey: 'com passkey',
  provedor: 'pelo provedor',
};

/** The sessions of a person, each of which they can end, or all at once. */
export function Sessions({ sessoes }: { sessoes: readonly SessaoVista[] }) {
  const [trouble, setTrouble] = useState('');
  const failed = (error: unknown): void =>
    setTrouble(error instanceof ApiError ? error.message : 'Algo falhou neste navegador. Tente de novo.');
  const end = (id: string): Promise<void> =>
    deskSend('DELETE', `/conta/sessoes/${id}`).then(() => {
      toast('Sessão encerrada.');
      return refreshDesk('/conta');
    }, failed);
  const leaveAll = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Sair de todos os aparelhos?',
      text: 'Todas as sessões terminam agora, esta também. O que foi salvo não se perde.',
      yes: 'Sair de todos',
      no: 'Ficar',
    });
    if (sure) await deskSend('POST', '/sair/todos').then(() => globalThis.location.assign('/painel/entrar'), failed);
  };
  return (
    <section className={card(styles.sheet)}>
      <h2>Onde você está</h2>
      <p>Uma sessão termina sozinha depois de 2 horas sem uso, e em 12 horas em qualquer caso.</p>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className={styles.list}>
        {sessoes.map(({ id, aparelho, meio, criadaEm, vistaEm, atual }) => (
          <li key={id} className={styles.item}>
            <p>
              <b>{aparelho}</b> {atual && <Tag tone="good">Esta sessão</Tag>}
              <br />
              <small>
                Entrou {MEANS[meio]} em {momentOf(criadaEm)}; usada em {momentOf(vistaEm)}
              </small>
            </p>
            {!atual && (
              <button
                type="button"
                className={button('quiet')}
                aria-label={`Encerrar a sessão de ${aparelho}`}
                onClick={() => end(id)}
              >
                Encerrar
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.acts}>
        <button type="button" className={button()} onClick={leaveAll}>
          Sair de todos os aparelhos
        </button>
      </p>
    </section>
  );
}
