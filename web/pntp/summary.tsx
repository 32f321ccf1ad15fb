import { formatDay } from '../../catalog/fields/date.ts';
import type { PntpEspelho } from '../../catalog/pntp/answer.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { apiAddress } from '../api.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Tag } from '../ui/tag.tsx';
import { IndexHistory } from './history.tsx';
import styles from './pntp.module.css';
import { pointsText, shareText } from './points.ts';

type Props = Readonly<{ data: PntpEspelho }>;

/** The grade, what endangers it, and how it went. */
export const Summary = ({ data }: Props) => (
  <div className={styles.summary}>
    <section className={card(styles.grade)} aria-labelledby="indice">
      <h2 id="indice">Índice de transparência</h2>
      <p className={styles.index}>{shareText(data.indice)}</p>
      <p className={styles.level}>
        Nível {data.nivel} <Tag tone={data.selo ? 'good' : 'warn'}>{data.selo ? `Selo ${data.selo}` : 'Sem selo'}</Tag>
      </p>
      <p className={styles.fine}>
        {pointsText(data.pontos)} de {pointsText(data.possiveis)} pontos, edição de {data.edicao}.
      </p>
      <Files />
    </section>
    <section className={card(styles.dangers)} aria-labelledby="atencao">
      <h2 id="atencao">O que pede atenção</h2>
      <Essentials data={data} />
      <Lapsing data={data} />
      <Lacking data={data} />
    </section>
    <IndexHistory data={data} />
  </div>
);

/** A body without all essential criteria has no seal, whatever its index. */
const Essentials = ({ data: { essenciaisPerdidos } }: Props) =>
  essenciaisPerdidos.length === 0 ? (
    <p>
      <Tag tone="good">Essenciais</Tag> Todos os critérios essenciais estão cumpridos.
    </p>
  ) : (
    <p>
      <Tag tone="bad">Essenciais</Tag>{' '}
      {counted(essenciaisPerdidos.length, 'critério essencial não cumprido', 'critérios essenciais não cumpridos')}:{' '}
      {essenciaisPerdidos.map((number, i) => (
        <span key={number}>
          {i > 0 && ', '}
          <a href={`#c${number}`}>{number}</a>
        </span>
      ))}
      . Sem eles não há selo.
    </p>
  );

function Lapsing({ data: { vencem } }: Props) {
  if (vencem.length === 0)
    return (
      <p>
        <Tag tone="good">Prazos</Tag> Nada vence nos próximos dez dias.
      </p>
    );
  const points = vencem.reduce((sum, one) => sum + one.pontos, 0);
  return (
    <>
      <p>
        <Tag tone="warn">Prazos</Tag> {pointsText(points)} pontos vencem nos próximos dez dias se nada for publicado:
      </p>
      <ul className={styles.lapsing}>
        {vencem.map(({ criterio, em, pontos }) => (
          <li key={`${criterio} ${em}`}>
            <a href={`#c${criterio}`}>{criterio}</a> em {formatDay(em)} ({pointsText(pontos)})
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is lost today, and the way to what to do about it. */
function Lacking({ data: { criterios, pontos, possiveis } }: Props) {
  const count = criterios.filter((one) => one.obtidos < one.pontos).length;
  if (count === 0)
    return (
      <p>
        <Tag tone="good">A fazer</Tag> Nada: cada critério tem todos os pontos.
      </p>
    );
  return (
    <p>
      <Tag tone="warn">A fazer</Tag> {counted(count, 'critério não tem', 'critérios não têm')} todos os pontos:{' '}
      <Link to="/pntp?ver=falta">ver o que fazer para ganhar {pointsText(possiveis - pontos)}</Link>.
    </p>
  );
}

const Files = () => (
  <div className={styles.files}>
    <a className={button()} href={apiAddress('/pntp.xlsx')} download>
      <Sign name="download" />
      Autoavaliação (XLSX)
    </a>
    <a className={button()} href={apiAddress('/pntp')}>
      JSON
    </a>
  </div>
);
