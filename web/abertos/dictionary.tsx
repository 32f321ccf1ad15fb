import type { AbertoAnswer, DictionaryField } from '../../catalog/abertos/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { spanOf } from '../../catalog/list/span.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';

interface Props {
  set: Dataset;
  told: AbertoAnswer['data'];
}

/** The data dictionary: of each field what it is called, means and holds, and since when. */
export const Dictionary = ({ set, told }: Props) => (
  <section className={card(styles.part)} id="dicionario" tabIndex={-1} aria-labelledby="dicionario-titulo">
    <h2 id="dicionario-titulo">Dicionário: {counted(told.campos.length, 'campo', 'campos')}</h2>
    <p className={styles.fine}>
      O nome de cada campo é o mesmo no CSV, no JSON e no endereço. “Desde” é o primeiro {periodOf(set)} em que algum
      registro o tem preenchido.
    </p>
    <ul className={styles.fields}>
      {told.campos.map((field) => (
        <FieldLine key={field.nome} set={set} told={told} field={field} />
      ))}
    </ul>
  </section>
);

const periodOf = (set: Dataset): string => fieldOf(set, set.period).label.toLocaleLowerCase('pt-BR');

function FieldLine({ set, told, field }: Props & { field: DictionaryField }) {
  const { nome, rotulo, significado, tipo, unidade, termo, opcoes } = field;
  return (
    <li className={styles.field} id={nome}>
      <div>
        <h3>{rotulo}</h3>
        <code className={styles.code}>{nome}</code>
      </div>
      <div>
        <p>{significado}</p>
        {termo && (
          <Link to={`/glossario#${termo}`}>
            No glossário<Hidden>: {rotulo}</Hidden>
          </Link>
        )}
        {opcoes.length > 0 && <Options field={field} />}
      </div>
      <div className={styles.fine}>
        <p>{tipo}</p>
        {unidade && <p>Em {unidade}</p>}
        <p>{[...marksOf(set, field), sinceOf(set, told, field)].join(' · ')}</p>
      </div>
    </li>
  );
}

/** What is particular to a field: whether it identifies rows, must be there, or is worked out. */
function marksOf(set: Dataset, { nome, obrigatorio, calculado }: DictionaryField): string[] {
  return [
    ...(set.key.includes(nome) ? ['parte da chave'] : []),
    ...(nome === set.period ? ['período'] : []),
    ...(obrigatorio ? ['obrigatório'] : []),
    ...(calculado ? ['calculado pelo portal'] : []),
  ];
}

/** Since when a field is filled in, as far as it was looked for. */
function sinceOf(set: Dataset, { apuradoAte, publicados }: Props['told'], { desde }: DictionaryField): string {
  if (desde !== null) return `desde ${spanOf(set, [desde])}`;
  if (publicados.length === 0) return 'sem dados ainda';
  return apuradoAte === null
    ? 'sem valores até hoje'
    : `sem valores até ${spanOf(set, [apuradoAte])}; depois, não apurado`;
}

/** The table of codes of a field. */
const Options = ({ field: { rotulo, opcoes, aberta } }: { field: DictionaryField }) => (
  <details>
    <summary>
      {counted(opcoes.length, 'valor', 'valores')} na tabela<Hidden> de {rotulo}</Hidden>
    </summary>
    {aberta && <p className={styles.fine}>Outros valores também são publicados, como vieram do órgão.</p>}
    <ul className={styles.options}>
      {opcoes.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ul>
  </details>
);
