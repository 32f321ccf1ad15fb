import { useState } from 'react';
import type { CargaInteira, VoltaAnswer } from '../../../catalog/painel/cargas/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { useNavigate } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { type DraftState, useDraft } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import { ActRefused, useDeskAct } from './act.tsx';
import styles from './cargas.module.css';
import { ReasonField } from './reason.tsx';

type Rehearsed = VoltaAnswer['data'];

/** The way back to a load: rehearsed first, with rows and sums before and after, and then confirmed with a reason. */
export function Volta({ load, path }: { load: CargaInteira; path: string }) {
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const [motivo, setMotivo, draft] = useDraft(`volta:${load.dataset}:${load.carga}`, '');
  const act = useDeskAct();
  const navigate = useNavigate();
  const ask = (ensaio: boolean): Promise<VoltaAnswer> =>
    deskSend<VoltaAnswer>('POST', `${path}/volta`, { motivo: ensaio ? null : motivo, ensaio, ultima: load.ultima });
  const rehearse = () => act.run(async () => setRehearsed((await ask(true)).data));
  const confirmed = () =>
    act.run(async () => {
      const { data } = await ask(false);
      setRehearsed(null);
      await draft.discard();
      await refreshDesk('/cargas');
      toast(data.emAndamento ? 'A volta segue em andamento: pode fechar esta página.' : 'Os dados voltaram.');
      if (data.carga !== null) navigate(`/painel/cargas/${load.dataset}/${data.carga}`);
    });
  return (
    <section className={card(styles.sheet)} aria-label="Voltar a esta carga">
      <h2>Voltar os dados a esta carga</h2>
      {load.ocupado && <p role="status">Há uma publicação deste conjunto em andamento; espere que ela termine.</p>}
      {load.semVolta ? (
        <p>{load.semVolta}</p>
      ) : (
        <>
          <p>
            O conjunto volta a ser o que era depois desta carga. Nada se perde: a volta é uma carga nova, e dela também
            se volta.
          </p>
          <ActRefused act={act} />
          {rehearsed ? (
            <Confirm
              rehearsed={rehearsed}
              motivo={motivo}
              type={setMotivo}
              draft={draft}
              busy={act.busy}
              go={confirmed}
            />
          ) : (
            <p>
              <button
                type="button"
                className={button()}
                aria-disabled={act.busy}
                disabled={!draft.isReady}
                onClick={rehearse}
              >
                {act.busy ? 'Conferindo…' : 'Ver o que mudaria'}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

interface ConfirmProps {
  rehearsed: Rehearsed;
  motivo: string;
  draft: DraftState;
  busy: boolean;
  type(motivo: string): void;
  go(): void;
}

const Confirm = ({ rehearsed: { periodos }, motivo, draft, busy, type, go }: ConfirmProps) => (
  <>
    <BeforeAfter periodos={periodos} />
    <ReasonField text={motivo} type={type} />
    <p>
      <button type="button" className={button('primary')} aria-disabled={busy} onClick={go}>
        {busy ? 'Voltando…' : 'Voltar a esta carga'}
      </button>{' '}
      <SavedNote {...draft} />
    </p>
  </>
);

const figure = (value: number | null): string => (value === null ? 'nada' : value.toLocaleString('pt-BR'));

/** Rows and sums of each period, as they are and as they would be. */
const BeforeAfter = ({ periodos }: Pick<Rehearsed, 'periodos'>) => (
  <table className={styles.table}>
    <caption className={styles.muted}>O que mudaria em cada período</caption>
    <thead>
      <tr>
        <th scope="col">Período</th>
        <th scope="col">O quê</th>
        <th scope="col" data-number="">
          Hoje
        </th>
        <th scope="col" data-number="">
          Depois da volta
        </th>
      </tr>
    </thead>
    <tbody>
      {periodos.flatMap(({ periodo, linhasAntes, linhasDepois, somas }) =>
        [{ label: 'Linhas', antes: figure(linhasAntes), depois: figure(linhasDepois) }, ...somas].map(
          ({ label, antes, depois }) => (
            <tr key={`${periodo} ${label}`}>
              <th scope="row">{periodo}</th>
              <td>{label}</td>
              <td data-number="">{antes}</td>
              <td data-number="">{antes === depois ? 'igual' : depois}</td>
            </tr>
          ),
        ),
      )}
    </tbody>
  </table>
);
