import type { DiagnosticoAnswer } from '../../../catalog/painel/orgaos/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { button } from '../../ui/button.ts';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import kit from '../kit/sheet.module.css';
import { Answered, DeskPage } from '../page.tsx';

type Finding = DiagnosticoAnswer['data']['achados'][number];

const TONES = { OK: 'good', AVISO: 'warn', FALHA: 'bad' } as const;
const URGENCY = { FALHA: 0, AVISO: 1, OK: 2 } as const;

/** The checks of `portal doctor`, what needs somebody first. */
export default function Diagnosis() {
  const answer = useDeskAnswer<DiagnosticoAnswer>('/diagnostico');
  return (
    <DeskPage
      titulo="Diagnóstico"
      sobre="As mesmas verificações de portal doctor, com o que fazer em cada uma. Pode levar até um minuto e não muda nada."
      acoes={
        <button
          type="button"
          className={button()}
          aria-disabled={answer.isFetching}
          onClick={() => void answer.refetch()}
        >
          {answer.isFetching ? 'Verificando…' : 'Verificar de novo'}
        </button>
      }
    >
      <Answered of={answer}>
        {({ data }) => (
          <>
            <p className={kit.note} role="status">
              {verdict(data.achados)} Verificado em {momentOf(data.conferidoEm)}.
            </p>
            <ul className={kit.list}>
              {[...data.achados]
                .sort((a, b) => URGENCY[a.estado] - URGENCY[b.estado])
                .map((one) => (
                  <FindingItem key={`${one.assunto} ${one.texto}`} of={one} />
                ))}
            </ul>
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

function verdict(findings: readonly Finding[]): string {
  const count = (estado: Finding['estado']): number => findings.filter((one) => one.estado === estado).length;
  const failed = counted(count('FALHA'), 'verificação falhou', 'verificações falharam');
  if (count('FALHA') > 0) return `Precisa de alguém agora: ${failed}.`;
  if (count('AVISO') > 0) return `Nada falhou; há ${counted(count('AVISO'), 'aviso', 'avisos')} a olhar com calma.`;
  return 'Tudo em ordem.';
}

const FindingItem = ({ of }: { of: Finding }) => (
  <li className={kit.item}>
    <div className={kit.head}>
      <h2>{of.assunto}</h2>
      <Tag tone={TONES[of.estado]}>{of.estado}</Tag>
    </div>
    <p className={kit.note}>{of.texto}</p>
    {of.remedio && (
      <p>
        <b>O que fazer:</b> {of.remedio}
      </p>
    )}
  </li>
);
