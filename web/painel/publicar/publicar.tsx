import { useState } from 'react';
import type { ConjuntosAnswer, EnsaioResumo, EnsaiosAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { Notice } from '../../ui/notice.tsx';
import { useNavigate, useSearchParams } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import { PUBLICAR } from './calls.ts';
import { useFileChoice } from './chosen.ts';
import { DropZone } from './drop.tsx';
import { EnsaioList } from './list.tsx';
import { Models } from './models.tsx';
import { DatasetPicker } from './picker.tsx';
import styles from './publicar.module.css';
import { sendToNew } from './sending.ts';
import { UploadList } from './sent.tsx';
import { isUnderWay } from './words.ts';

const HELP =
  'CSV, Excel, JSON, ou um deles em ZIP ou GZ, de até 2 GB. O portal descobre de que conjunto é e confere tudo antes: ' +
  'nada vai para o ar sem você mandar.';

/** Milliseconds after which the list is asked for again: others work too. */
const ASKED_MS = 10_000;

/** The beginning of Publish: send something, take up what is under way, see what was published. */
export default function PublicarScreen() {
  const ensaios = useDeskAnswer<EnsaiosAnswer>(PUBLICAR, { every: ASKED_MS });
  const conjuntos = useDeskAnswer<ConjuntosAnswer>(`${PUBLICAR}/conjuntos`).data?.data ?? [];
  const led = useSearchParams().get('dataset');
  const [chosen, setDataset] = useState<string | null>();
  // Who is led here for a dataset sends files of it, unless they choose otherwise.
  const dataset = chosen === undefined ? (conjuntos.find((one) => one.dataset === led)?.dataset ?? null) : chosen;
  const navigate = useNavigate();
  const { choose, problems, busy } = useFileChoice(async (files) => {
    const ensaio = await sendToNew(files, dataset);
    if (ensaio) navigate(`/painel/publicar/${ensaio}`);
  });
  return (
    <DeskPage titulo="Publicar dados">
      <div className={styles.stack}>
        <DropZone titulo="Solte aqui os arquivos ou uma pasta" ajuda={HELP} choose={choose} />
        <div role="alert" className={styles.problems}>
          {problems.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {busy && <p role="status">Preparando o envio…</p>}
        <details className={styles.more} open={led !== null}>
          <summary>Prefiro dizer de que conjunto é</summary>
          <DatasetPicker
            label="Conjunto de dados"
            conjuntos={conjuntos}
            value={dataset}
            choose={setDataset}
            help="Os próximos arquivos que você enviar serão deste conjunto."
          />
        </details>
        <UploadList />
        <Answered of={ensaios}>{({ data }) => <Ensaios all={data} />}</Answered>
        <Models conjuntos={conjuntos} />
      </div>
    </DeskPage>
  );
}

/** Published ensaios that are still shown. */
const LATELY = 10;

function Ensaios({ all }: { all: readonly EnsaioResumo[] }) {
  const published = all.filter(({ estado }) => estado === 'publicado');
  const underWay = all.filter(isUnderWay);
  if (underWay.length + published.length === 0)
    return (
      <Notice icon="empty" title="Nada enviado ainda">
        <p>Escolha um arquivo acima, ou baixe um modelo para começar de uma planilha pronta.</p>
      </Notice>
    );
  return (
    <>
      <EnsaioList titulo="Em andamento" ensaios={underWay} />
      <EnsaioList titulo="Publicado há pouco" ensaios={published.slice(0, LATELY)} />
    </>
  );
}
