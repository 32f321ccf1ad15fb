import type { Quadro, Valor } from '../../catalog/inicio/answer.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { button } from '../ui/button.ts';
import { capitalize } from '../ui/capital.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import type { InicioState } from './data.ts';
import styles from './panels.module.css';
import { brazilianDay, exactMoney, shareText, shortMoney } from './words.ts';

/** The sums that came in and went out. Their place is kept while the figures are on their way. */
export function Panels({ home: { data, failed, again } }: { home: InicioState }) {
  if (failed && !data) return <Failed again={again} />;
  if (!data) return <Coming />;
  const silent = data.quadros.every(({ valores, declaracao }) => valores.length === 0 && !declaracao);
  if (silent) return <Nothing />;
  return (
    <div className={styles.panels}>
      {data.quadros.map((one) => (
        <Panel key={one.id} of={one} />
      ))}
    </div>
  );
}

function Panel({ of }: { of: Quadro }) {
  const { id, titulo, para, valores, declaracao } = of;
  const [first] = valores;
  return (
    <section className={card(styles.panel)} aria-labelledby={`quadro-${id}`}>
      <h2 id={`quadro-${id}`}>
        <Link to={para}>{titulo}</Link>
      </h2>
      {first ? <Figure of={of} first={first} /> : <Unpublished said={declaracao} />}
    </section>
  );
}

function Figure({ of: { valores, base, linhas, termo }, first }: { of: Quadro; first: Valor }) {
  // The order of rows: with a forecast it leads towards the figure above, without one away from it.
  const rows = base ? [{ ...base, nome: capitalize(base.nome) }, ...valores.toReversed()] : valores;
  return (
    <>
      <p className={styles.value}>{shortMoney(first.valor)}</p>
      <p className={styles.note}>
        {capitalize(termo)}
        {base ? `: ${shareText(first.valor, base.valor)} do ${base.nome}` : linhas !== null && people(linhas)}
      </p>
      {base && <Bar part={first.valor / base.valor} />}
      <dl className={styles.rows}>
        {rows.map(({ nome, valor, para }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <Link to={para} aria-label={`${nome}: ${exactMoney(valor)}. Ver a lista`}>
                {exactMoney(valor)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {first.referencia && <p className={styles.date}>Dados de {brazilianDay(first.referencia)}</p>}
    </>
  );
}

/** The number of posts: a person with two posts is in the payroll twice. */
const people = (rows: number): string => ` de ${counted(rows, 'vínculo', 'vínculos')} na folha mensal`;

/** The bar of a share; the figure beside it says the same in words. */
const Bar = ({ part }: { part: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.max(0, Math.min(1, part)) * 100} height="1" />
  </svg>
);

function Unpublished({ said }: { said: Quadro['declaracao'] }) {
  if (!said)
    return (
      <>
        <p className={styles.value}>Sem dados</p>
        <p className={styles.note}>O órgão ainda não publicou estes valores.</p>
      </>
    );
  return (
    <>
      <p className={styles.declared}>
        <Icon name="stamp" /> Declaração do órgão
      </p>
      <p>{said.texto}</p>
      <p className={styles.date}>Até {brazilianDay(said.ate)}</p>
    </>
  );
}

const Coming = () => (
  <div className={styles.panels} aria-busy="true">
    <Hidden>Carregando os números…</Hidden>
    {['um', 'dois', 'três'].map((one) => (
      <div key={one} className={card(`${styles.panel} ${styles.coming}`)} />
    ))}
  </div>
);

const Failed = ({ again }: { again(): void }) => (
  <section className={card(styles.whole)} role="alert">
    <h2>Os números não vieram</h2>
    <p>Confira sua conexão. As páginas abaixo continuam à disposição.</p>
    <button type="button" className={button()} onClick={again}>
      Tentar de novo
    </button>
  </section>
);

const Nothing = () => (
  <section className={card(styles.whole)}>
    <h2>Este órgão ainda não publicou dados</h2>
    <p>
      Receitas, despesas e folha de pagamento aparecem aqui assim que a primeira carga for feita. A Lei 12.527/2011
      (art. 8º) obriga a publicá-las: se precisar delas agora, <Link to="/ouvidoria">pergunte à ouvidoria</Link>.
    </p>
  </section>
);
