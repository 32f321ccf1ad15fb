import type { Arquivo } from '../../../catalog/arquivos/answer.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import styles from './arquivos.module.css';

interface Props {
  categoria: string;
  ano: number;
  files: readonly Arquivo[];
  /** Whether somebody put the year in order; else it is by date. */
  isOrdered: boolean;
}

/** The documents of a year, in the order in which visitors see them. */
export function OrderedYear({ categoria, ano, files, isOrdered }: Props) {
  const slugs = files.map(({ slug }) => slug);
  const order = async (wanted: readonly string[]): Promise<void> => {
    await deskSend('PUT', '/arquivos/ordem', { categoria, ano, slugs: wanted }).catch((error: Error) =>
      toast(error.message),
    );
    await refreshDesk('/arquivos/categorias');
  };
  return (
    <section className={card(styles.shelves)} aria-labelledby={`ano-${ano}`}>
      <div className={styles.head}>
        <h2 id={`ano-${ano}`}>{ano}</h2>
        <p>{isOrdered ? 'Na ordem que vocês deram.' : 'Do mais novo para o mais antigo.'}</p>
        {isOrdered && (
          <button type="button" className={button('quiet')} onClick={() => void order([])}>
            Voltar à ordem de data
          </button>
        )}
      </div>
      <ol>
        {files.map(({ slug, titulo, periodo, data }, i) => (
          <li key={slug}>
            <Link to={`/painel/arquivos/documentos/${slug}`}>{titulo}</Link>
            <span>{[periodo, `publicado em ${formatDay(data)}`].filter(Boolean).join(', ')}</span>
            <span className={styles.moves}>
              <Move
                name={`Subir ${titulo}`}
                icon="up"
                isAble={i > 0}
                move={() => void order(swapped(slugs, i, i - 1))}
              />
              <Move
                name={`Descer ${titulo}`}
                icon="down"
                isAble={i < files.length - 1}
                move={() => void order(swapped(slugs, i, i + 1))}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A list in which two places changed hands. */
function swapped(all: readonly string[], from: number, to: number): string[] {
  const [one = '', other = ''] = [all[from], all[to]];
  return all.map((slug) => (slug === one ? other : slug === other ? one : slug));
}

const Move = ({ name, icon, isAble, move }: { name: string; icon: 'up' | 'down'; isAble: boolean; move(): void }) => (
  <button
    type="button"
    className={button('quiet')}
    aria-label={name}
    aria-disabled={!isAble}
    onClick={() => isAble && move()}
  >
    <Icon name={icon} />
  </button>
);
