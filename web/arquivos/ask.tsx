import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import entry from '../fields/entry.module.css';
import { Entry } from '../fields/entry.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import type { Count } from './answer.ts';
import styles from './arquivos.module.css';

interface Props {
  ano: string;
  termo: string;
  years: readonly Count<number>[];
}

/** Looks for files by words of their titles and by year. The address is the state. */
export function Ask({ ano, termo, years }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    navigate(`?${new URLSearchParams(asked.map(([name, value]) => [name, String(value).trim()]))}`);
  };
  // The chosen year is offered before the answer says which there are.
  const offered =
    years.some(({ chave }) => String(chave) === ano) || ano === '' ? years : [{ chave: ano, linhas: 0 }, ...years];
  return (
    <form className={card(styles.ask)} aria-label="Procurar arquivos" onSubmit={send}>
      <Entry key={termo} name="termo" label="Palavras do título" type="search" defaultValue={termo} />
      <div className={entry.entry}>
        <label htmlFor={id}>Ano</label>
        <select key={ano} id={id} name="ano" defaultValue={ano}>
          <option value="">Todos</option>
          {offered.map(({ chave, linhas }) => (
            <option key={chave} value={chave}>
              {linhas > 0 ? `${chave} (${linhas.toLocaleString('pt-BR')})` : chave}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}
