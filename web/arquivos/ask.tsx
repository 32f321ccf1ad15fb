import type { FormEvent } from 'react';
import type { AnoCount } from '../../catalog/arquivos/answer.ts';
import { Entry } from '../fields/entry.tsx';
import { Select } from '../fields/select.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { useNavigate } from '../ui/router.tsx';
import styles from './arquivos.module.css';

interface Props {
  ano: string;
  termo: string;
  years: readonly AnoCount[];
}

/** The form that looks for files by words of their titles and by year. The address is the state. */
export function Ask({ ano, termo, years }: Props) {
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
      <Select
        key={ano}
        name="ano"
        label="Ano"
        initial={ano}
        none="Todos"
        options={offered.map(({ chave, linhas }) => ({
          value: String(chave),
          label: linhas > 0 ? `${chave} (${linhas.toLocaleString('pt-BR')})` : String(chave),
        }))}
      />
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}
