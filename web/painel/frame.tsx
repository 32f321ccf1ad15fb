import { type ReactNode, useState } from 'react';
import { mayDo } from '../../catalog/painel/papeis.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useLocation } from '../ui/router.tsx';
import { useStore } from '../ui/store.ts';
import { Toasts } from '../ui/toast.tsx';
import { Windows } from '../ui/windows.tsx';
import { deskSend, sessionEnded } from './call.ts';
import { useDesk } from './desk.ts';
import { PasskeyOffer } from './entrada/offer.tsx';
import { useKeptFocus } from './focus.ts';
import styles from './frame.module.css';
import { DESK_SCREENS, type DeskScreen } from './screens.tsx';

/** The frame of screens that come before the entrance. */
export const BareFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.bare}>
    <header className={styles.brand}>Painel do Portal da Transparência</header>
    <main>{children}</main>
    <Toasts />
    <Windows />
  </div>
);

/** The frame of every screen: the body, the person, and the parts that their roles open. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Of a phone the menu is folded, and folds again at each step.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  useKeptFocus();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#titulo">
        Ir para o conteúdo
      </a>
      <Top isOpen={isOpen} toggle={() => setOpenAt(isOpen ? null : pathname)} />
      <nav id="menu-painel" className={styles.menu} data-open={isOpen} aria-label="Painel">
        <Menu pathname={pathname} />
      </nav>
      <main className={styles.main}>
        <PasskeyOffer />
        <EndedNote />
        <SuspendedNote />
        {children}
      </main>
      <Toasts />
      <Windows />
    </div>
  );
}

/** Where the session ended while a form is written: the way back in, beside the page, which keeps what is in it. */
function EndedNote() {
  const { pathname, search } = useLocation();
  if (!useStore(sessionEnded)) return null;
  return (
    <p className={styles.ended} role="status">
      <b>Sua sessão terminou.</b>{' '}
      <a
        href={`/painel/entrar?${new URLSearchParams({ para: `${pathname}${search}` })}`}
        target="_blank"
        rel="noreferrer"
      >
        Entre de novo, em outra aba
      </a>
      , volte a esta página e repita: o que está escrito aqui continua.
    </p>
  );
}

/** Says in every screen of a suspended body that the public sees nothing of it. */
function SuspendedNote() {
  const { suspenso } = useDesk().orgao;
  if (suspenso === null) return null;
  return (
    <p className={styles.suspended} role="status">
      <b>Portal suspenso.</b> O público lê: “{suspenso}” O que você fizer aqui fica guardado e aparece quando o portal
      voltar.
    </p>
  );
}

function Top({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const { orgao, pessoa } = useDesk();
  const leave = async (): Promise<void> => {
    await deskSend('POST', '/sair').catch(() => undefined);
    globalThis.location.assign('/painel/entrar');
  };
  return (
    <header className={styles.top}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls="menu-painel"
        aria-label="Menu"
        onClick={toggle}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <Link to="/painel" className={styles.body}>
        <b>{orgao.nome}</b>
        <span>Painel</span>
      </Link>
      <a className={styles.site} href="/" target="_blank" rel="noreferrer">
        Ver o portal <Icon name="away" />
      </a>
      <Link to="/painel/conta" className={styles.person}>
        {pessoa.nome}
      </Link>
      <button type="button" className={styles.leave} onClick={leave}>
        Sair
      </button>
    </header>
  );
}

const GROUPS = ['Dia a dia', 'Publicar', 'Órgão', 'Instalação'] as const;

function Menu({ pathname }: { pathname: string }) {
  const { papeis } = useDesk().pessoa;
  const mine = DESK_SCREENS.filter(({ permissao }) => permissao !== 'livre' && mayDo(papeis, permissao));
  return GROUPS.map((group) => {
    const own = mine.filter(({ menu }) => menu === group);
    if (own.length === 0) return null;
    return (
      <div key={group}>
        <h2>{group}</h2>
        <ul>
          {own.map((screen) => (
            <li key={screen.path}>
              <Link to={screen.path} aria-current={isHere(screen, pathname) ? 'page' : undefined}>
                {screen.titulo}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

const isHere = ({ path }: DeskScreen, pathname: string): boolean =>
  pathname === path || (path !== '/painel' && pathname.startsWith(`${path}/`));
