import { formatDay } from '../../../catalog/fields/date.ts';
import type {
  ConjuntoDeclarado,
  DeclaracaoFeita,
  DeclaracoesDeskAnswer,
} from '../../../catalog/painel/cargas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSearchParams } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import { Answered, DeskPage } from '../page.tsx';
import { ActRefused, useDeskAct } from './act.tsx';
import styles from './cargas.module.css';
import { type Declaring, DeclaringForm, NOTHING_SAID } from './declaring.tsx';

/** What the body states that did not happen, and the periods that have neither rows nor a statement. */
export default function Declaracoes() {
  const answer = useDeskAnswer<DeclaracoesDeskAnswer>('/declaracoes');
  const asked = useSearchParams().get('dataset') ?? '';
  const [kept, setSaid, draft] = useDraft<Declaring>('declaracao', NOTHING_SAID);
  // Who comes from a dataset finds it chosen, unless a statement of another is already written.
  const said = kept.dataset === '' ? { ...kept, dataset: asked } : kept;
  const begin = (set: ConjuntoDeclarado, { de, ate }: ConjuntoDeclarado['faltam'][number]): void => {
    // The sentence stays: of several periods it is often the same.
    setSaid({ ...NOTHING_SAID, texto: said.texto, dataset: set.id, de, ate });
    document.getElementById('campo-texto')?.focus();
  };
  return (
    <DeskPage
      titulo="Declarar que não houve"
      sobre="Uma lista vazia não diz se nada aconteceu ou se ninguém publicou. A declaração diz, e fica no lugar da lista."
    >
      <Answered of={answer}>
        {({ data, conjuntos }) => (
          <>
            {draft.isReady && <DeclaringForm said={said} change={setSaid} draft={draft} conjuntos={conjuntos} />}
            <Gaps conjuntos={conjuntos} asked={asked} begin={begin} />
            <Statements all={data} />
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

interface GapsProps {
  conjuntos: readonly ConjuntoDeclarado[];
  asked: string;
  begin(set: ConjuntoDeclarado, gap: ConjuntoDeclarado['faltam'][number]): void;
}

/** The periods that have neither rows nor a statement, dataset by dataset. */
function Gaps({ conjuntos, asked, begin }: GapsProps) {
  const open = conjuntos.filter(({ faltam }) => faltam.length > 0);
  if (open.length === 0)
    return (
      <Notice icon="stamp" title="Nenhum período em silêncio">
        <p>Cada período encerrado tem dados ou uma declaração. Bom trabalho.</p>
      </Notice>
    );
  return (
    <section className={card(styles.sheet)} aria-label="Períodos sem dados nem declaração">
      <h2>Períodos sem dados nem declaração</h2>
      <p>Se houve, publique os dados. Se não houve, declare.</p>
      <ul className={styles.list}>
        {open.map((set) => (
          <li key={set.id}>
            <details open={set.id === asked}>
              <summary>{`${set.titulo}: ${set.nunca ? 'nada publicado até hoje' : counted(set.faltam.length, 'período', 'períodos')}`}</summary>
              <p className={styles.line}>
                {set.faltam.map((gap) => (
                  <button
                    key={gap.periodo}
                    type="button"
                    className={button()}
                    onClick={() => begin(set, gap)}
                    aria-label={`Declarar que não houve: ${set.titulo}, ${gap.periodo}`}
                  >
                    {gap.periodo}
                  </button>
                ))}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Statements = ({ all }: { all: readonly DeclaracaoFeita[] }) => (
  <section className={card(styles.sheet)} aria-label="Declarações publicadas">
    <h2>Declarações publicadas</h2>
    {all.length === 0 && <p>Nenhuma até hoje.</p>}
    <ul className={styles.list}>
      {all.map((one) => (
        <Statement key={JSON.stringify([one.dataset, one.de, one.ate, one.campo, one.valor])} one={one} />
      ))}
    </ul>
  </section>
);

function Statement({ one }: { one: DeclaracaoFeita }) {
  const act = useDeskAct();
  const { dataset, de, ate, campo, valor } = one;
  const remove = async (): Promise<void> => {
    const sure = { title: 'Retirar a declaração?', text: `${one.titulo}: ${one.texto}`, yes: 'Retirar', no: 'Manter' };
    if (!(await confirm(sure))) return;
    const part = campo ? `?${new URLSearchParams({ campo, valor })}` : '';
    await act.run(async () => {
      await deskSend('DELETE', `/declaracoes/${encodeURIComponent(dataset)}/${de}/${ate}${part}`);
      toast('A declaração foi retirada.');
      await refreshDesk('/declaracoes');
    });
  };
  return (
    <li className={styles.item}>
      <p>
        <strong>
          {one.titulo}
          {one.parte && `, ${one.parte}`}
        </strong>
        , de {formatDay(de)} a {formatDay(ate)}
      </p>
      <p>{one.texto}</p>
      <p className={styles.muted}>
        {momentOf(one.publicadaEm)} · por {one.autor}
      </p>
      <ActRefused act={act} />
      <p>
        <button
          type="button"
          className={button('quiet')}
          onClick={remove}
          aria-label={`Retirar a declaração de ${one.titulo}, de ${formatDay(de)} a ${formatDay(ate)}`}
        >
          Retirar
        </button>
      </p>
    </li>
  );
}
