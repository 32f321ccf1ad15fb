import type { TextConflict } from '../../../catalog/painel/textos/answer.ts';
import type { FormGroup } from '../../../catalog/painel/textos/campos.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Changes } from './changes.tsx';
import styles from './textos.module.css';
import { editionWords } from './words.ts';

interface Props {
  of: TextConflict;
  /** Goes on with a value, on top of the other's version. */
  take(valor: FormGroup): void;
  /** What this person wrote. */
  mine: FormGroup;
}

/** Somebody else saved meanwhile: what each changed, and the choice of what to go on with. Nothing is saved by it. */
export function Conflict({ of, take, mine }: Props) {
  const { deles, mudaramEles, mudouVoce, conflitos, juntas, atual } = of;
  return (
    <section role="alert" className={card(styles.conflict)}>
      <h2>Outra pessoa salvou enquanto você escrevia</h2>
      <p>{editionWords(deles)}. Nada seu se perdeu: escolha com o que continuar e salve de novo.</p>
      <h3>O que mudou ali</h3>
      <Changes of={mudaramEles} />
      <h3>O que você mudou</h3>
      <Changes of={mudouVoce} />
      {conflitos.length > 0 && (
        <p>Vocês dois mudaram: {conflitos.join('; ')}. Ao juntar, ali fica o que você escreveu.</p>
      )}
      <p className={styles.row}>
        <button type="button" className={button('primary')} onClick={() => take(juntas)}>
          Juntar as duas
        </button>
        <button type="button" className={button()} onClick={() => take(mine)}>
          Ficar com a minha
        </button>
        <button type="button" className={button()} onClick={() => take(atual)}>
          Ficar com a que está no ar
        </button>
      </p>
    </section>
  );
}
