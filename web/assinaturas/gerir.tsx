import type { AssinaturaVista, PostedManagement } from '../../catalog/assinaturas/formulario.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './assinaturas.module.css';
import { DeadLink } from './dead.tsx';
import { usePostedManagement } from './posted.ts';

const NAME = 'Meus avisos';
const ACTION = '/assinaturas/gerir';

/** The page where an address sees what it is told of, stops some of it, or goes. */
export default function Gerir() {
  const posted = usePostedManagement();
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Avisos por e-mail', to: '/assinaturas' }, { label: NAME }]}
          title={NAME}
          lead={<p>Quem tem o link do e-mail abre esta página: não o passe adiante.</p>}
        />
      }
    >
      {!posted || posted.failure ? <DeadLink failure={posted?.failure} /> : <Managed posted={posted} />}
    </Page>
  );
}

function Managed({ posted: { chave, assinaturas, feito } }: { posted: PostedManagement }) {
  if (assinaturas.length === 0) return <Gone />;
  return (
    <>
      {feito === 'parada' && (
        <p role="status">O aviso parou. {assinaturas.length === 1 ? 'Resta 1' : `Restam ${assinaturas.length}`}.</p>
      )}
      <section aria-label={counted(assinaturas.length, 'aviso', 'avisos')}>
        <ul className={styles.list}>
          {assinaturas.map((one) => (
            <Watched key={one.id} chave={chave} one={one} />
          ))}
        </ul>
      </section>
      <form method="post" action={ACTION} className={card(styles.form)} aria-label="Apagar tudo">
        <h2>Sair de vez</h2>
        <p>Todos os avisos param e o seu endereço é apagado deste portal, na hora.</p>
        <input type="hidden" name="chave" value={chave} />
        <button type="submit" name="ato" value="apagar" className={button()}>
          Parar tudo e apagar meu endereço
        </button>
      </form>
    </>
  );
}

const Watched = ({ chave, one }: { chave: string; one: AssinaturaVista }) => (
  <li className={card(styles.one)}>
    <div className={styles.words}>
      <p>
        <Link to={one.caminho}>{one.frase}</Link>
      </p>
      <p className={styles.fine}>
        {one.confirmada ? 'Ativo' : 'Espera confirmação'}, pedido em {dayOf(one.criadaEm)}
      </p>
    </div>
    <form method="post" action={ACTION}>
      <input type="hidden" name="chave" value={chave} />
      <input type="hidden" name="id" value={one.id} />
      <button type="submit" name="ato" value="parar" className={button()} aria-label={`Parar: ${one.frase}`}>
        Parar
      </button>
    </form>
  </li>
);

const Gone = () => (
  <div className={card()}>
    <Notice icon="empty" title="Os avisos pararam">
      <p>O seu endereço foi apagado deste portal. Para voltar a receber, use “Avise-me” em qualquer lista.</p>
      <Link className={button('primary')} to="/mapa">
        Ver todas as listas
      </Link>
    </Notice>
  </div>
);
