import type { PostedConfirmation } from '../../catalog/assinaturas/formulario.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './assinaturas.module.css';
import { DeadLink } from './dead.tsx';
import { usePostedConfirmation } from './posted.ts';

const NAME = 'Confirmar aviso';

/** The page that a letter opens to confirm a subscription. Only its button confirms: programs open links too. */
export default function Confirmar() {
  const posted = usePostedConfirmation();
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Avisos por e-mail', to: '/assinaturas' }, { label: NAME }]}
          title={posted?.confirmada ? 'Aviso confirmado' : NAME}
          lead={<p>Um e-mail por dia, e só quando algo mudou nos dados.</p>}
        />
      }
    >
      {!posted || posted.failure ? <DeadLink failure={posted?.failure} /> : <Question posted={posted} />}
    </Page>
  );
}

function Question({ posted: { chave, frase, confirmada, gerir } }: { posted: PostedConfirmation }) {
  if (confirmada) return <Confirmed frase={frase} gerir={gerir ?? ''} />;
  return (
    <form method="post" action="/assinaturas/confirmar" className={card(styles.form)} aria-label={NAME}>
      <p>
        Você quer receber por e-mail avisos de: <span className={styles.watched}>{frase}</span>?
      </p>
      <input type="hidden" name="chave" value={chave} />
      <button type="submit" className={button('primary')}>
        Sim, confirmo
      </button>
      <p className={styles.fine}>
        Se não foi você quem pediu, feche esta página: o pedido vence e o endereço é apagado.
      </p>
    </form>
  );
}

const Confirmed = ({ frase, gerir }: { frase: string; gerir: string }) => (
  <div className={card()}>
    <Notice icon="talk" title="Pronto">
      <p>A partir de agora você recebe, no máximo uma vez por dia, o que mudar em: {frase}.</p>
      <a className={button('primary')} href={gerir}>
        Ver meus avisos
      </a>
    </Notice>
  </div>
);
