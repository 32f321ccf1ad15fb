import { useState } from 'react';
import { REGRAS, rotuloOf } from '../../../catalog/mensagens/canal.ts';
import type { AtendimentoDesk, AtendimentoDeskAnswer } from '../../../catalog/painel/mensagens/answer.ts';
import { brasiliaToday, momentOf } from '../../../catalog/texto/moment.ts';
import { Actions } from '../../mensagens/atender/actions.tsx';
import type { AttendDesk } from '../../mensagens/atender/desk.ts';
import { History } from '../../mensagens/atender/history.tsx';
import { Hurry, Said, Since, Who } from '../../mensagens/atender/message.tsx';
import { deadlineHurry } from '../../mensagens/atender/words.ts';
import { button } from '../../ui/button.ts';
import { Link } from '../../ui/link.tsx';
import { usePathPart } from '../../ui/router.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import { useDesk } from '../desk.ts';
import { Answered, DeskPage } from '../page.tsx';
import { useKeptAnswer } from './answer.ts';
import { Attendant } from './attendant.tsx';
import styles from './mensagens.module.css';
import { ModelPicker } from './picker.tsx';
import { Unsent } from './unsent.tsx';
import { deskWay } from './way.ts';

/** One message at the desk. What was read is not read again by itself: somebody is writing beside it. */
export default function Mensagem() {
  const id = usePathPart(2);
  const answer = useDeskAnswer<AtendimentoDeskAnswer>(`/mensagens/${encodeURIComponent(id)}`, { fresh: true });
  if (answer.data) return <Open key={id} id={id} first={answer.data.data} />;
  return (
    <DeskPage titulo="Mensagem" acoes={<Back />}>
      <Answered of={answer}>{() => null}</Answered>
    </DeskPage>
  );
}

const Back = () => (
  <Link className={button()} to="/painel/mensagens">
    Voltar às mensagens
  </Link>
);

function Open({ id, first }: { id: string; first: AtendimentoDesk }) {
  const { pessoa, orgao } = useDesk();
  const [around, setAround] = useState(first);
  const [way] = useState(() => deskWay(id, setAround));
  const resposta = useKeptAnswer(id, first.minuta);
  const of = around.mensagem;
  const { tone, short } = deadlineHurry(of, brasiliaToday());
  const insert = (texto: string): void =>
    resposta.setTexto(resposta.texto.trim() === '' ? texto : `${resposta.texto.trimEnd()}\n\n${texto}`);
  const desk: AttendDesk = {
    ...{ way, of, resposta, outros: resposta.outros, autor: pessoa.nome, blamed: undefined },
    blame: () => undefined,
    change: (mensagem) => setAround((now) => ({ ...now, mensagem })),
    tools: (
      <>
        <ModelPicker modelos={around.modelos} of={of} orgao={orgao.nome} atendente={pessoa.nome} insert={insert} />
        <DraftNote of={resposta} />
      </>
    ),
  };
  return (
    <DeskPage
      titulo={`${rotuloOf(of.canal, of.tipo)} ${of.protocolo}`}
      sobre={
        <>
          {REGRAS[of.canal].titulo}, {momentOf(of.criadaEm)}
          {of.unidade && `, sobre ${of.unidade}`}. <Tag tone={tone}>{short}</Tag>
        </>
      }
      acoes={<Back />}
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Said desk={desk} />
          <Since desk={desk} />
          {!of.pode.responder && <Unsent resposta={resposta} />}
          <Actions desk={desk} />
        </div>
        <aside className={styles.stack} aria-label="Sobre a mensagem">
          <Hurry of={of} />
          <Attendant id={id} around={around} change={setAround} />
          <Who desk={desk} />
          <History of={of} />
        </aside>
      </div>
    </DeskPage>
  );
}

/** Whether the answer is kept, in words. */
function DraftNote({ of: { gravadaEm, isUnsaved } }: { of: ReturnType<typeof useKeptAnswer> }) {
  if (isUnsaved)
    return (
      <p role="status" className={styles.warned}>
        O rascunho não foi salvo: veja se há internet e não feche esta página. Ao continuar a escrever, o painel tenta
        de novo.
      </p>
    );
  return gravadaEm && <p className={styles.fine}>Rascunho salvo em {momentOf(gravadaEm)}.</p>;
}
