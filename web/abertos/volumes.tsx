import { formatDay } from '../../catalog/fields/date.ts';
import type { ManifestAnswer } from '../../catalog/pacotes/answer.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { useAnswer } from '../dataset/data.ts';
import { Hidden } from '../ui/hidden.tsx';
import styles from './abertos.module.css';

type Year = ManifestAnswer['data']['anos'][number];

/** The files of each year that are made at load, with size and checksum. Where there are none yet, nothing is said. */
export function Volumes({ dataset }: { dataset: string }) {
  const { data } = useAnswer<ManifestAnswer>(`/pacotes/${dataset}`);
  if (!data || data.data.anos.length === 0) return null;
  return (
    <>
      <h3>Arquivos prontos, por ano</h3>
      <p className={styles.fine}>
        Feitos a cada carga; o endereço de cada um nunca muda de conteúdo, e o SHA-256 o confere. A lista para programas
        está em <a href={`/dados-abertos/${dataset}/manifest.json`}>manifest.json</a>.
        {data.data.situacao === 'em preparo' && ' Há uma carga nova: os arquivos dela estão em preparo.'}
      </p>
      <ul className={styles.fields}>
        {data.data.anos.map((year) => (
          <YearFiles key={year.ano} of={year} />
        ))}
      </ul>
    </>
  );
}

const YearFiles = ({ of: { ano, linhas, carga, referencia, falta, arquivos } }: { of: Year }) => (
  <li className={styles.year}>
    <p>
      <strong>{ano}</strong> · {counted(linhas, 'linha', 'linhas')} · carga {carga}, dados de {formatDay(referencia)}
    </p>
    {falta && <p className={styles.fine}>{falta}</p>}
    <ul>
      {arquivos.map(({ formato, href, bytes, sha256 }) => (
        <li key={formato} className={styles.fine}>
          <a href={href} download>
            .{formato}
            <Hidden> de {ano}</Hidden>
          </a>{' '}
          ({sizeOf(bytes)}) <code className={styles.code}>{sha256}</code>
        </li>
      ))}
    </ul>
  </li>
);

const FIGURES = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 3 });
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size as people say it: `1,25 MB`. */
function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${FIGURES.format(bytes / 1000 ** step)} ${UNITS[step]}`;
}
