import type { FormEvent } from 'react';
import type { AnoCount } from '../../catalog/arquivos/answer.ts';
import { Entry } from '../fields/entry.tsx';
import { Select, type SelectOption } from '../fields/select.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { useNavigate } from '../ui/router.tsx';
import styles from './arquivos.module.css';
import type { FilesAsked } from './question.ts';

interface Props {
  asked: FilesAsked;
  years: readonly AnoCount[];
  /** Periods and parts to choose from, where a category has them. */
  periods?: readonly string[];
  parts?: readonly SelectOption[];
}

/** The form that looks for files by words of their titles, year, period and part. The address is the state. */
export function Ask({ asked: { ano, periodo, parte, termo }, years, periods = [], parts = [] }: Props) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    navigate(`?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value).trim()]))}`);
  };
  // The chosen year is offered before the answer says which there are.
  const offered =
    years.some(({ chave }) => String(chave) === ano) || ano === '' ? years : [{ chave: ano, linhas: 0 }, ...years];
  return (
    <form
      className={card(styles.ask)}
      data-fields={periods.length > 0 || parts.length > 0}
      aria-label="Procurar arquivos"
      onSubmit={send}
    >
      <Entry key={termo} name="termo" label="Palavras do título" type="search" defaultValue={termo} />
      <Select
        key={`ano ${ano}`}
        name="ano"
        label="Ano"
        initial={ano}
        none="Todos"
        options={offered.map(({ chave, linhas }) => ({
          value: String(chave),
          label: linhas > 0 ? `${chave} (${linhas.toLocaleString('pt-BR')})` : String(chave),
        }))}
      />
      {periods.length > 0 && (
        <Select
          key={`periodo ${periodo}`}
          name="periodo"
          label="Período"
          initial={periodo}
          none="Todos"
          options={periods.map((value) => ({ value, label: value }))}
        />
      )}
      {parts.length > 0 && (
        <Select key={`parte ${parte}`} name="parte" label="Parte" initial={parte} none="Todas" options={parts} />
      )}
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}
