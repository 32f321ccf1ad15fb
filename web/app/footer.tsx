import { type Entity, type Frame, VERSION } from '../../catalog/site/shell.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { useToday } from '../ui/today.ts';
import { wrap } from '../ui/wrap.ts';
import { FooterColumns } from './columns.tsx';
import styles from './footer.module.css';
import { Notices } from './notices.tsx';
import { showPrivacy } from './policy.tsx';

/** The foot of every page. It is in a script of its own: nobody needs it before what stands above it. */
export default function Footer({ frame: { entidade, rodape, avisos, referencia } }: { frame: Frame }) {
  // The year of the data, not of the reader's clock: a portal nobody feeds should not look fed.
  const today = useToday();
  const year = referencia?.slice(0, 4) ?? today?.getFullYear();
  return (
    <footer id="footer" tabIndex={-1} className={styles.footer}>
      <div className={wrap()}>
        <div className={styles.columns}>
          <FooterColumns items={rodape} />
          <Body entity={entidade} />
        </div>
        <Notices avisos={avisos} />
        <div className={styles.base}>
          <span>Versão {VERSION}</span>
          <button type="button" onClick={showPrivacy}>
            Privacidade e cookies
          </button>
          <Link to="/privacidade">Política de privacidade</Link>
          <span>
            © {year} {entidade.txtCliente}
          </span>
        </div>
      </div>
    </footer>
  );
}

function Body({ entity }: { entity: Entity }) {
  const { txtCliente, cpfCnpj, txtNumTelefone, txtEmail } = entity;
  return (
    <div>
      <h2>{txtCliente}</h2>
      <address>
        {cpfCnpj && <p>CNPJ {dotted(cpfCnpj)}</p>}
        <Street {...entity} />
        {txtNumTelefone && <a href={`tel:${txtNumTelefone.replace(/[^\d+]/g, '')}`}>{txtNumTelefone}</a>}
        {txtEmail && <a href={`mailto:${txtEmail}`}>{txtEmail}</a>}
      </address>
      <Social {...entity} />
    </div>
  );
}

const CNPJ = /^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/;

/** Formats a CNPJ of bare digits; any other text stays as it is. */
const dotted = (id: string): string => id.replace(CNPJ, '$1.$2.$3/$4-$5');

/** The address in one line, with whatever the body has told us; it breaks between its parts. */
function Street({ txtEndereco, txtNumEndereco, txtCidade, txtEstado, txtCep }: Entity) {
  const parts = [
    [txtEndereco, txtNumEndereco].filter(Boolean).join(', '),
    [txtCidade, txtEstado].filter(Boolean).join('/'),
    txtCep && `CEP ${txtCep}`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.street}>
      {parts.map((part, i) => (
        <span key={part}>{i < parts.length - 1 ? `${part} – ` : part}</span>
      ))}
    </p>
  );
}

/** The networks where the body has an account; without one there is no icon. */
function Social({ txtFacebook, txtInstagram, txtX }: Entity) {
  const networks = [
    { name: 'Facebook', icon: 'facebook', handle: txtFacebook, home: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'instagram', handle: txtInstagram, home: 'https://www.instagram.com/' },
    { name: 'X', icon: 'x', handle: txtX, home: 'https://x.com/' },
  ] as const;
  return (
    <ul className={styles.social}>
      {networks.map(
        ({ name, icon, handle, home }) =>
          handle && (
            <li key={name}>
              <a
                href={home + handle}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} (abre em outra aba)`}
                data-tip={name}
              >
                <Sign name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
