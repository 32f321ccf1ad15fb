import type { Coleta, ColetaBody, ColetasAnswer } from '../../../catalog/painel/coletas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskSend } from '../call.ts';
import { ActRefused, useDeskAct } from '../cargas/act.tsx';
import styles from '../cargas/cargas.module.css';
import { useDraft } from '../draft.ts';
import { Answered, DeskPage } from '../page.tsx';
import { ColetaForm, harvestOf } from './form.tsx';
import { Outcome } from './outcome.tsx';

/** Milliseconds between looks while a source is being read. */
const LOOK_MS = 3_000;

/** The form that is open: of which harvest, null of a new one, and what is written in it. */
interface OpenForm {
  id: string | null;
  said: ColetaBody;
}

/** The sources that the portal reads by itself. */
export default function Coletas() {
  const answer = useDeskAnswer<ColetasAnswer>('/coletas');
  const isRunning = answer.data?.data.some(({ rodando }) => rodando) ?? false;
  const looked = useDeskAnswer<ColetasAnswer>('/coletas', { every: isRunning ? LOOK_MS : false });
  const [open, setOpen, draft] = useDraft<OpenForm | null>('coleta', null);
  const close = async (): Promise<void> => {
    // In this order: what is set is kept as a draft, unless it is discarded at once.
    setOpen(null);
    await draft.discard();
  };
  const begin = (coleta: Coleta | null): void =>
    setOpen({ id: coleta?.id ?? null, said: harvestOf(coleta, answer.data?.fontes ?? []) });
  return (
    <DeskPage
      titulo="Coletas automáticas"
      sobre="O portal lê sozinho uma fonte que você indica e publica o que mudou, com as mesmas conferências de um arquivo enviado."
      acoes={
        <button
          type="button"
          className={button('primary')}
          disabled={!draft.isReady || !answer.data}
          onClick={() => begin(null)}
        >
          Nova coleta
        </button>
      }
    >
      <Answered of={looked}>
        {({ data, fontes }) => (
          <>
            {open && (open.id === null || data.some(({ id }) => id === open.id)) && (
              <ColetaForm
                key={open.id}
                coleta={data.find(({ id }) => id === open.id) ?? null}
                fontes={fontes}
                said={open.said}
                change={(said) => setOpen({ ...open, said })}
                draft={draft}
                leave={close}
              />
            )}
            {data.length === 0 && !open && <Nothing />}
            <ul className={styles.list}>
              {data.map((coleta) => (
                <Item key={coleta.id} coleta={coleta} change={() => begin(coleta)} />
              ))}
            </ul>
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

const Nothing = () => (
  <Notice icon="file" title="Nenhuma coleta ainda">
    <p>
      Se o seu sistema deixa um arquivo em um endereço, ou a câmara usa o SAPL, o portal pode buscar os dados sozinho.
    </p>
  </Notice>
);

function Item({ coleta, change }: { coleta: Coleta; change(): void }) {
  const act = useDeskAct();
  const { id, nome, endereco, quando, pausada, rodando, proximaEm } = coleta;
  const tell = (method: 'POST' | 'DELETE', path: string, said: string, body?: object) =>
    act.run(async () => {
      await deskSend(method, `/coletas/${id}${path}`, body);
      toast(said);
      await refreshDesk('/coletas');
    });
  const remove = async (): Promise<void> => {
    const text = `${nome} deixa de ser lida. O que ela já publicou continua no portal.`;
    if (await confirm({ title: 'Excluir a coleta?', text, yes: 'Excluir', no: 'Manter' }))
      await tell('DELETE', '', 'A coleta foi excluída.');
  };
  return (
    <li className={card(styles.sheet)}>
      <div className={styles.line}>
        <h2>{nome}</h2>
        <Tag tone={pausada ? 'warn' : 'plain'}>{rodando ? 'Lendo agora' : pausada ? 'Pausada' : quando}</Tag>
      </div>
      <p className={styles.muted}>
        {endereco}
        {proximaEm && ` · próxima leitura em ${momentOf(proximaEm)}`}
      </p>
      <Outcome coleta={coleta} />
      <ActRefused act={act} />
      <p className={styles.line}>
        <button
          type="button"
          className={button()}
          aria-disabled={rodando || act.busy}
          aria-label={`Ler agora: ${nome}`}
          onClick={() => !rodando && tell('POST', '/rodar', 'A leitura começa em instantes; pode fechar esta página.')}
        >
          {rodando ? 'Lendo…' : 'Ler agora'}
        </button>
        <button
          type="button"
          className={button()}
          aria-label={`${pausada ? 'Retomar' : 'Pausar'}: ${nome}`}
          onClick={() =>
            tell('POST', '/pausa', pausada ? 'A coleta voltou.' : 'A coleta está pausada.', { pausada: !pausada })
          }
        >
          {pausada ? 'Retomar' : 'Pausar'}
        </button>
        <button type="button" className={button('quiet')} aria-label={`Mudar: ${nome}`} onClick={change}>
          Mudar
        </button>
        <button type="button" className={button('quiet')} aria-label={`Excluir: ${nome}`} onClick={remove}>
          Excluir
        </button>
      </p>
    </li>
  );
}
