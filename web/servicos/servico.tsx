import type { ReactNode } from 'react';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Servico, ServicoAnswer } from '../../catalog/servicos/answer.ts';
import { ROTULO_DE_CANAL } from '../../catalog/servicos/canal.ts';
import { ApiError } from '../api.ts';
import { Actions } from '../dataset/actions.tsx';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { Away } from '../ui/away.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Fact, ReachFacts } from '../ui/fact.tsx';
import { Link } from '../ui/link.tsx';
import { lazyPart } from '../ui/part.tsx';
import { usePathPart } from '../ui/router.tsx';
import { NormaLink } from '../words/norma.tsx';
import { Prose } from '../words/prose.tsx';
import { Rating } from './rating.tsx';
import styles from './servicos.module.css';

const Missing = lazyPart('app/missing.tsx', () => import('../app/missing.tsx'));

/** One service of the charter, with all that the law asks to be said of it. */
export default function ServicoPage() {
  const slug = usePathPart(1);
  const { data, error, refetch } = useAnswer<ServicoAnswer>(`/servicos/${encodeURIComponent(slug)}`);
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  const service = data?.data;
  const title = service?.titulo ?? 'Serviço';
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Carta de serviços', to: '/servicos' }, { label: title }]}
          title={title}
          lead={<p>{service?.resumo ?? '\u00a0'}</p>}
          told={service && { about: service.resumo }}
          aside={service && <Actions path={`/servicos/${slug}`} />}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {service && <Whole key={service.slug} service={service} />}
    </Page>
  );
}

function Whole({ service }: { service: Servico }) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {service.link && <Online to={service.link} />}
        <Part title="Quem pode pedir">
          <p>{service.publico}</p>
        </Part>
        <Part title="Requisitos">
          <Items of={service.requisitos} none="Nenhum, além de ser quem pode pedir." />
        </Part>
        <Part title="Documentos necessários">
          <Items of={service.documentos} none="Nenhum documento é exigido." />
        </Part>
        <Part title="Etapas">
          <ol>
            {service.etapas.map((etapa) => (
              <li key={etapa}>{etapa}</li>
            ))}
          </ol>
        </Part>
        <Part title="Mais sobre o serviço">
          <Prose html={service.texto} />
        </Part>
        <Rating service={service} />
      </div>
      <Facts service={service} />
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={card(styles.part)}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Items({ of, none }: { of: readonly string[]; none: string }) {
  if (of.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {of.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** The way to ask for the service here and now. */
const Online = ({ to }: { to: string }) => (
  <section className={card(styles.online)}>
    <h2>Peça pela internet</h2>
    <p>Este serviço é digital: o pedido é feito e acompanhado sem sair de casa.</p>
    {/^https?:/.test(to) ? (
      <Away className={button('primary')} to={to}>
        Pedir agora
      </Away>
    ) : (
      <Link className={button('primary')} to={to}>
        Pedir agora
      </Link>
    )}
  </section>
);

/** What is looked up: term, cost, place, hours, contact and where to complain. */
function Facts({ service }: { service: Servico }) {
  const { prazo, custo, canais, unidade, unidadePara, local, horario } = service;
  return (
    <aside className={card(styles.facts)} aria-label="Resumo do serviço">
      <dl>
        <Fact name="Prazo máximo">{prazo}</Fact>
        <Fact name="Custo">{custo}</Fact>
        <Fact name="Como se pede">{canais.map((canal) => ROTULO_DE_CANAL[canal]).join(', ')}</Fact>
        <Fact name="Quem presta">{unidadePara ? <Link to={unidadePara}>{unidade}</Link> : unidade}</Fact>
        <Fact name="Onde">{local}</Fact>
        {horario && <Fact name="Horário">{horario}</Fact>}
        <ReachFacts of={service} />
        <Fact name="Onde reclamar">
          {service.reclamacao} <Link to={`/ouvidoria?sobre=/servicos/${service.slug}`}>Abrir a ouvidoria</Link>
        </Fact>
        {service.normas.map((norma) => (
          <Fact key={norma.titulo} name="Norma">
            <NormaLink of={norma} />
          </Fact>
        ))}
        {service.atualizado && <Fact name="Página conferida em">{formatDay(service.atualizado)}</Fact>}
      </dl>
    </aside>
  );
}
