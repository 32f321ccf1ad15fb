import type { FavorecidoAnswer, FavorecidoSection, Punishment } from '../../catalog/favorecidos/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { pageFor } from '../catalog.ts';
import { card } from '../ui/card.ts';
import { Tag } from '../ui/tag.tsx';
import { All } from './all.tsx';
import styles from './favorecido.module.css';

/** The sanctions of a favorecido: in force, past, and what was signed meanwhile. */
export function Sanctions({ answer: { sancoes, dados, data, related } }: { answer: FavorecidoAnswer }) {
  if (data[0]?.tipo === 'sem-documento') return null;
  if (sancoes.length === 0) {
    return <p className={styles.said}>Nenhuma sanção publicada nas listas deste portal.</p>;
  }
  const current = sancoes.filter(({ vigente }) => vigente);
  return (
    <section className={card(current.length > 0 ? `${styles.sanctions} ${styles.current}` : styles.sanctions)}>
      <h2>{headOf(current.length)}</h2>
      {dados.referencia && <p>Pelos dados de {formatDay(dados.referencia)}.</p>}
      <ul>
        {sancoes.map((one) => (
          <li key={`${one.tipo} ${one.inicio} ${one.fim}`}>
            <One of={one} lists={related} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function headOf(current: number): string {
  if (current === 0) return 'Sanções anteriores, nenhuma em vigor';
  return current === 1 ? 'Uma sanção em vigor' : `${current} sanções em vigor`;
}

function One({ of, lists }: { of: Punishment; lists: readonly FavorecidoSection[] }) {
  const facts = [of.orgao, of.abrangencia && `vale: ${lower(of.abrangencia)}`, of.fundamento].filter(Boolean);
  return (
    <>
      <p>
        <strong>{of.tipo}</strong> <span>{period(of)}</span>{' '}
        <Tag tone={of.vigente ? 'bad' : 'plain'}>{of.vigente ? 'Em vigor' : (of.situacao ?? past(of))}</Tag>
      </p>
      <p className={styles.said}>{facts.join(' · ')}</p>
      {of.prazo && <During of={of} />}
      <p className={styles.links}>
        {of.datasets.map((id) => {
          const part = lists.find(({ dataset }) => dataset === id);
          return part ? (
            <All key={id} dataset={id} query={part.query}>
              {pageFor(id)?.title ?? id}
            </All>
          ) : null;
        })}
      </p>
    </>
  );
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
const past = ({ prazo }: Punishment): string => (prazo ? 'Encerrada' : 'Aplicada');

function period({ inicio, fim }: Punishment): string {
  if (!inicio) return 'sem data de início informada';
  return fim ? `de ${formatDay(inicio)} a ${formatDay(fim)}` : `desde ${formatDay(inicio)}`;
}

const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  contratos: ['contrato assinado', 'contratos assinados'],
  'ata-de-registro-de-preco': ['ata assinada', 'atas assinadas'],
  empenhos: ['empenho feito', 'empenhos feitos'],
};

/** The contracts and commitments with a barred company. A contract of before may lawfully go on. */
function During({ of: { durante } }: { of: Punishment }) {
  if (durante.length === 0) return <p>Nenhum contrato, ata ou empenho deste órgão tem data desse período.</p>;
  return (
    <p>
      Com data desse período:{' '}
      {durante.map(({ dataset, total, query }, i) => (
        <span key={dataset}>
          {i > 0 && (i === durante.length - 1 ? ' e ' : ', ')}
          <All dataset={dataset} query={query}>
            {total.toLocaleString('pt-BR')} {NOUNS[dataset]?.[total === 1 ? 0 : 1]}
          </All>
        </span>
      ))}
      . Um empenho pode ser de contrato assinado antes.
    </p>
  );
}
