import { Link } from 'react-router';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './actions.module.css';

/** What one does with a record: cite it, print it, ask about it. */
export function Actions({ path }: { path: string }) {
  return (
    <div className={styles.actions}>
      <Copy path={path} />
      <button type="button" className={button()} onClick={() => window.print()}>
        <Icon name="print" />
        Imprimir
      </button>
      <Link className={button('primary')} to={`/ouvidoria?sobre=${encodeURIComponent(path)}`}>
        <Icon name="talk" />
        Pergunte sobre este registro
      </Link>
    </div>
  );
}

function Copy({ path }: { path: string }) {
  const copy = async () => {
    const address = `${location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(address);
      toast('Endereço copiado');
    } catch {
      // Without https, or without leave, there is no clipboard: the address is offered to copy by hand.
      window.prompt('Copie o endereço desta página:', address);
    }
  };
  return (
    <button type="button" className={button()} onClick={copy}>
      <Icon name="link" />
      Copiar endereço
    </button>
  );
}
