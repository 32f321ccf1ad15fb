import type { ConjuntosAnswer, Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { useDeskAnswer } from '../answers.ts';
import { useEnsaioAct } from './acting.ts';
import { changeEnsaio, PUBLICAR } from './calls.ts';
import { Failure } from './failure.tsx';
import { DatasetPicker } from './picker.tsx';
import styles from './publicar.module.css';

/** The choice of a dataset that the content did not tell: the likeliest first, and all by words. */
export function Choosing({ ensaio }: { ensaio: Ensaio }) {
  const { run, busy, failure } = useEnsaioAct(ensaio.id);
  const conjuntos = useDeskAnswer<ConjuntosAnswer>(`${PUBLICAR}/conjuntos`).data?.data ?? [];
  const choose = (dataset: string | null) => {
    if (dataset) void run(() => changeEnsaio(ensaio.id, { dataset }));
  };
  return (
    <section className={card(styles.part)} aria-label="De que conjunto é este arquivo">
      <h2>De que conjunto é este arquivo?</h2>
      <p>
        {ensaio.candidatos.length > 0
          ? 'O conteúdo não deixa certeza. Diga qual é, e o portal confere o arquivo por ele.'
          : 'Nenhum conjunto tem colunas com estes nomes. Veja se a primeira linha do arquivo traz os nomes das colunas. Se traz, diga de que conjunto ele é, e depois o que é cada coluna.'}
      </p>
      <Failure text={failure} />
      {ensaio.candidatos.length > 0 && (
        <ul className={styles.lines} aria-label="Os mais prováveis">
          {ensaio.candidatos.map(({ dataset, titulo, porque }) => (
            <li key={dataset}>
              <div>
                <b>{titulo}</b>
                <p className={styles.aside}>{porque}</p>
              </div>
              <button type="button" className={button()} aria-disabled={busy} onClick={() => choose(dataset)}>
                É {titulo}
              </button>
            </li>
          ))}
        </ul>
      )}
      <DatasetPicker
        label={ensaio.candidatos.length > 0 ? 'Outro conjunto' : 'Conjunto'}
        conjuntos={conjuntos}
        value={ensaio.dataset}
        choose={choose}
      />
    </section>
  );
}
