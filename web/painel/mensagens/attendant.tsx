import { useState } from 'react';
import type { AtendimentoDesk, AtendimentoDeskAnswer } from '../../../catalog/painel/mensagens/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { deskSend } from '../call.ts';
import { useDesk } from '../desk.ts';
import styles from './mensagens.module.css';
import { refreshLists } from './way.ts';

interface Props {
  id: string;
  around: AtendimentoDesk;
  change(around: AtendimentoDesk): void;
}

/** Who is on a message: taken, handed over or left. Others who are writing are told of too. */
export function Attendant({ id, around: { atendente, colegas, escrevendo }, change }: Props) {
  const { pessoa } = useDesk();
  const [failed, setFailed] = useState('');
  const assign = async (who: string | null, said: string): Promise<void> => {
    try {
      const { data } = await deskSend<AtendimentoDeskAnswer>('PUT', `/mensagens/${id}/atendente`, { pessoa: who });
      change(data);
      setFailed('');
      refreshLists();
      toast(said);
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  const others = colegas.filter((one) => one.id !== atendente?.id && one.id !== pessoa.id);
  const isMine = atendente?.id === pessoa.id;
  return (
    <section className={card(styles.part)}>
      <h2>Com quem está</h2>
      <p>{isMine ? 'Com você.' : atendente ? `Com ${atendente.nome}.` : 'Ninguém assumiu esta mensagem.'}</p>
      {escrevendo.map(({ nome, desde }) => (
        <p key={nome} className={styles.warned}>
          {nome} também escreve uma resposta (salva em {momentOf(desde)}).
        </p>
      ))}
      <div className={styles.row}>
        {!isMine && (
          <button
            type="button"
            className={button('primary')}
            onClick={() => assign(pessoa.id, 'A mensagem está com você.')}
          >
            Assumir
          </button>
        )}
        {atendente && (
          <button type="button" className={button()} onClick={() => assign(null, 'A mensagem ficou com ninguém.')}>
            Deixar
          </button>
        )}
      </div>
      {others.length > 0 && <HandOver others={others} give={assign} />}
      <p role="status" className={styles.wrong}>
        {failed}
      </p>
    </section>
  );
}

interface HandOverProps {
  others: readonly { id: string; nome: string }[];
  give(who: string, said: string): Promise<void>;
}

function HandOver({ others, give }: HandOverProps) {
  const [chosen, setChosen] = useState('');
  const one = others.find(({ id }) => id === chosen);
  return (
    <div className={styles.row}>
      <Field name="passar" label="Passar para">
        {(own) => (
          <select {...own} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">Escolha</option>
            {others.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button
        type="button"
        className={button()}
        aria-disabled={!one}
        onClick={() => one && give(one.id, `A mensagem está com ${one.nome}.`)}
      >
        Passar
      </button>
    </div>
  );
}
