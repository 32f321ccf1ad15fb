import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useEnsaioAct } from './acting.ts';
import { giveUpEnsaio } from './calls.ts';
import { Failure } from './failure.tsx';
import styles from './review.module.css';
import { uploads } from './sending.ts';

/** Gives an ensaio up. */
export function Discard({ ensaio: { id, pessoa, meu } }: { ensaio: Ensaio }) {
  const { run, busy, failure } = useEnsaioAct(id);
  const discard = async () => {
    const sure = await confirm({
      title: 'Descartar este envio?',
      text: `${meu ? '' : `O envio é de ${pessoa}. `}O arquivo e as correções feitas aqui serão apagados. O que está publicado não muda.`,
      yes: 'Descartar',
      no: 'Ficar com ele',
    });
    if (!sure) return;
    for (const { key, place } of uploads.items.read()) if (place.ensaio === id) uploads.forget(key);
    await run(() => giveUpEnsaio(id));
  };
  return (
    <div className={styles.discard}>
      <Failure text={failure} />
      <button type="button" className={button('quiet')} aria-disabled={busy} onClick={() => void discard()}>
        Descartar este envio
      </button>
    </div>
  );
}
