import type { AbertoAnswer } from '../../catalog/abertos/answer.ts';
import { apiAddress } from '../api.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './abertos.module.css';
import { formatName } from './formats.ts';
import { Volumes } from './volumes.tsx';

/** The files of a dataset: all its rows in each format, and where those of a filter are found. */
export const DatasetFiles = ({ told: { dataset, title, formatos, pagina } }: { told: AbertoAnswer['data'] }) => (
  <section className={card(styles.part)} id="baixar" tabIndex={-1} aria-labelledby="baixar-titulo">
    <h2 id="baixar-titulo">Baixar</h2>
    <p>
      Todas as linhas, do primeiro ao último período, sem limite (o PDF para em 10.000).
      {pagina && (
        <>
          {' '}
          Para baixar só uma parte, filtre <Link to={pagina}>a lista</Link> e use os botões dela.
        </>
      )}
    </p>
    <p className={styles.formats}>
      <a className={button()} href={apiAddress(`/${dataset}.csv?_planilha=1`)} download>
        <Sign name="download" />
        CSV para planilha<Hidden> de {title}</Hidden>
      </a>
      {formatos.map((ending) => (
        <a key={ending} className={button()} href={apiAddress(`/${dataset}.${ending}`)} download>
          <Sign name="download" />
          {formatName(ending)}
          <Hidden> de {title}</Hidden>
        </a>
      ))}
    </p>
    <Volumes dataset={dataset} />
  </section>
);
