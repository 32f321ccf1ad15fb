import type { ConjuntosAnswer, Ensaio, EnsaioLeitura } from '../../../catalog/painel/publicar/answer.ts';
import { CODIFICACOES } from '../../../catalog/painel/publicar/codificacoes.ts';
import type { LeituraPedida } from '../../../catalog/painel/publicar/request.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { Select } from '../../fields/select.tsx';
import { card } from '../../ui/card.ts';
import { useDeskAnswer } from '../answers.ts';
import { useEnsaioAct } from './acting.ts';
import { changeEnsaio, PUBLICAR } from './calls.ts';
import { Failure } from './failure.tsx';
import formStyles from './form.module.css';
import { DatasetPicker } from './picker.tsx';
import styles from './publicar.module.css';
import { encodingName, readingSentence, SEPARADORES, separatorName } from './words.ts';

interface Props {
  ensaio: Ensaio;
  leitura: EnsaioLeitura;
}

/** How the file was read, in a sentence, and the way to have it read otherwise. */
export function Reading({ ensaio, leitura }: Props) {
  const { run, failure } = useEnsaioAct(ensaio.id);
  const { titulo, porque } = ensaio;
  return (
    <section id="leitura" className={card(styles.part)} aria-label="Como o arquivo foi lido">
      <h2>Como o arquivo foi lido</h2>
      <p>{readingSentence(leitura)}</p>
      {titulo && (
        <p>
          Conjunto: <b>{titulo}</b>. {porque}
        </p>
      )}
      {leitura.lembrada && (
        <p className={styles.aside}>
          As colunas seguem o que {leitura.lembrada.quem} disse em {momentOf(leitura.lembrada.quando)}.
        </p>
      )}
      <Failure text={failure} />
      <details className={styles.more}>
        <summary>Mudar a leitura</summary>
        <ReadingForm leitura={leitura} change={(one) => void run(() => changeEnsaio(ensaio.id, { leitura: one }))} />
      </details>
      <details className={styles.more}>
        <summary>Mudar o conjunto</summary>
        <OtherDataset ensaio={ensaio} choose={(dataset) => void run(() => changeEnsaio(ensaio.id, { dataset }))} />
      </details>
    </section>
  );
}

function OtherDataset({ ensaio, choose }: { ensaio: Ensaio; choose(dataset: string): void }) {
  const conjuntos = useDeskAnswer<ConjuntosAnswer>(`${PUBLICAR}/conjuntos`).data?.data ?? [];
  return (
    <DatasetPicker
      label="Outro conjunto"
      conjuntos={conjuntos}
      value={ensaio.dataset}
      choose={(dataset) => dataset && choose(dataset)}
    />
  );
}

const DATAS = [
  { value: 'dma', label: 'Dia primeiro: 31/12/2026' },
  { value: 'mda', label: 'Mês primeiro: 12/31/2026' },
];
const DECIMAIS = [
  { value: 'br', label: 'Vírgula: 1.234,56' },
  { value: 'us', label: 'Ponto: 1,234.56' },
];
const ENCODED = CODIFICACOES.map((value) => ({ value, label: encodingName(value) }));
const SEPARATED = SEPARADORES.map((value) => ({ value, label: separatorName(value) }));

/** The choices of reading. Each has the file read again at once; “O portal descobre” leaves it to be found out. */
function ReadingForm({ leitura, change }: { leitura: EnsaioLeitura; change(one: Partial<LeituraPedida>): void }) {
  const { forcada, planilhas, separador, codificacao } = leitura;
  const kept = { none: 'O portal descobre' };
  return (
    <div className={formStyles.form}>
      {planilhas.length > 1 && (
        <Select
          {...kept}
          label="Aba da planilha"
          options={planilhas.map((value) => ({ value, label: value }))}
          value={forcada.planilha ?? ''}
          choose={(value) => change({ planilha: value || null })}
        />
      )}
      {separador !== null && (
        <Select
          {...kept}
          label="Separador"
          options={SEPARATED}
          value={forcada.separador ?? ''}
          choose={(value) => change({ separador: value || null })}
        />
      )}
      {codificacao !== null && (
        <Select
          {...kept}
          label="Acentos"
          options={ENCODED}
          value={forcada.codificacao ?? ''}
          choose={(value) => change({ codificacao: CODIFICACOES.find((one) => one === value) ?? null })}
        />
      )}
      <Select
        {...kept}
        label="Datas"
        options={DATAS}
        value={forcada.datas ?? ''}
        choose={(value) => change({ datas: value === 'dma' || value === 'mda' ? value : null })}
      />
      <Select
        {...kept}
        label="Valores"
        options={DECIMAIS}
        value={forcada.decimais ?? ''}
        choose={(value) => change({ decimais: value === 'br' || value === 'us' ? value : null })}
      />
    </div>
  );
}
