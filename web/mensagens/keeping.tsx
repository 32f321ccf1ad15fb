import { button } from '../ui/button.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import { isBlankDraft } from './draft.ts';
import styles from './keeping.module.css';
import type { Message } from './message.ts';

async function ask(forget: () => void): Promise<void> {
  const yes = await confirm({
    title: 'Apagar o rascunho?',
    text: 'O que você escreveu e os arquivos que escolheu serão apagados deste aparelho e do portal.',
    yes: 'Sim, apagar',
  });
  if (!yes) return;
  forget();
  toast('Rascunho apagado.');
}

/** The notice that a draft was found, perhaps of somebody else. */
export const Restored = ({ forget }: { forget(): void }) => (
  <div className={styles.restored}>
    <p>Este é o rascunho que estava guardado neste aparelho.</p>
    <button type="button" className={button()} onClick={() => ask(forget)}>
      Apagar e começar de novo
    </button>
  </div>
);

/** The choice of keeping the draft on this machine, with a warning for whom that matters. */
export function Keeping({ message: { draft, keeping, setKeeping, forget } }: { message: Message }) {
  const secret = draft.identidade === 'anonima' || draft.identidade === 'sigilosa';
  return (
    <div className={styles.keeping} data-scripted>
      <label>
        <input type="checkbox" checked={keeping} onChange={({ currentTarget }) => setKeeping(currentTarget.checked)} />
        <span>Guardar o rascunho neste aparelho até eu enviar</span>
      </label>
      <p>
        {keeping
          ? 'Se a página fechar, o que você escreveu volta quando você voltar.'
          : 'Nada do que você escreve fica guardado neste aparelho.'}
      </p>
      {secret && keeping && (
        <p className={styles.warning}>
          O computador é do trabalho ou de outra pessoa? Desmarque acima: quem usar o aparelho depois poderia ler o
          rascunho.
        </p>
      )}
      {!isBlankDraft(draft) && (
        <button type="button" className={button()} onClick={() => ask(forget)}>
          Apagar rascunho
        </button>
      )}
    </div>
  );
}
