import { apiAddress } from '../api.ts';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { copyText } from '../ui/clip.ts';
import { Fold } from '../ui/fold.tsx';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './avise.module.css';

interface Props {
  /** What the news are of: `contratos com valor a partir de R$ 1,00`. */
  about: string;
  /** The feed, by its path in the API. */
  feed: string;
  /** The page whose news it is, with its filters. */
  page: string;
  /** The calendar, by its path in the API, where there is one. */
  agenda?: string | undefined;
  /** The class of the button, such as a smaller one on a line of buttons. */
  className?: string | undefined;
}

/** The ways to be told of what is new on a page. Every one of them is a plain link, which needs no script. */
export function AviseMe({ about, feed, page, agenda, className }: Props) {
  const { origin } = usePortal();
  const calendar = agenda && `${origin}${apiAddress(agenda)}`;
  return (
    <Fold
      wide
      className={className}
      label={
        <>
          <Sign name="bell" />
          Avise-me
        </>
      }
    >
      <div className={styles.panel}>
        <p>
          Saiba o que entrar, mudar ou sair: <strong>{about}</strong>
        </p>
        <ul>
          <li>
            <Link to={`/assinaturas?de=${encodeURIComponent(page)}`}>Receber por e-mail</Link>
            <span>Um resumo por dia, só quando houver novidade.</span>
          </li>
          <li>
            <a href={apiAddress(feed)}>Feed Atom</a>
            <span>Para leitores de notícias e programas.</span>
            <CopyAddress address={`${origin}${apiAddress(feed)}`} of="do feed" />
          </li>
          {calendar && (
            <li>
              <a href={calendar.replace(/^https?:/, 'webcal:')}>Assinar a agenda</a>
              <span>As datas no calendário do celular ou do computador.</span>
              <CopyAddress address={calendar} of="da agenda" />
            </li>
          )}
        </ul>
      </div>
    </Fold>
  );
}

const CopyAddress = ({ address, of }: { address: string; of: string }) => (
  <button
    type="button"
    className={button()}
    data-scripted
    onClick={() => copyText(address, 'Endereço copiado', `Copie o endereço ${of}:`)}
  >
    <Sign name="link" />
    Copiar endereço {of}
  </button>
);
