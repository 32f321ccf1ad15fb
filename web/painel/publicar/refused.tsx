import { useState } from 'react';
import type { Ensaio, RecusadasAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Sign } from '../../ui/sign.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeskAnswer } from '../answers.ts';
import { deskAddress } from '../call.ts';
import { type DraftState, useDraft } from '../draft.ts';
import { Answered } from '../page.tsx';
import { type EnsaioAct, useEnsaioAct } from './acting.ts';
import { ensaioPath, type RefusedPage, recusadasNow, refusedRows, sendMended } from './calls.ts';
import { Failure } from './failure.tsx';
import { MendingGrid } from './grid.tsx';
import { faultyColumns, gridRow, type MendedCells, mendCell, mendedRows } from './mending.ts';
import styles from './publicar.module.css';

/** The refused rows, mended in place; what was written is kept until it is checked. */
export function RefusedRows({ ensaio }: { ensaio: Ensaio }) {
  const { id, recusadas } = ensaio;
  const [pagina, setPagina] = useState(1);
  const answer = useDeskAnswer<RecusadasAnswer>(recusadasNow(ensaio, pagina), {
    when: ensaio.estado !== 'lendo',
    keep: true,
  });
  const [cells, setCells, draft] = useDraft<MendedCells>(`publicar-${id}`, {});
  const act = useEnsaioAct(id);
  const written = Object.keys(cells).length;
  const check = async () => {
    const done = await act.run(async () => sendMended(id, await everyMended(id, cells)));
    if (!done) return;
    setCells({});
    await draft.discard();
    toast('Correções enviadas. O arquivo está sendo conferido de novo.');
  };
  return (
    <section id="recusadas" className={card(styles.part)} aria-label="Linhas recusadas">
      <h2>{counted(recusadas, 'linha recusada', 'linhas recusadas')}</h2>
      <p>
        Corrija aqui mesmo, célula por célula, e confira de novo. Ou baixe as linhas, corrija na planilha e envie o
        arquivo.
      </p>
      <Answered of={answer}>
        {({ data }) => (
          <RowsPage data={data} titles={fieldTitles(ensaio)} cells={cells} change={setCells}>
            <Pages data={data} go={setPagina} />
          </RowsPage>
        )}
      </Answered>
      <Failure text={act.failure} />
      <CheckAgain written={written} draft={draft} act={act} check={() => void check()} id={id} />
    </section>
  );
}

/** The mended rows of all pages, in full, as the server wants them. */
async function everyMended(id: string, cells: MendedCells) {
  const first = await refusedRows(id, 1);
  const rest = await Promise.all(Array.from({ length: first.paginas - 1 }, (_, i) => refusedRows(id, i + 2)));
  return mendedRows(
    [first, ...rest].flatMap(({ linhas }) => linhas),
    cells,
  );
}

/** The titles of fields by the names that a file may have over its columns. */
const fieldTitles = ({ campos }: Ensaio): ReadonlyMap<string, string> =>
  new Map(campos.map(({ name, label }) => [name.toLowerCase(), label]));

interface PageProps {
  data: RefusedPage;
  titles: ReadonlyMap<string, string>;
  cells: MendedCells;
  change(cells: MendedCells): void;
  children: React.ReactNode;
}

/** Columns up to which all are shown at first. */
const FEW = 6;

function RowsPage({ data, titles, cells, change, children }: PageProps) {
  const titled = (name: string): string => titles.get(name.trim().toLowerCase()) ?? name;
  const { colunas, linhas, total, mostradas } = data;
  const [all, setAll] = useState(colunas.length <= FEW);
  const shown = all ? colunas.map((_, i) => i) : faultyColumns(linhas, colunas.length);
  return (
    <>
      {mostradas < total && (
        <p className={styles.message}>
          Aqui se corrigem as primeiras {mostradas.toLocaleString('pt-BR')}. Quando são tantas, o erro costuma ser um
          só: veja as colunas e a leitura, ou corrija na origem e envie outro arquivo.
        </p>
      )}
      {shown.length < colunas.length || all ? (
        <label className={styles.check}>
          <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
          Mostrar a linha inteira
        </label>
      ) : null}
      <MendingGrid
        key={[data.pagina, all, ...linhas.map(({ arquivo, linha }) => `${linha}:${arquivo}`)].join(' ')}
        titulo="Linhas recusadas, para corrigir"
        colunas={shown.map((coluna) => ({ coluna, nome: titled(colunas[coluna] ?? '') }))}
        linhas={linhas.map((row) => gridRow(row, shown, cells))}
        change={(row, coluna, valor) => {
          const own = linhas[row];
          if (own) change(mendCell(cells, own, coluna, valor));
        }}
      />
      {children}
    </>
  );
}

function Pages({ data: { pagina, paginas }, go }: { data: RefusedPage; go(pagina: number): void }) {
  if (paginas <= 1) return null;
  return (
    <nav className={styles.buttons} aria-label="Páginas das linhas recusadas">
      {pagina > 1 && (
        <button type="button" className={button()} onClick={() => go(pagina - 1)}>
          Página anterior
        </button>
      )}
      <span>
        Página {pagina} de {paginas}
      </span>
      {pagina < paginas && (
        <button type="button" className={button()} onClick={() => go(pagina + 1)}>
          Próxima página
        </button>
      )}
    </nav>
  );
}

interface CheckProps {
  id: string;
  written: number;
  draft: DraftState;
  act: EnsaioAct;
  check(): void;
}

const CheckAgain = ({ id, written, draft, act, check }: CheckProps) => (
  <div className={styles.buttons}>
    {written > 0 && (
      <button type="button" className={button('primary')} aria-disabled={act.busy} onClick={check}>
        Conferir de novo
      </button>
    )}
    <a className={button()} href={deskAddress(`${ensaioPath(id)}/recusadas.csv`)} download>
      <Sign name="download" />
      Baixar as recusadas (CSV)
    </a>
    <span role="status" className={styles.aside}>
      {written > 0 && `${keptWords(written, draft)}. Confira de novo ao terminar.`}
    </span>
  </div>
);

/** How many rows were mended, and whether the page may be left. */
function keptWords(written: number, { savedAt, isUnsaved }: DraftState): string {
  const mended = counted(written, 'linha mudada', 'linhas mudadas');
  if (isUnsaved) return `${mended}, mas não se pôde guardar: não feche esta página`;
  return savedAt ? `${mended}, ${written === 1 ? 'guardada' : 'guardadas'}` : mended;
}
