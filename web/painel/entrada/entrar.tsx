import { Suspense } from 'react';
import type { EntradaAnswer } from '../../../catalog/painel/entrada/answer.ts';
import { card } from '../../ui/card.ts';
import { useSearchParams } from '../../ui/router.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './entrada.module.css';
import { LinkEntry } from './link.tsx';
import { EmailWay, PasskeyWay, ProviderWay } from './ways.tsx';

/** Refusals of the provider's return, which is a page and tells them by its address. */
const REFUSALS: Readonly<Record<string, string>> = {
  NOT_INVITED:
    'Este e-mail não foi convidado para o painel deste órgão. Peça um convite a quem cuida do painel, para o mesmo e-mail.',
  EMAIL_UNVERIFIED:
    'O provedor não confirmou que o e-mail é seu. Confirme o e-mail na conta dele e tente de novo, ou entre com um link.',
  PROVIDER_AWAY: 'O provedor não está respondendo. Tente de novo em instantes, ou entre de outra forma.',
  PROVIDER_REFUSED: 'A entrada não se completou, ou o endereço já foi usado. Comece de novo.',
};

const OTHER = 'A entrada não se completou. Tente de novo em instantes.';

/** Where somebody goes once they are in: the page that they came from, if it is one of the panel. */
const destination = (para: string | null): string => (para && /^\/painel(?:[/?]|$)/.test(para) ? para : '/painel');

/** The entrance: by the link of a letter, a passkey, the provider of the installation, or a link asked for here. */
export default function Entrar() {
  const search = useSearchParams();
  const para = destination(search.get('para'));
  const secret = globalThis.location.hash.slice(1);
  const refused = search.get('erro');
  if (!globalThis.isSecureContext) return <Insecure />;
  return (
    <DeskPage titulo="Entrar no painel">
      {refused && <p role="alert">{REFUSALS[refused] ?? OTHER}</p>}
      <Suspense fallback={<Skeleton lines={4} />}>
        {secret === '' ? (
          <Ways para={para} />
        ) : (
          <LinkEntry secret={secret} para={para} otherwise={<Ways para={para} />} />
        )}
      </Suspense>
    </DeskPage>
  );
}

/** Without TLS a browser keeps no session: a link would be spent, and nobody would be in. */
const Insecure = () => (
  <DeskPage titulo="Entrar no painel">
    <p role="alert">
      Este endereço não usa HTTPS, e sem ele o navegador não guarda a sua entrada. Abra o painel por{' '}
      <code>https://</code>; se não abrir, peça a quem cuida da instalação que o portal atenda por HTTPS. Seu link
      continua valendo.
    </p>
  </DeskPage>
);

function Ways({ para }: { para: string }) {
  const answer = useDeskAnswer<EntradaAnswer>('/entrar');
  return (
    <Answered of={answer}>
      {({ data: { orgao, correio, provedor } }) => (
        <div className={styles.ways}>
          <p>
            Para quem cuida deste portal: <b>{orgao}</b>.
          </p>
          <PasskeyWay para={para} />
          {provedor && <ProviderWay name={provedor} />}
          {correio ? <EmailWay /> : <NoMail />}
        </div>
      )}
    </Answered>
  );
}

const NoMail = () => (
  <section className={card(styles.sheet)}>
    <h2>Sem passkey?</h2>
    <p>
      Este portal não envia e-mail. Peça um link de entrada a quem cuida da instalação: o comando{' '}
      <code>portal pessoas link</code> o mostra. O primeiro convite vem de quem tem o papel Controle no seu órgão.
    </p>
  </section>
);
