import type { ReactNode } from 'react';
import type { AbertoAnswer } from '../../catalog/abertos/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { loadsPath } from '../dataset/head.tsx';
import { Away } from '../ui/away.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';

type Told = AbertoAnswer['data'];

interface Props {
  set: Dataset;
  told: Told;
  licence: AbertoAnswer['licenca'];
}

/** The facts of a dataset: what is there, of when, how often, by which law and licence. */
export function DatasetSummary({ set, told, licence }: Props) {
  return (
    <section className={card(styles.part)} id="sobre" tabIndex={-1} aria-labelledby="sobre-titulo">
      <h2 id="sobre-titulo">Sobre este conjunto</h2>
      {!told.publicadaEm && <Unpublished set={set} told={told} />}
      <dl className={styles.facts}>
        <Fact label="Períodos publicados">{told.intervalo ? periodsOf(told) : 'Nenhum'}</Fact>
        <Fact label="Linhas">{told.linhas.toLocaleString('pt-BR')}</Fact>
        <Fact label="Última carga">{loadOf(told)}</Fact>
        <Fact label="Frequência">{told.encerrado ?? told.frequencia}</Fact>
        <Fact label="O que cada carga substitui">{`um ${labelled(set, set.period)} inteiro`}</Fact>
        <Fact label="O que identifica um registro">{set.key.map((name) => fieldOf(set, name).label).join(' + ')}</Fact>
        <Fact label="Licença">
          <Away to={licence.url}>{licence.nome}</Away>
        </Fact>
        <Fact label="Base legal">{told.lei.join('; ')}</Fact>
        <Fact label="Histórico">
          <Link to={loadsPath(set)}>{counted(told.cargas, 'carga', 'cargas')}, com o arquivo de cada dia</Link>
        </Fact>
      </dl>
      <Related told={told} />
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const labelled = (set: Dataset, name: string): string => fieldOf(set, name).label.toLocaleLowerCase('pt-BR');

const periodsOf = ({ intervalo, periodos }: Told): string =>
  `${intervalo} (${counted(periodos, 'período', 'períodos')})`;

function loadOf({ carga, publicadaEm, referencia }: Told): string {
  if (!publicadaEm || !referencia) return 'Nenhuma';
  return `Carga ${carga}, publicada em ${dayOf(publicadaEm)}, com dados de ${formatDay(referencia)}`;
}

/** What stands in place of data that were never loaded. The addresses answer all the same, with no rows. */
function Unpublished({ set, told: { declaracao } }: { set: Dataset; told: Told }) {
  if (declaracao)
    return (
      <p>
        O órgão declara que não houve {set.plural} de {formatDay(declaracao.de)} a {formatDay(declaracao.ate)}:{' '}
        {declaracao.texto}
      </p>
    );
  return (
    <p>
      O órgão ainda não publicou {set.plural} neste portal. Os endereços abaixo já respondem, sem linhas, e passam a
      trazê-las na primeira carga.
    </p>
  );
}

function Related({ told: { relacionados, recorteDe } }: { told: Told }) {
  if (relacionados.length === 0) return null;
  return (
    <>
      <h3>Conjuntos relacionados</h3>
      {recorteDe && (
        <p className={styles.fine}>Este conjunto é uma parte de outro: mostra só algumas de suas linhas.</p>
      )}
      <ul className={styles.ways}>
        {relacionados.map(({ dataset, title }) => (
          <li key={dataset}>
            <Link to={`/dados-abertos/${dataset}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
