import type { Correcao } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { printKey } from '../../catalog/key.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { changedFields } from '../dataset/corrected.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './cargas.module.css';

/** Single records that were corrected or withdrawn since they were published, with the reasons. */
export function Corrections({ set, known }: { set: Dataset; known: readonly Correcao[] }) {
  if (known.length === 0) return null;
  return (
    <section className={card(styles.told)} aria-labelledby="correcoes">
      <h2 id="correcoes">Registros corrigidos ou retirados</h2>
      <ul>
        {known.map((one) => (
          <li key={`${one.feitaEm} ${JSON.stringify(one.chave)}`}>
            <p>
              <Named set={set} of={one} /> {one.retirado ? 'retirado' : 'corrigido'} em {dayOf(one.feitaEm)}
              {one.campos.length > 0 && ` (${changedFields(set, one.campos)})`}
            </p>
            <p>Motivo: {one.motivo}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ set, of: { chave } }: { set: Dataset; of: Correcao }) {
  const name = chave[set.name ?? set.key[0] ?? ''] ?? '';
  const text = `${set.singular} ${name}`;
  return set.detail ? <Link to={printKey(set, chave)}>{text}</Link> : text;
}
