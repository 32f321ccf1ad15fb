import type { DocumentDraft, DraftChange } from '../../../catalog/painel/arquivos/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { fieldId } from '../../form/field.tsx';
import styles from './arquivos.module.css';
import { DropZone } from './zone.tsx';

/** A draft, and the way to say something else of it. */
export interface ChangeProps {
  draft: DocumentDraft;
  change(own: DraftChange): Promise<void>;
}

/** Places that the portal tells of a document; it may have more. */
const MOST_TOLD = 50;

/** Where a document shows CPFs, and the two ways out: another file, or somebody's word. */
export function Cpfs({ draft, change }: ChangeProps) {
  const { id, nome, tipo, achados, conferido } = draft;
  if (achados.length === 0) return null;
  const place = tipo.startsWith('text/') ? 'Linha' : 'Página';
  return (
    <section className={styles.cpfs} aria-label={`CPFs encontrados em ${nome}`} data-checked={conferido}>
      <h4>
        {achados.length < MOST_TOLD ? '' : 'Ao menos '}
        {counted(achados.length, 'CPF encontrado no documento', 'CPFs encontrados no documento')}
      </h4>
      <ul>
        {achados.map(({ pagina, trecho }, i) => (
          <li key={`${pagina}-${trecho}-${achados.slice(0, i).filter((one) => one.trecho === trecho).length}`}>
            <b>
              {place} {pagina}:
            </b>{' '}
            “…{trecho}…”
          </li>
        ))}
      </ul>
      <p>
        Cubra o número no documento, como ***.456.789-**, e envie a cópia tarjada. Se não é um CPF, ou se uma lei manda
        publicá-lo, confirme.
      </p>
      {!conferido && (
        <DropZone label="Enviar a cópia tarjada" help="O que você já preencheu fica." target={{ draft: id }} />
      )}
      <label>
        <input
          id={fieldId(`cpf-${id}`)}
          type="checkbox"
          checked={conferido}
          onChange={() => void change({ conferido: !conferido })}
        />
        Conferi: o documento pode ser publicado assim. Meu nome fica no registro.
      </label>
    </section>
  );
}
