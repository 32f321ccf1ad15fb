import { button } from '../ui/button.ts';
import { confirm } from '../ui/confirm.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { eraseVisit } from './erase.ts';

/** Takes back everything the portal left in this browser. */
async function erase(done: () => void): Promise<void> {
  const yes = await confirm({
    title: 'Apagar o que foi guardado?',
    text: 'O tamanho do texto, o alto contraste, a altura das linhas, os rascunhos, as páginas guardadas para ler sem conexão e o registro deste aviso serão esquecidos neste navegador.',
    yes: 'Sim, apagar',
  });
  if (!yes) return;
  await eraseVisit();
  done();
  toast('Pronto: nada ficou guardado neste navegador.');
}

export function Privacy({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Privacidade e cookies" shape="privacy" onClose={onClose}>
      <h3>Privacidade</h3>
      <p>
        Consultar os dados deste portal não exige cadastro, senha nem identificação. O que você pesquisa e filtra fica
        no endereço da página, no seu navegador, e não é ligado ao seu nome. O portal conta quantas vezes cada página
        foi aberta em cada dia, sem guardar nada de quem a abriu.
      </p>
      <h3>Política de cookies</h3>
      <p>
        Um cookie lembra que você já viu este aviso, por um ano. O navegador também guarda o tamanho do texto, o alto
        contraste, a altura das linhas das tabelas, o nome do órgão e o número do seu poder e, até você fechar a aba, o
        ponto em que parou em cada página. As dez últimas páginas que você visitou ficam guardadas para serem lidas sem
        conexão, menos as das mensagens à ouvidoria, ao e-SIC e ao fale conosco. O rascunho de uma mensagem fica neste
        navegador até ser enviado ou apagado. Nada disso é enviado a terceiros e não há rastreadores.
      </p>
      <h3>Compromisso do usuário</h3>
      <p>
        Os dados são públicos e podem ser usados livremente. Ao divulgá-los, cite o portal e a data dos dados, não
        altere os valores e respeite os direitos das pessoas neles citadas (Lei 13.709/2018, LGPD).
      </p>
      <h3>Mais informações</h3>
      <p>
        Você pode apagar o que foi guardado quando quiser: esta janela também se abre pelo rodapé. A política de
        privacidade do órgão, com o encarregado e os seus direitos, está em{' '}
        <a href="/privacidade">Privacidade e proteção de dados</a>.
      </p>
      <p>
        <button type="button" className={button()} onClick={() => erase(onClose)}>
          Apagar o que foi guardado
        </button>
      </p>
    </Dialog>
  );
}
