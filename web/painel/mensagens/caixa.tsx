import { REGRAS, rotuloOf, SITUACOES } from '../../../catalog/mensagens/canal.ts';
import type { CaixaAnswer, CaixaLinha } from '../../../catalog/painel/mensagens/answer.ts';
import { brasiliaToday, dayOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { deadlineHurry } from '../../mensagens/atender/words.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useLocation, useSearchParams } from '../../ui/router.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import { CaixaFilters } from './filters.tsx';
import styles from './mensagens.module.css';

/** The inbox: what waits for an answer, the most urgent first. The address says what is filtered. */
export default function Caixa() {
  const { search } = useLocation();
  const answer = useDeskAnswer<CaixaAnswer>(`/mensagens${search}`, { keep: true });
  return (
    <DeskPage
      titulo="Mensagens"
      sobre="O que chegou pelos seus canais. O que vence primeiro vem primeiro."
      acoes={
        <>
          <Link className={button()} to="/painel/mensagens/numeros">
            Números do ano
          </Link>
          <Link className={button()} to="/painel/mensagens/modelos">
            Modelos de resposta
          </Link>
        </>
      }
    >
      <CaixaFilters unidades={answer.data?.unidades ?? []} />
      <Answered of={answer}>
        {(data) => (
          <div className={styles.lines} aria-busy={answer.isPlaceholderData}>
            <p role="status" className={styles.fine}>
              {counted(data.total, 'mensagem', 'mensagens')}
            </p>
            {data.data.length === 0 ? <Nothing isFiltered={search !== ''} /> : <Lines answer={data} />}
          </div>
        )}
      </Answered>
    </DeskPage>
  );
}

function Lines({ answer: { data, total, page, size, procuradas } }: { answer: CaixaAnswer }) {
  const params = useSearchParams();
  const to = (pagina: number): string =>
    `/painel/mensagens?${new URLSearchParams({ ...Object.fromEntries(params), pagina: String(pagina) })}`;
  return (
    <>
      {procuradas !== null && (
        <p role="status">
          A busca olhou as {procuradas.toLocaleString('pt-BR')} mensagens mais urgentes. Se não achou, escolha um
          período ou um canal.
        </p>
      )}
      <ul className={styles.lines} aria-label="Mensagens">
        {data.map((line) => (
          <li key={line.id} className={card(styles.line)}>
            <Line of={line} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        last={Math.max(1, Math.ceil(total / size))}
        says={counted(total, 'mensagem', 'mensagens')}
        to={to}
      />
    </>
  );
}

function Line({ of }: { of: CaixaLinha }) {
  const { id, canal, tipo, protocolo, assunto, situacao, unidade, criadaEm, atendente, pergunta } = of;
  const { tone, short } = deadlineHurry(of, brasiliaToday());
  return (
    <>
      <div className={styles.tags}>
        <Tag tone={tone}>{short}</Tag>
        {pergunta === 'espera' && <Tag tone="plain">Espera resposta de quem enviou</Tag>}
        {pergunta === 'respondida' && <Tag tone="warn">Pergunta respondida</Tag>}
      </div>
      <h2>
        <Link to={`/painel/mensagens/${id}`}>{assunto ?? 'Conteúdo eliminado ao fim do prazo de guarda'}</Link>
      </h2>
      <p className={styles.fine}>
        {rotuloOf(canal, tipo)} {protocolo} · {REGRAS[canal].titulo} · {SITUACOES[situacao]} · chegou em{' '}
        {dayOf(criadaEm)}
        {unidade && ` · ${unidade}`} · {atendente ? `com ${atendente.nome}` : 'com ninguém'}
      </p>
    </>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <div className={card()}>
    {isFiltered ? (
      <Notice icon="empty" title="Nenhuma mensagem assim">
        <p>Tire um filtro, ou procure por outra palavra.</p>
        <Link className={button('primary')} to="/painel/mensagens">
          Ver as que esperam resposta
        </Link>
      </Notice>
    ) : (
      <Notice icon="talk" title="Tudo respondido">
        <p>Nenhuma mensagem espera por você. Bom trabalho!</p>
        <Link className={button()} to="/painel/mensagens?estado=todas">
          Ver as que já terminaram
        </Link>
      </Notice>
    )}
  </div>
);
