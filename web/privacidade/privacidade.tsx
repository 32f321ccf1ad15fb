import { formatDay } from '../../catalog/fields/date.ts';
import type { Encarregado, Privacidade, PrivacidadeAnswer } from '../../catalog/privacidade/answer.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Fact, ReachFacts } from '../ui/fact.tsx';
import { Link } from '../ui/link.tsx';
import { NormaLink } from '../words/norma.tsx';
import { Prose } from '../words/prose.tsx';
import styles from './privacidade.module.css';

const TITLE = 'Privacidade e proteção de dados';

/** Who answers for personal data, and the policy of privacy of the body. */
export default function PrivacidadePage() {
  const { data, error, refetch } = useAnswer<PrivacidadeAnswer>('/privacidade');
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE }]}
          title={TITLE}
          lead={<p>Quem responde pelos dados pessoais, para que são usados e como usar os seus direitos (LGPD).</p>}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && <Whole of={data.data} />}
    </Page>
  );
}

const Whole = ({ of }: { of: Privacidade }) => (
  <div className={styles.page}>
    <section className={card(styles.policy)} aria-label="Política de privacidade">
      <h2>Política de privacidade</h2>
      {of.atualizada && <p className={styles.fine}>Atualizada em {formatDay(of.atualizada)}.</p>}
      <Prose html={of.politica} />
    </section>
    <aside className={styles.aside} aria-label="Encarregado e normas">
      <section className={card(styles.part)}>
        <h2>Encarregado pelos dados pessoais</h2>
        {of.encarregado ? <Officer of={of.encarregado} /> : <NoOfficer of={of} />}
      </section>
      <section className={card(styles.part)}>
        <h2>Seus direitos</h2>
        <p>
          Peça acesso, correção ou eliminação dos seus dados ao encarregado, ou{' '}
          <Link to="/e-sic">pelo e-SIC, com protocolo e prazo</Link>.
        </p>
      </section>
      <Norms of={of} />
    </aside>
  </div>
);

const Officer = ({ of }: { of: Encarregado }) => (
  <dl className={styles.facts}>
    <Fact name="Nome">{of.nome}</Fact>
    {of.cargo && <Fact name="Cargo">{of.cargo}</Fact>}
    <ReachFacts of={of} />
    {of.endereco && <Fact name="Endereço">{of.endereco}</Fact>}
    {of.horario && <Fact name="Horário">{of.horario}</Fact>}
    {of.ato && (
      <Fact name="Ato de indicação">
        <NormaLink of={of.ato} />
      </Fact>
    )}
  </dl>
);

/** What is said where the body named nobody: a visitor still learns whom to ask. */
const NoOfficer = ({ of: { contato } }: { of: Privacidade }) => (
  <p>
    O órgão ainda não informou quem é o encarregado. Enquanto isso, escreva para{' '}
    <a href={`mailto:${contato.email}`}>{contato.email}</a> ou ligue para {contato.telefone}.
  </p>
);

function Norms({ of: { norma, governoDigital } }: { of: Privacidade }) {
  return (
    <section className={card(styles.part)}>
      <h2>Normas</h2>
      <ul className={styles.norms}>
        {norma && (
          <li>
            <NormaLink of={norma} />
          </li>
        )}
        {governoDigital && governoDigital.url !== norma?.url && (
          <li>
            <NormaLink of={governoDigital} />
          </li>
        )}
        <li>
          <NormaLink of={LGPD} />
        </li>
      </ul>
    </section>
  );
}

const LGPD = {
  titulo: 'Lei federal nº 13.709/2018 (LGPD)',
  url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
};
