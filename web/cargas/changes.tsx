import type { Dataset } from '../../catalog/dataset.ts';
import type { Tone } from '../../catalog/fields/field.ts';
import type { Mudanca, MudancasAnswer, TipoMudanca } from '../../catalog/mudancas/answer.ts';
import { changedFields } from '../dataset/corrected.tsx';
import { useAnswer } from '../dataset/data.ts';
import { loadsPath } from '../dataset/head.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { NamedSteps } from '../ui/pager.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './cargas.module.css';
import { nameOfRecord } from './words.ts';

const SIZE = 50;

/** Which records a load brought, changed or no longer brought. */
export function ChangesOf({ set, carga, page }: { set: Dataset; carga: number; page: number }) {
  const path = `/${set.id}/mudancas?_carga=${carga}&_size=${SIZE}&_page=${page}`;
  const { data, error, refetch } = useAnswer<MudancasAnswer>(path, true);
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Coming />;
  return (
    <section className={card(styles.told)} aria-labelledby="mudancas">
      <h2 id="mudancas">O que a carga {carga} mudou</h2>
      <p className={styles.ways}>
        <Link to={loadsPath(set)}>Todas as cargas</Link>
        <Link to={`/${set.id}?_carga=${carga}`}>A lista como estava nesta carga</Link>
      </p>
      {data.data.length === 0 && <p>Nenhum registro para mostrar.</p>}
      <ul>
        {data.data.map((one) => (
          <Changed key={`${one.tipo} ${JSON.stringify(one.chave)}`} set={set} change={one} />
        ))}
      </ul>
      {(page > 1 || data.proxima !== null) && (
        <NamedSteps
          page={page}
          last={data.proxima ?? page}
          says={`Página ${page}`}
          to={(target) => `?_carga=${carga}&_page=${target}`}
          names={['Anteriores', 'Seguintes']}
          words="first"
        />
      )}
    </section>
  );
}

const TONES: Readonly<Record<TipoMudanca, Tone>> = { novo: 'good', alterado: 'warn', retirado: 'bad' };
const WORDS: Readonly<Record<TipoMudanca, string>> = { novo: 'Novo', alterado: 'Alterado', retirado: 'Retirado' };

function Changed({ set, change }: { set: Dataset; change: Mudanca }) {
  const { tipo, campos, para } = change;
  const name = nameOfRecord(set, change);
  return (
    <li>
      <p>
        <Tag tone={TONES[tipo]}>{WORDS[tipo]}</Tag> {para && tipo !== 'retirado' ? <Link to={para}>{name}</Link> : name}
      </p>
      {campos.length > 0 && <p>O que mudou: {changedFields(set, campos)}.</p>}
    </li>
  );
}
