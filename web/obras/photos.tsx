import { formatDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pictureAddress } from '../fields/picture.ts';
import { card } from '../ui/card.ts';
import styles from './obras.module.css';

/** The pictures of a work over time. */
export function Photos({ rows }: { rows: readonly Row[] }) {
  const shown = rows.filter(({ arqFoto }) => typeof arqFoto === 'string' && /\.(?:png|jpe?g)$/i.test(arqFoto));
  if (shown.length === 0) return null;
  return (
    <section className={card(styles.part)} aria-labelledby="fotos-da-obra">
      <h2 id="fotos-da-obra">Como a obra andou</h2>
      <ul className={styles.photos}>
        {shown.map((row) => (
          <li key={String(row.arqFoto)}>
            <Photo row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({ row: { arqFoto, dtFoto, txtLegenda } }: { row: Row }) {
  const [address, legend] = [pictureAddress(String(arqFoto)), String(txtLegenda ?? 'Foto da obra')];
  return (
    <figure>
      <a href={address}>
        <img src={address} alt={legend} width="480" height="300" loading="lazy" />
      </a>
      <figcaption>
        {typeof dtFoto === 'string' && <strong>{formatDay(dtFoto)}</strong>}
        <span aria-hidden="true">{legend}</span>
      </figcaption>
    </figure>
  );
}
