import type { EnsaioResumo } from '../../../catalog/painel/publicar/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './publicar.module.css';
import { ESTADO_WORDS, filesName } from './words.ts';

/** Ensaios of the body, mine and others', each with where it stands. */
export function EnsaioList({ titulo, ensaios }: { titulo: string; ensaios: readonly EnsaioResumo[] }) {
  if (ensaios.length === 0) return null;
  return (
    <section className={card(styles.part)} aria-label={titulo}>
      <h2>{titulo}</h2>
      <ul className={styles.lines}>
        {ensaios.map((ensaio) => (
          <EnsaioLine key={ensaio.id} ensaio={ensaio} />
        ))}
      </ul>
    </section>
  );
}

function EnsaioLine({ ensaio }: { ensaio: EnsaioResumo }) {
  const { id, estado, titulo, arquivos, meu, pessoa, mexidoEm, carga } = ensaio;
  const { palavra, tom } = ESTADO_WORDS[estado];
  return (
    <li>
      <div>
        <Link to={`/painel/publicar/${id}`}>{titulo ?? filesName(arquivos)}</Link>
        <p className={styles.aside}>
          {[
            titulo && arquivos.length > 0 && filesName(arquivos),
            meu ? 'por você' : `por ${pessoa}`,
            momentOf(mexidoEm),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.aside}>{standing(ensaio)}</p>
      </div>
      <div className={styles.state}>
        <Tag tone={tom}>{palavra}</Tag>
        {carga && <a href={carga.href}>Ver a carga</a>}
      </div>
    </li>
  );
}

/** Where an ensaio stands, beyond its word. */
function standing({ estado, arquivos, aceitas, recusadas }: EnsaioResumo): string {
  if (estado === 'recebendo') {
    const total = arquivos.reduce((sum, { tamanho }) => sum + tamanho, 0);
    const came = arquivos.reduce((sum, { recebido }) => sum + recebido, 0);
    return `${Math.floor((came / Math.max(total, 1)) * 100)}% recebido. Se parou, escolha o mesmo arquivo de novo para continuar.`;
  }
  if (aceitas + recusadas === 0) return '';
  const refused = recusadas > 0 ? `, ${counted(recusadas, 'recusada', 'recusadas')}` : '';
  return `${counted(aceitas, 'linha aceita', 'linhas aceitas')}${refused}`;
}
