import { CiteButton } from '../citar/button.tsx';
import { button } from '../ui/button.ts';
import { copyText } from '../ui/clip.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './actions.module.css';

/** The actions on a record: cite it, print it, ask about it. */
export function Actions({ path }: { path: string }) {
  return (
    <div className={styles.actions}>
      <Copy path={path} />
      <CiteButton />
      <button type="button" className={button()} onClick={() => window.print()}>
        <Sign name="print" />
        Imprimir
      </button>
      <Link className={button('primary')} to={`/ouvidoria?sobre=${encodeURIComponent(path)}`}>
        <Sign name="talk" />
        Pergunte sobre este registro
      </Link>
    </div>
  );
}

function Copy({ path }: { path: string }) {
  const copy = () => copyText(`${location.origin}${path}`, 'Endereço copiado', 'Copie o endereço desta página:');
  return (
    <button type="button" className={button()} onClick={copy}>
      <Sign name="link" />
      Copiar endereço
    </button>
  );
}
