import { formatTaxId, parseTaxId } from '../../catalog/fields/taxId.ts';
import { type Entity, type Frame, VERSION } from '../../catalog/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { wrap } from '../ui/wrap.ts';
import { Columns } from './columns.tsx';
import styles from './footer.module.css';
import { Notices } from './notices.tsx';

export function Footer({ frame: { entidade, rodape, avisos, referencia } }: { frame: Frame }) {
  // The year of the data, not of the reader's clock: a portal nobody feeds should not look fed.
  const year = referencia?.slice(0, 4) ?? new Date().getFullYear();
  return (
    <footer id="footer" tabIndex={-1} className={styles.footer}>
      <div className={wrap()}>
        <div className={styles.columns}>
          <Columns items={rodape} />
          <Body entity={entidade} />
        </div>
        <Notices avisos={avisos} />
        <p className={styles.base}>
          <span>Versão {VERSION}</span>
          <span>
            © {year} {entidade.txtCliente}
          </span>
        </p>
      </div>
    </footer>
  );
}

function Body({ entity }: { entity: Entity }) {
  const { txtCliente, cpfCnpj, txtCep, txtNumTelefone, txtEmail } = entity;
  return (
    <div>
      <h2>{txtCliente}</h2>
      <address>
        {cpfCnpj && <span>CNPJ {dotted(cpfCnpj)}</span>}
        {streetOf(entity) && <span>{streetOf(entity)}</span>}
        {txtCep && <span>CEP {txtCep}</span>}
        {txtNumTelefone && <a href={`tel:${txtNumTelefone.replace(/[^\d+]/g, '')}`}>{txtNumTelefone}</a>}
        {txtEmail && <a href={`mailto:${txtEmail}`}>{txtEmail}</a>}
      </address>
      <Social {...entity} />
    </div>
  );
}

function dotted(id: string): string {
  const parsed = parseTaxId(id);
  return parsed.ok ? formatTaxId(parsed.value) : id;
}

/** Street, number – city/state, with whatever the body has told us. */
function streetOf({ txtEndereco, txtNumEndereco, txtCidade, txtEstado }: Entity): string {
  const street = [txtEndereco, txtNumEndereco].filter(Boolean).join(', ');
  const city = [txtCidade, txtEstado].filter(Boolean).join('/');
  return [street, city].filter(Boolean).join(' – ');
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
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
