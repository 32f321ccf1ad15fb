import type { BuscaAnswer, MixedFind } from '../../catalog/busca/answer.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Tag } from '../ui/tag.tsx';
import type { BuscaQuestion } from './address.ts';
import styles from './busca.module.css';
import { excerptAround, hasMarks, Marked, titleBeginning } from './mark.tsx';

interface Props {
  asked: BuscaQuestion;
  answer: BuscaAnswer;
  roots: ReadonlySet<string>;
}

/** One page of finds, the best first, whatever their kind. */
export function Results({ asked, answer: { data, tipos, paginas, size }, roots }: Props) {
  const names = new Map(tipos.map(({ tipo, titulo }) => [tipo, titulo]));
  return (
    <section className={card(styles.results)} aria-label="Resultados">
      <ol start={(asked.page - 1) * size + 1}>
        {data.map((find) => (
          <Item
            key={`${find.tipo} ${find.para} ${find.titulo} ${find.ano}`}
            find={find}
            kind={names.get(find.tipo) ?? find.tipo}
            roots={roots}
          />
        ))}
      </ol>
      {asked.tipo === null && asked.page === paginas && tipos.some(({ total }) => total > MIXED) && (
        <p className={styles.end}>
          Aqui estão os melhores resultados de cada tipo. Para ver os demais, escolha um tipo de resultado.
        </p>
      )}
    </section>
  );
}

/** The number of finds of each kind that are mixed with the others'. */
const MIXED = 40;

/** A find: its kind, a title that leads to it, and the part of it that answers. */
function Item({ find, kind, roots }: { find: MixedFind; kind: string; roots: ReadonlySet<string> }) {
  const { titulo, para } = find;
  return (
    <li>
      <p className={styles.facts}>
        <Tag tone="plain">{kind}</Tag>
        <Facts find={find} />
      </p>
      <h2>
        <Link to={para}>
          <Marked text={titleBeginning(titulo)} roots={roots} />
        </Link>
      </h2>
      <Place find={find} roots={roots} />
    </li>
  );
}

/** The year, how many rows the find stands for, and its amount. */
function Facts({ find: { ano, linhas, valor } }: { find: MixedFind }) {
  return (
    <>
      {ano && <span>{ano}</span>}
      {linhas > 1 && <span>{linhas.toLocaleString('pt-BR')} registros</span>}
      {valor && (
        <span>
          {valor.rotulo}: <strong>{valor.texto}</strong>
        </span>
      )}
    </>
  );
}

/** The other facts of a find: first those with the words that were asked for, unless the title has them. */
function Place({ find: { titulo, partes }, roots }: { find: MixedFind; roots: ReadonlySet<string> }) {
  if (partes.length === 0) return null;
  const told = (text: string): boolean => !hasMarks(titulo, roots) && hasMarks(text, roots);
  const ordered = [...partes.filter(({ text }) => told(text)), ...partes.filter(({ text }) => !told(text))];
  return (
    <p className={styles.text}>
      {ordered.map(({ label, text }, place) => (
        <span key={`${label} ${text}`}>
          {place > 0 && <span aria-hidden="true"> · </span>}
          {label && `${label}: `}
          <Marked text={excerptAround(text, roots)} roots={roots} />
        </span>
      ))}
    </p>
  );
}
