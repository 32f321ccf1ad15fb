import { formatDay } from '../../../catalog/fields/date.ts';
import { remainingWords } from '../../../catalog/mensagens/prazo.ts';
import type { HojeAnswer, HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Drawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import notice from '../../ui/notice.module.css';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import { useDesk } from '../desk.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './hoje.module.css';

/** Milliseconds after which the list is read again: it may stay open all day. */
const EVERY_MS = 5 * 60_000;

/** What to do next, the most urgent first. */
export default function Hoje() {
  const { pessoa } = useDesk();
  const answer = useDeskAnswer<HojeAnswer>('/hoje', { every: EVERY_MS });
  const [first] = pessoa.nome.split(' ');
  return (
    <DeskPage
      titulo="Hoje"
      sobre={`Olá, ${first}. O que há para fazer, o mais urgente primeiro.`}
      acoes={
        <a className={button()} href={MIRROR}>
          Ver a nota no PNTP
        </a>
      }
    >
      <Answered of={answer}>
        {({ data, hoje, falharam }) => (
          <>
            {falharam.length > 0 && (
              <p role="status" className={styles.failed}>
                Não foi possível conferir {falharam.join(', ')} agora. Atualize a página daqui a pouco.
              </p>
            )}
            {data.length === 0 ? <Nothing isSure={falharam.length === 0} /> : <Items items={data} hoje={hoje} />}
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

const FACE = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9 9.500v.5M15 9.500v.5';
/** Drawn, because not every computer has a letter for it. */
const SMILE = `${FACE}M8 14c2 3 6 3 8 0`;
const UNSURE = `${FACE}M8.500 15h7`;

const Nothing = ({ isSure }: { isSure: boolean }) => (
  <div className={card()}>
    <section className={notice.notice}>
      <span className={notice.mark}>
        <Drawing path={isSure ? SMILE : UNSURE} />
      </span>
      <h2>{isSure ? 'Tudo em dia' : 'Nada mais por enquanto'}</h2>
      <p>{isSure ? 'Nada espera por você hoje. Bom trabalho!' : 'O que se pôde conferir está em dia.'}</p>
    </section>
  </div>
);

/** The mirror of the body: pages of the server, not screens of the panel. */
const MIRROR = '/painel/espelho';

/** The button that leads to the place of a thing to do. */
function Way({ to: { para, titulo, botao } }: { to: HojeItem }) {
  const told = { className: button(), 'aria-label': `${botao}: ${titulo}` };
  return para.startsWith(MIRROR) ? (
    <a {...told} href={para}>
      {botao}
    </a>
  ) : (
    <Link {...told} to={para}>
      {botao}
    </Link>
  );
}

const Items = ({ items, hoje }: { items: readonly HojeItem[]; hoje: string }) => (
  <>
    <p className={styles.count}>{counted(items.length, 'coisa a fazer', 'coisas a fazer')}</p>
    <ol className={styles.items} aria-label="O que fazer">
      {items.map((item) => (
        <li key={item.id} className={card(styles.item)} data-tone={item.tom}>
          <div>
            <h2>{item.titulo}</h2>
            <p>{item.porque}.</p>
          </div>
          <div className={styles.end}>
            {item.ate && (
              <Tag
                tone={item.tom}
              >{`${item.ate < hoje ? 'Era' : 'Até'} ${formatDay(item.ate)}, ${remainingWords(item.ate, hoje)}`}</Tag>
            )}
            <Way to={item} />
          </div>
        </li>
      ))}
    </ol>
  </>
);
