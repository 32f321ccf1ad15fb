import { Suspense, useEffect } from 'react';
import type { EuAnswer } from '../../catalog/painel/answer.ts';
import { mayDo } from '../../catalog/painel/papeis.ts';
import { Link } from '../ui/link.tsx';
import { Redirect, useLocation } from '../ui/router.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDeskAnswer } from './answers.ts';
import { rememberToken } from './call.ts';
import { DeskContext } from './desk.ts';
import { useFocusOnArrival } from './focus.ts';
import { BareFrame, Frame } from './frame.tsx';
import { DeskPage, FailedAnswer } from './page.tsx';
import { type DeskScreen, screenAt } from './screens.tsx';

const ENTER = '/painel/entrar';

/** The panel: the screen of the address, for who may see it. */
export function Panel() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  if (screen?.permissao === 'livre')
    return (
      <BareFrame>
        <Shown screen={screen} />
      </BareFrame>
    );
  return <SignedIn screen={screen} />;
}

/** Asks who is signed in; nobody is led to the entrance, and from there back here. */
function SignedIn({ screen }: { screen: DeskScreen | undefined }) {
  const { pathname, search } = useLocation();
  const eu = useDeskAnswer<EuAnswer>('/eu');
  const token = eu.data?.data.token;
  useEffect(() => rememberToken(token ?? ''), [token]);
  if (eu.error?.status === 401)
    return <Redirect to={`${ENTER}?${new URLSearchParams({ para: `${pathname}${search}` })}`} />;
  if (eu.error)
    return (
      <BareFrame>
        <FailedAnswer error={eu.error} again={() => void eu.refetch()} />
      </BareFrame>
    );
  if (!eu.data)
    return (
      <BareFrame>
        <Skeleton lines={4} />
      </BareFrame>
    );
  rememberToken(eu.data.data.token);
  const { papeis } = eu.data.data.pessoa;
  return (
    <DeskContext value={eu.data.data}>
      <Frame>
        {!screen ? (
          <DeskPage titulo="O painel não tem esta página">
            <p>
              Escolha outra no menu, ou <Link to="/painel">comece por Hoje</Link>.
            </p>
          </DeskPage>
        ) : screen.permissao !== 'livre' && !mayDo(papeis, screen.permissao) ? (
          <DeskPage titulo="Esta parte é de outro papel">
            <p>
              Seu papel não abre esta página. Se precisa dela, peça a quem cuida das pessoas do painel.{' '}
              <Link to="/painel">Voltar a Hoje</Link>
            </p>
          </DeskPage>
        ) : (
          <Shown screen={screen} />
        )}
      </Frame>
    </DeskContext>
  );
}

/** A screen, drawn anew for each address: what was typed in one is not shown in another. */
function Shown({ screen: { Screen } }: { screen: DeskScreen }) {
  const { pathname } = useLocation();
  useFocusOnArrival(pathname);
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Screen key={pathname} />
    </Suspense>
  );
}
