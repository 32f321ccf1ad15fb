import { useState } from 'react';
import { portal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { confirm } from '../ui/confirm.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './cookies.module.css';

const NAME = 'cookiesAceitos';
const YEAR = 31_536_000;

/** Whether this browser had been told before this page opened; from now on it has. */
function visitedBefore(): boolean {
  const known = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
  document.cookie = `${NAME}=1; path=/; max-age=${YEAR}; samesite=lax`;
  return known;
}

// Read once, when the page opens: the cookie set then must not hide the banner that announces it.
const known = visitedBefore();

/** Tells a first visitor, once, what is kept in the browser. */
export function Cookies() {
  const [open, setOpen] = useState(!known);
  const [reading, setReading] = useState(false);
  if (!open) return null;
  return (
    <section aria-label="Aviso de cookies" className={styles.banner}>
      <div className={wrap(styles.row)}>
        <p>
          Este portal usa um cookie e guarda no seu navegador só o necessário para funcionar. Ninguém é identificado nem
          acompanhado.{' '}
          <button type="button" className={styles.link} onClick={() => setReading(true)}>
            Política de privacidade
          </button>
        </p>
        <button type="button" className={button('primary')} onClick={() => setOpen(false)}>
          Fechar
        </button>
      </div>
      {reading && <Privacy onClose={() => setReading(false)} />}
    </section>
  );
}

/** Takes back everything the portal left in this browser. */
async function forget(done: () => void): Promise<void> {
  const yes = await confirm({
    title: 'Apagar o que foi guardado?',
    text: 'O tamanho do texto, o alto contraste e o registro deste aviso serão esquecidos neste navegador.',
    yes: 'Sim, apagar',
  });
  if (!yes) return;
  localStorage.clear();
  document.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`;
  done();
  toast('Pronto: nada ficou guardado neste navegador.');
}

function Privacy({ onClose }: { onClose(): void }) {
  const { txtEmail } = portal.frame?.entidade ?? {};
  return (
    <Dialog title="Privacidade e cookies" shape="privacy" onClose={onClose}>
      <h3>Privacidade</h3>
      <p>
        Consultar os dados deste portal não exige cadastro, senha nem identificação. O que você pesquisa e filtra fica
        no endereço da página, no seu navegador, e não é ligado ao seu nome.
      </p>
      <h3>Política de cookies</h3>
      <p>
        Um cookie lembra que você já viu este aviso, por um ano. O navegador também guarda o tamanho do texto, o alto
        contraste, o nome do órgão e o número do seu poder. Nada disso é enviado a terceiros e não há rastreadores.
      </p>
      <h3>Compromisso do usuário</h3>
      <p>
        Os dados são públicos e podem ser usados livremente. Ao divulgá-los, cite o portal e a data dos dados, não
        altere os valores e respeite os direitos das pessoas neles citadas (Lei 13.709/2018, LGPD).
      </p>
      <h3>Mais informações</h3>
      <p>
        Você pode apagar o que foi guardado quando quiser.
        {txtEmail && (
          <>
            {' '}
            Dúvidas sobre dados pessoais: <a href={`mailto:${txtEmail}`}>{txtEmail}</a>.
          </>
        )}
      </p>
      <p>
        <button type="button" className={button()} onClick={() => forget(onClose)}>
          Apagar o que foi guardado
        </button>
      </p>
    </Dialog>
  );
}
