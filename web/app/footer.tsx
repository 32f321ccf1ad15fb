import type { Entity, Tenant } from '../portal.ts';
import { wrap } from '../ui/wrap.ts';
import styles from './footer.module.css';

export function Footer({ tenant }: { tenant: Tenant }) {
  const { entidade: entity } = tenant;
  return (
    <footer id="footer" tabIndex={-1} className={styles.footer}>
      <div className={wrap()}>
        <h2>{tenant.txtCliente}</h2>
        <address>
          {address(entity) && <span>{address(entity)}</span>}
          {entity.txtCep && <span>CEP {entity.txtCep}</span>}
          {entity.txtNumTelefone && (
            <a href={`tel:${entity.txtNumTelefone.replace(/[^\d+]/g, '')}`}>{entity.txtNumTelefone}</a>
          )}
          {entity.txtEmail && <a href={`mailto:${entity.txtEmail}`}>{entity.txtEmail}</a>}
        </address>
        <p className={styles.base}>
          <span>Versão 3.2.3</span>
          <span>
            © {new Date().getFullYear()} {tenant.txtCliente}
          </span>
        </p>
      </div>
    </footer>
  );
}

/** Street, number – city/state, with whatever the body has told us. */
function address({ txtEndereco, txtNumEndereco, txtCidade, txtEstado }: Entity): string {
  const street = [txtEndereco, txtNumEndereco].filter(Boolean).join(', ');
  const city = [txtCidade, txtEstado].filter(Boolean).join('/');
  return [street, city].filter(Boolean).join(' – ');
}
