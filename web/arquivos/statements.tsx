import { categoryOf } from '../../catalog/arquivos/arquivos.ts';
import type { DocumentStatement } from '../../catalog/arquivos/dever.ts';
import { partTitle } from '../../catalog/arquivos/duties.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { card } from '../ui/card.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './duties.module.css';

/** What the body declares in the place of documents, word for word. */
export function Statements({ statements }: { statements: readonly DocumentStatement[] }) {
  if (statements.length === 0) return null;
  const isPending = statements.every(({ categoria }) => categoryOf(categoria)?.waiting);
  return (
    <section className={card(styles.grid)} aria-labelledby="declaracoes">
      <div className={styles.head}>
        <h2 id="declaracoes">{isPending ? 'Contas que aguardam decisão' : 'Declarações do órgão'}</h2>
        {!isPending && <p>Em lugar dos documentos que não há.</p>}
      </div>
      <ul className={styles.said}>
        {statements.map((one) => (
          <li key={[one.categoria, one.ano, one.periodo, one.parte].join()}>
            <Icon name="stamp" />
            <div>
              <strong>{subjectOf(one)}</strong>
              <p>{one.texto}</p>
              <p className={styles.day}>Declarado em {formatDay(one.data)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `RREO, 3º bimestre de 2026: Anexo 13 – Parcerias público-privadas` */
function subjectOf({ categoria, ano, periodo, parte }: DocumentStatement): string {
  const category = categoryOf(categoria);
  const name = category?.sigla ?? category?.title ?? categoria;
  const when = periodo ? `${periodo} de ${ano}` : String(ano);
  const part = parte && partTitle(category ?? {}, parte);
  return `${name}, ${when}${part ? `: ${part}` : ''}`;
}
