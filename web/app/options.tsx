import styles from './search.module.css';
import type { SearchSuggestion } from './suggestions.ts';

const KINDS: Readonly<Record<SearchSuggestion['tipo'], string>> = {
  pagina: 'Página',
  termo: 'Glossário',
  pergunta: 'Pergunta',
  unidade: 'Estrutura',
  servico: 'Serviço',
  nome: 'Nome',
  arquivo: 'Arquivo',
  palavra: 'Buscar',
};

interface Props {
  /** The beginning of the ids by which the box names the list and its options. */
  own: string;
  items: readonly SearchSuggestion[];
  active: number;
  take(item: SearchSuggestion): void;
}

/** The suggestions under the box that searches. */
export default function SuggestionList({ own, items, active, take }: Props) {
  return (
    <div id={`${own}list`} role="listbox" aria-label="Sugestões" className={styles.list}>
      {items.map((item, place) => (
        <Option key={item.texto} id={`${own}${place}`} item={item} chosen={place === active} take={take} />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: SearchSuggestion;
  chosen: boolean;
  take(item: SearchSuggestion): void;
}

/** A suggestion. The box keeps the focus: the mouse takes an option here, the keyboard there. */
function Option({ id, item, chosen, take }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => take(item)}
      onKeyDown={() => undefined}
    >
      <span>{item.texto}</span>
      <small>{KINDS[item.tipo]}</small>
    </div>
  );
}
