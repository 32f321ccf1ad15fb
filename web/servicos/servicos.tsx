import type { FormEvent } from 'react';
import type { ServicoResumido, ServicosAnswer } from '../../catalog/servicos/answer.ts';
import { CANAIS_DE_SERVICO, ROTULO_DE_CANAL } from '../../catalog/servicos/canal.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { apiAddress } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { Entry } from '../fields/entry.tsx';
import { Select } from '../fields/select.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useNavigate, useSearchParams } from '../ui/router.tsx';
import { Sign } from '../ui/sign.tsx';
import { Tag } from '../ui/tag.tsx';
import { NormaLink } from '../words/norma.tsx';

import styles from './servicos.module.css';
import { sayMarks } from './words.ts';

const TITLE = 'Carta de serviços';
const NAMES = ['termo', 'canal', 'assunto'] as const;

/** The charter of services: what the body does for whoever asks, by subject. The address is the state. */
export default function Servicos() {
  const params = useSearchParams();
  const asked = NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
  const question = new URLSearchParams(asked).toString();
  const { data, error, refetch } = useAnswer<ServicosAnswer>(`/servicos${question && `?${question}`}`, true);
  return (
    <Page head={<Head steps={[{ label: TITLE }]} title={TITLE} lead={<p>{LEAD}</p>} />}>
      <Ask key={question} asked={Object.fromEntries(asked)} subjects={data?.assuntos ?? []} />
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data && <Found answer={data} question={question} />}
    </Page>
  );
}

const LEAD =
  'O que o órgão faz por quem o procura: quem pode pedir, o que levar, os passos, o prazo, o custo e onde reclamar (Lei 13.460/2017).';

interface AskProps {
  asked: Readonly<Record<string, string>>;
  subjects: readonly string[];
}

/** The filter of the charter. A browser without scripts sends it by itself. */
function Ask({ asked, subjects }: AskProps) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    navigate(`?${new URLSearchParams(given.map(([name, value]) => [name, String(value).trim()]))}`);
  };
  const offered = asked.assunto && !subjects.includes(asked.assunto) ? [asked.assunto, ...subjects] : subjects;
  return (
    <form className={card(styles.ask)} aria-label="Procurar serviços" action="/servicos" onSubmit={send}>
      <Entry name="termo" label="Palavras" type="search" defaultValue={asked.termo ?? ''} />
      <Select
        name="assunto"
        label="Assunto"
        initial={asked.assunto ?? ''}
        none="Todos"
        options={offered.map((value) => ({ value, label: value }))}
      />
      <Select
        name="canal"
        label="Como se pede"
        initial={asked.canal ?? ''}
        none="De qualquer modo"
        options={CANAIS_DE_SERVICO.map((value) => ({ value, label: ROTULO_DE_CANAL[value] }))}
      />
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}

function Found({ answer, question }: { answer: ServicosAnswer; question: string }) {
  const { data, total, publicados, digitais, governoDigital } = answer;
  if (publicados === 0) return <Unwritten />;
  const subjects = [...new Set(data.map(({ assunto }) => assunto))];
  return (
    <>
      <div className={styles.tools}>
        <p role="status">
          {total === publicados
            ? counted(total, 'serviço', 'serviços')
            : `${total} de ${counted(publicados, 'serviço', 'serviços')}`}
          .{' '}
          <Link to="?canal=online">
            {digitais === 1 ? '1 se pede pela internet' : `${digitais} se pedem pela internet`}
          </Link>
        </p>
        <div className={styles.row}>
          <Link className={button('quiet')} to="/servicos/avaliacoes">
            Satisfação com os serviços
          </Link>
          <a className={button()} href={apiAddress(`/servicos.csv${question && `?${question}`}`)} download>
            <Sign name="download" />
            CSV
          </a>
        </div>
      </div>
      {total === 0 && <Nothing />}
      {subjects.map((assunto) => (
        <section key={assunto} aria-label={assunto} className={styles.group}>
          <h2>{assunto}</h2>
          <ul className={styles.cards}>
            {data
              .filter((one) => one.assunto === assunto)
              .map((one) => (
                <Door key={one.slug} service={one} />
              ))}
          </ul>
        </section>
      ))}
      {governoDigital && (
        <p className={styles.fine}>
          Governo digital: <NormaLink of={governoDigital} />
        </p>
      )}
    </>
  );
}

/** One service of the list: the whole card leads to its page. */
function Door({ service }: { service: ServicoResumido }) {
  const { slug, titulo, resumo, prazo, custo, canais, digital, avaliacao } = service;
  return (
    <li className={card(styles.door)}>
      <h3>
        <Link to={`/servicos/${slug}`}>{titulo}</Link>
        {digital && <Tag tone="good">Digital</Tag>}
      </h3>
      <p>{resumo}</p>
      <dl>
        <div>
          <dt>Prazo</dt>
          <dd>{prazo}</dd>
        </div>
        <div>
          <dt>Custo</dt>
          <dd>{custo}</dd>
        </div>
        <div>
          <dt>Como se pede</dt>
          <dd>{canais.map((canal) => ROTULO_DE_CANAL[canal]).join(', ')}</dd>
        </div>
      </dl>
      {avaliacao.respostas > 0 && <p className={styles.fine}>{sayMarks(avaliacao)}</p>}
    </li>
  );
}

const Nothing = () => (
  <div className={card()}>
    <Notice icon="empty" title={LOCALE.semResultado}>
      <p>Nenhum serviço da carta responde a este filtro. Tente uma palavra só.</p>
      <Link className={button('primary')} to="/servicos">
        Ver todos os serviços
      </Link>
    </Notice>
  </div>
);

/** The page of a body that wrote no service yet. */
const Unwritten = () => (
  <div className={card()}>
    <Notice icon="talk" title="A carta de serviços ainda não foi publicada aqui">
      <p>Pergunte à ouvidoria como pedir um serviço, ou procure a carta entre os arquivos publicados.</p>
      <Link className={button('primary')} to="/ouvidoria">
        Perguntar à ouvidoria
      </Link>
    </Notice>
  </div>
);
