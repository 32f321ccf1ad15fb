import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useLocation } from '../ui/router.tsx';
import styles from './citar.module.css';
import { Citation } from './citation.tsx';

/** How to cite a page of the portal, for who has no scripts or keeps the address. */
export default function Citar() {
  const { search } = useLocation();
  const de = new URLSearchParams(search).get('de') || '/';
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Citar' }]}
          title="Citar"
          lead={<p>Referências prontas, com a data dos dados e a carga de que vieram.</p>}
          told={{ personal: true }}
        />
      }
    >
      <div className={card(styles.page)}>
        <Citation de={de} />
        {/^\/(?![/\\])/.test(de) && (
          <Link className={button()} to={de}>
            Voltar para a página
          </Link>
        )}
      </div>
    </Page>
  );
}
