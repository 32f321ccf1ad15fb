import type { AssinaturaAnswer } from '../../catalog/assinaturas/answer.ts';
import type { PostedSubscription } from '../../catalog/assinaturas/formulario.ts';
import { apiAddress } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming } from '../dataset/states.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSearchParams } from '../ui/router.tsx';
import { SubscriptionForm } from './form.tsx';
import { usePostedSubscription } from './posted.ts';

const NAME = 'Avisos por e-mail';

/** The page where somebody asks to be told of what changes on another page of the portal. */
export default function Assinaturas() {
  const posted = usePostedSubscription();
  const de = useSearchParams().get('de') ?? '';
  return (
    <Page
      head={
        <Head
          steps={[{ label: NAME }]}
          title={posted?.pedida ? 'Confira o seu e-mail' : NAME}
          lead={<p>Um e-mail por dia, e só quando algo mudou nos dados. Sem cadastro e sem senha.</p>}
        />
      }
    >
      {posted ? <Answered posted={posted} /> : de === '' ? <NothingChosen /> : <Asked de={de} />}
    </Page>
  );
}

function Answered({ posted }: { posted: PostedSubscription }) {
  if (posted.pedida) return <Requested {...posted} />;
  if (posted.frase !== '') return <SubscriptionForm de={posted.de} frase={posted.frase} posted={posted} />;
  return <Unwatchable message={posted.failure?.message ?? posted.problems[0]?.message ?? ''} />;
}

/** The form for what an address shows, once that is known. */
function Asked({ de }: { de: string }) {
  const { data, error } = useAnswer<AssinaturaAnswer>(`/assinaturas?de=${encodeURIComponent(de)}`);
  if (error) return <Unwatchable message={error.message} />;
  if (!data) return <Coming />;
  const { caminho, frase, atom, email } = data.data;
  return email ? <SubscriptionForm de={caminho} frase={frase} posted={null} /> : <Off frase={frase} atom={atom} />;
}

/** The same words for every address, so that nobody learns who is told of what. */
const Requested = ({ frase, email }: PostedSubscription) => (
  <div className={card()}>
    <Notice icon="talk" title="Falta confirmar">
      <p>
        Se {email} puder receber este aviso, chega em instantes um e-mail com um link. Abra o link e confirme em até 48
        horas; sem isso nada é enviado e o endereço é apagado.
      </p>
      <p>O aviso é de: {frase}.</p>
      <p>Não chegou? Olhe na caixa de spam, e confira se o endereço acima está certo.</p>
    </Notice>
  </div>
);

const Off = ({ frase, atom }: { frase: string; atom: string }) => (
  <div className={card()}>
    <Notice icon="empty" title="Este portal não envia avisos por e-mail">
      <p>
        Quem opera o portal não ligou o envio de e-mail. O mesmo aviso, de {frase}, existe em Atom: um leitor de
        notícias o acompanha sem pedir o seu endereço.
      </p>
      <a className={button('primary')} href={apiAddress(atom.replace(/^\/v1/, ''))}>
        Abrir o Atom
      </a>
    </Notice>
  </div>
);

const NothingChosen = () => (
  <div className={card()}>
    <Notice icon="search" title="Escolha o que acompanhar">
      <p>
        Abra uma lista, filtre o que interessa e use “Avise-me”. Também há avisos de um favorecido, de uma busca e das
        cargas.
      </p>
      <Link className={button('primary')} to="/mapa">
        Ver todas as listas
      </Link>
    </Notice>
  </div>
);

const Unwatchable = ({ message }: { message: string }) => (
  <div className={card()}>
    <Notice icon="warning" title="Este endereço não pode ser acompanhado" alert>
      <p>{message}</p>
      <Link className={button('primary')} to="/mapa">
        Ver todas as listas
      </Link>
    </Notice>
  </div>
);
