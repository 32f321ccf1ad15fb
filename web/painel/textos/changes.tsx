import type { TextChange } from '../../../catalog/painel/textos/diferenca.ts';
import { compareWords } from '../../../catalog/painel/textos/palavras.ts';
import styles from './textos.module.css';

/** What changed, place by place: words taken away are struck, those added are marked. */
export function Changes({ of }: { of: readonly TextChange[] }) {
  if (of.length === 0) return <p>Nada mudou.</p>;
  return (
    <ul className={styles.changes}>
      {of.map((change) => (
        <li key={`${change.onde} ${change.antes} ${change.depois}`}>
          <strong>{change.onde}</strong>
          <Compared change={change} />
        </li>
      ))}
    </ul>
  );
}

function Compared({ change: { antes, depois } }: { change: TextChange }) {
  const pieces = compareWords(antes ?? '', depois ?? '');
  return (
    <p className={styles.compared}>
      {pieces.map(({ estado, texto }, i) => {
        const key = `${i} ${estado}`;
        if (estado === 'novo') return <ins key={key}>{texto}</ins>;
        if (estado === 'retirado') return <del key={key}>{texto}</del>;
        return <span key={key}>{texto}</span>;
      })}
    </p>
  );
}
