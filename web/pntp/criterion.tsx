import { formatDay } from '../../catalog/fields/date.ts';
import type { PntpCriterio } from '../../catalog/pntp/answer.ts';
import { ITEM_NAMES } from '../../catalog/pntp/matrix.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { button } from '../ui/button.ts';
import { capitalize } from '../ui/capital.ts';
import { copyText } from '../ui/clip.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Tag } from '../ui/tag.tsx';
import { metWord } from './lamps.tsx';
import styles from './pntp.module.css';

type Props = Readonly<{ of: PntpCriterio }>;

/** The heading of each part, one below that of the criterion: a line of the list is under two more. */
type PartProps = Props & Readonly<{ heading: 'h3' | 'h4' }>;

/** Everything known of a criterion: the proof of each item, the address for the auditors' form, and what to do. */
export const CriterionFacts = ({ of, heading }: PartProps) => (
  <div className={styles.facts}>
    <Proofs of={of} />
    <Tasks of={of} heading={heading} />
    <Attested of={of} />
    <Addresses of={of} heading={heading} />
  </div>
);

const Proofs = ({ of: { itens } }: Props) => (
  <ul className={styles.proofs}>
    {itens.map(({ item, cumprido, prova, venceEm }) => (
      <li key={item}>
        <span className={styles.item}>
          {ITEM_NAMES[item].name} <Tag tone={cumprido ? 'good' : 'bad'}>{metWord(cumprido)}</Tag>
        </span>
        <p>
          {capitalize(prova)}.{venceEm && cumprido && ` Vence em ${formatDay(venceEm)} se nada mais for publicado.`}
        </p>
      </li>
    ))}
  </ul>
);

/** What to do, most of the page for whoever has something to do. */
function Tasks({ of: { falta }, heading: Heading }: PartProps) {
  if (falta.length === 0) return null;
  return (
    <div className={styles.tasks}>
      <Heading>O que fazer</Heading>
      <ul>
        {falta.map(({ texto, comando, painel, para }) => (
          <li key={texto}>
            <p>{texto}</p>
            {painel && <a href={painel}>Fazer no painel do órgão</a>}
            {comando && <code>{comando}</code>}
            {para && <Link to={para}>Abrir a página onde isso aparece</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The word of somebody, where no program can judge. */
function Attested({ of: { atesto } }: Props) {
  if (!atesto) return null;
  const { quem, em, ate, vencido, endereco } = atesto;
  return (
    <p className={styles.attested}>
      <Tag tone={vencido ? 'bad' : 'plain'}>{vencido ? 'Atesto vencido' : 'Atestado'}</Tag> {quem} conferiu em{' '}
      {formatDay(em)}; {vencido ? 'valeu' : 'vale'} até {formatDay(ate)}.{' '}
      {endereco && (
        <a href={endereco} rel="noreferrer">
          {endereco}
        </a>
      )}
    </p>
  );
}

const Addresses = ({ of: { numero, enderecos }, heading: Heading }: PartProps) =>
  enderecos.length > 0 && (
    <div className={styles.addresses}>
      <Heading>Endereço para o formulário</Heading>
      <ul>
        {enderecos.map((address) => (
          <li key={address}>
            <a href={address}>{address}</a>
            <button
              type="button"
              className={button('quiet')}
              data-scripted
              aria-label={`Copiar o endereço do critério ${numero}: ${address}`}
              onClick={() => copyText(address, 'Endereço copiado', 'Copie o endereço:')}
            >
              <Sign name="link" />
              Copiar
            </button>
          </li>
        ))}
      </ul>
    </div>
  );

/** The way to the rows that lack something. */
export const Pending = ({ of: { numero, pendencias } }: Props) =>
  pendencias > 0 && (
    <Link className={button()} to={`/pntp/${numero}`}>
      Ver {counted(pendencias, 'pendência', 'pendências')}
    </Link>
  );
