import type { Coleta } from '../../../catalog/painel/coletas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import styles from '../cargas/cargas.module.css';

const TOLD = { certo: '', 'em parte': 'nem tudo entrou. ', falhou: 'não deu certo. ' } as const;

/** What came of the last reading, dataset by dataset. */
export function Outcome({ coleta: { terminouEm, resultado } }: { coleta: Coleta }) {
  if (!terminouEm || !resultado) return <p>Ainda não foi lida.</p>;
  const { estado, mensagem, conjuntos, documentos } = resultado;
  const told = conjuntos.filter(({ linhas, mensagens }) => linhas > 0 || mensagens.length > 0);
  return (
    <>
      <p className={estado === 'certo' ? undefined : styles.warned}>
        Última leitura em {momentOf(terminouEm)}: {TOLD[estado]}
        {mensagem}
      </p>
      {told.length > 0 && (
        <details>
          <summary>O que veio de cada conjunto</summary>
          <ul>
            {told.map(({ dataset, titulo, estado: state, linhas, mensagens }) => (
              <li key={dataset}>
                {titulo}: {state}, {counted(linhas, 'linha', 'linhas')}. {mensagens.join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {documentos && documentos.mensagens.length > 0 && (
        <details open={estado !== 'certo'}>
          <summary>Documentos que pedem atenção</summary>
          <ul>
            {documentos.mensagens.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
