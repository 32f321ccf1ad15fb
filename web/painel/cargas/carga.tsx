import { formatDay } from '../../../catalog/fields/date.ts';
import type { CargaDeskAnswer, CargaInteira } from '../../../catalog/painel/cargas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { usePathPart } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './cargas.module.css';
import { LoadTags } from './cargas.tsx';
import { Volta } from './volta.tsx';

/** Milliseconds between looks while a load of the same dataset is under way. */
const LOOK_MS = 3_000;

/** One load: what it brought, what it replaced, its warnings, and the way back to it. */
export default function Carga() {
  const [dataset, carga] = [usePathPart(2), usePathPart(3)];
  const path = `/cargas/${encodeURIComponent(dataset)}/${encodeURIComponent(carga)}`;
  const answer = useDeskAnswer<CargaDeskAnswer>(path);
  const busy = useDeskAnswer<CargaDeskAnswer>(path, { every: answer.data?.data.ocupado ? LOOK_MS : false });
  if (answer.error?.status === 404) return <NoLoad />;
  return (
    <Answered of={busy}>
      {({ data: load }) => (
        <DeskPage
          titulo={`${load.titulo}, carga ${load.carga}`}
          acoes={
            <>
              <Link className={button()} to={`/painel/cargas?dataset=${load.dataset}`}>
                Outras cargas
              </Link>
              <a className={button()} href={load.publica}>
                Ver no portal
              </a>
            </>
          }
        >
          <div className={styles.line}>
            <LoadTags load={load} />
          </div>
          <LoadFacts load={load} />
          <LoadWarnings load={load} />
          <Volta key={load.carga} load={load} path={path} />
        </DeskPage>
      )}
    </Answered>
  );
}

/** The address of another body's load, or of none. */
const NoLoad = () => (
  <DeskPage titulo="Esta carga não está aqui">
    <p>
      O endereço não é de nenhuma carga deste órgão. <Link to="/painel/cargas">Ver as cargas do órgão</Link>
    </p>
  </DeskPage>
);

function LoadFacts({ load }: { load: CargaInteira }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Publicada em', momentOf(load.publicadaEm)],
    ['Por', load.autor],
    ['Arquivo', load.arquivo],
    ['Períodos', load.periodo],
    ['Dados até', formatDay(load.referencia)],
    ['Linhas publicadas', load.linhas.toLocaleString('pt-BR')],
    ['Linhas recusadas', load.recusadas.toLocaleString('pt-BR')],
    ...load.somas.map(({ label, valor }) => [`Soma de ${label}`, valor] as const),
    ['Substituiu', load.substituiu.length > 0 ? `carga ${load.substituiu.join(', ')}` : 'nada: a primeira do período'],
  ];
  return (
    <section className={card(styles.sheet)} aria-label="A carga">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {load.voltaA !== null && (
        <p>
          Voltou aos dados da carga {load.voltaA}.{load.motivo && ` Motivo: ${load.motivo}`}
        </p>
      )}
    </section>
  );
}

const LoadWarnings = ({ load: { advertencias } }: { load: CargaInteira }) =>
  advertencias.length > 0 && (
    <section className={card(styles.sheet)} aria-label="Avisos">
      <h2>Avisos desta carga</h2>
      {advertencias.map(({ mensagem }) => (
        <p key={mensagem} className={styles.warned}>
          {mensagem}
        </p>
      ))}
    </section>
  );
