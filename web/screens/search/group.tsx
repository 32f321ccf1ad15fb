import { Link } from 'react-router';
import { card } from '../../ui/card.ts';
import type { Asked } from './address.ts';
import { write } from './address.ts';
import { counted, type Find, type Group as Found } from './answer.ts';
import { begun, excerpt, Marked } from './mark.tsx';
import styles from './search.module.css';

interface Props {
  group: Found;
  asked: Asked;
  roots: ReadonlySet<string>;
}

/** The finds of one kind, and the way to the rest of them. */
export function Group({ group, asked, roots }: Props) {
  const { tipo, titulo, total, data } = group;
  const alone = asked.tipo === tipo;
  return (
    <section className={card(styles.group)} aria-labelledby={`tipo-${tipo}`}>
      <h2 id={`tipo-${tipo}`}>
        {titulo} <span>({counted(group)})</span>
      </h2>
      <ul>
        {data.map((find) => (
          <Item key={`${find.para} ${find.titulo} ${find.ano}`} find={find} roots={roots} />
        ))}
      </ul>
      {!alone && total > data.length && (
        <p className={styles.rest}>
          <Link to={write(asked, { tipo })}>
            Ver {counted(group)} em {titulo}
          </Link>
        </p>
      )}
    </section>
  );
}

/** What was found, as a title that leads to it and the parts of it that answer. */
function Item({
  find: { titulo, partes, para, ano, valor, linhas },
  roots,
}: {
  find: Find;
  roots: ReadonlySet<string>;
}) {
  const facts = [ano && String(ano), linhas > 1 && `${linhas.toLocaleString('pt-BR')} registros`].filter(Boolean);
  return (
    <li>
      <p className={styles.head}>
        <Link to={para}>
          <Marked text={begun(titulo)} roots={roots} />
        </Link>
      </p>
      <p className={styles.text}>
        {partes.map(({ label, text }, place) => (
          <span key={`${label} ${text}`}>
            {place > 0 && <span aria-hidden="true"> · </span>}
            {label && `${label}: `}
            <Marked text={excerpt(text, roots)} roots={roots} />
          </span>
        ))}
      </p>
      {(facts.length > 0 || valor) && (
        <p className={styles.facts}>
          {facts.join(' · ')}
          {valor && (
            <>
              {facts.length > 0 && ' · '}
              {valor.rotulo}: <strong>{valor.texto}</strong>
            </>
          )}
        </p>
      )}
    </li>
  );
}
