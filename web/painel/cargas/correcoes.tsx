import { type FormEvent, useState } from 'react';
import type {
  CargasDeskAnswer,
  CorrecoesDeskAnswer,
  RegistroAchado,
  RegistrosAnswer,
} from '../../../catalog/painel/cargas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { useNavigate, useSearchParams } from '../../ui/router.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import { useDraft } from '../draft.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './cargas.module.css';
import { DatasetChoice } from './choose.tsx';
import { Correcao, type Correcting } from './correcao.tsx';

/** The correction or withdrawal of one record: find it, change it, say why. */
export default function Correcoes() {
  const dataset = useSearchParams().get('dataset') ?? '';
  const navigate = useNavigate();
  const sets = useDeskAnswer<CargasDeskAnswer>('/cargas');
  return (
    <DeskPage
      titulo="Corrigir um registro"
      sobre="Para um registro só, com o motivo à vista do cidadão. Se o erro está no arquivo todo, publique o arquivo certo."
    >
      <Answered of={sets}>
        {({ conjuntos }) => (
          <div className={styles.form}>
            <DatasetChoice
              name="dataset"
              label="Conjunto de dados"
              none="Escolha"
              value={dataset}
              options={conjuntos}
              choose={(id) => navigate(`/painel/correcoes${id ? `?dataset=${id}` : ''}`)}
            />
          </div>
        )}
      </Answered>
      {dataset && <Search key={dataset} dataset={dataset} />}
    </DeskPage>
  );
}

/** What is under way in a dataset: by which words the record was found, which it is, and what is written of it. */
interface CorrectionDraft extends Correcting {
  palavras: string;
  chave: RegistroAchado['chave'] | null;
}

const NOTHING: CorrectionDraft = { palavras: '', chave: null, valores: {}, motivo: '' };

const isOf = ({ chave }: RegistroAchado, wanted: CorrectionDraft['chave']): boolean =>
  wanted !== null && Object.entries(chave).every(([name, value]) => wanted[name] === value);

/** The search of a record and its correction, which go on where they were left. */
function Search({ dataset }: { dataset: string }) {
  const [said, setSaid, draft] = useDraft<CorrectionDraft>(`correcao:${dataset}`, NOTHING);
  const [written, setWritten] = useState<string | null>(null);
  const { palavras: words } = said;
  const typed = written ?? words;
  const asked = `/registros/${encodeURIComponent(dataset)}?${new URLSearchParams({ palavras: words })}`;
  const found = useDeskAnswer<RegistrosAnswer>(asked, { when: words !== '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSaid({ ...NOTHING, palavras: typed.trim() });
  };
  const leave = (): void => setSaid({ ...NOTHING, palavras: words });
  const done = async (): Promise<void> => {
    // In this order: what is set is kept as a draft, unless it is discarded at once.
    leave();
    await draft.discard();
  };
  if (!draft.isReady) return <Skeleton lines={2} />;
  const chosen = found.data?.data.find((one) => isOf(one, said.chave));
  const change = (own: Correcting): void => setSaid({ ...said, ...own });
  if (chosen) return <Correcao {...{ dataset, registro: chosen, said, change, draft, leave, done }} />;
  return (
    <>
      <form className={card(styles.sheet)} onSubmit={submit} aria-label="Procurar o registro">
        <Field
          name="palavras"
          label="Palavras ou números do registro"
          help="Como o número do contrato, ou parte do nome."
        >
          {(own) => (
            <input
              {...own}
              type="search"
              value={typed}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          )}
        </Field>
        <p>
          <button type="submit" className={button('primary')}>
            Procurar
          </button>
        </p>
      </form>
      {words !== '' && (
        <Answered of={found}>
          {(answer) => (
            <Found answer={answer} choose={({ chave }) => setSaid({ ...NOTHING, palavras: words, chave })} />
          )}
        </Answered>
      )}
      <Made dataset={dataset} />
    </>
  );
}

const Found = ({ answer: { data, mais }, choose }: { answer: RegistrosAnswer; choose(one: RegistroAchado): void }) => (
  <section aria-label="Registros encontrados" className={styles.block}>
    {data.length === 0 && (
      <p role="status">Nenhum registro tem essas palavras. Tente menos palavras, ou só o número.</p>
    )}
    <ul className={styles.list}>
      {data.map((one) => (
        <li key={JSON.stringify(one.chave)} className={card(styles.entry)}>
          <h2>{one.nome}</h2>
          <p className={styles.muted}>
            {one.campos
              .filter(({ fixo, valor }) => !fixo && valor !== '')
              .slice(0, 4)
              .map(({ label, valor }) => `${label}: ${valor}`)
              .join(' · ')}
          </p>
          <p>
            <button type="button" className={button()} onClick={() => choose(one)} aria-label={`Corrigir ${one.nome}`}>
              Corrigir
            </button>
          </p>
        </li>
      ))}
    </ul>
    {mais && <p>Há mais registros com essas palavras: escreva mais uma para encontrar o certo.</p>}
  </section>
);

/** What was corrected before. */
function Made({ dataset }: { dataset: string }) {
  const answer = useDeskAnswer<CorrecoesDeskAnswer>(`/correcoes/${encodeURIComponent(dataset)}`);
  return (
    <Answered of={answer}>
      {({ data }) => (
        <section className={card(styles.sheet)} aria-label="Correções feitas">
          <h2>Correções feitas neste conjunto</h2>
          {data.length === 0 && <p>Nenhuma até hoje.</p>}
          <ul className={styles.list}>
            {data.map(({ id, registro, retirado, campos, motivo, autor, feitaEm }) => (
              <li key={id}>
                <p className={styles.line}>
                  <strong>{registro}</strong>
                  <Tag tone={retirado ? 'warn' : 'plain'}>{retirado ? 'Retirado' : `Mudou ${campos.join(', ')}`}</Tag>
                </p>
                <p>{motivo}</p>
                <p className={styles.muted}>
                  {momentOf(feitaEm)} · por {autor}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Answered>
  );
}
