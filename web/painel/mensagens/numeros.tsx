import { REGRAS } from '../../../catalog/mensagens/canal.ts';
import type { Relatorio, RelatorioAnswer } from '../../../catalog/mensagens/relatorio.ts';
import { CHAMADAS, numeros, tabelas } from '../../../catalog/mensagens/tabela.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { Counts } from '../../mensagens/relatorio/counts.tsx';
import reportStyles from '../../mensagens/relatorio/relatorio.module.css';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Figures } from '../../ui/figures.tsx';
import { Link } from '../../ui/link.tsx';
import { useLocation } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import { useDesk } from '../desk.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './mensagens.module.css';

const PATH = '/painel/mensagens/numeros';

/** The figures of a year of a channel, with the tables of the public report. */
export default function Numeros() {
  const { search } = useLocation();
  const answer = useDeskAnswer<RelatorioAnswer>(`/mensagens/numeros${search}`, { keep: true });
  return (
    <DeskPage
      titulo="Números do ano"
      sobre="Contados das próprias mensagens. Os da ouvidoria e do e-SIC são os do relatório público."
      acoes={
        <Link className={button()} to="/painel/mensagens">
          Voltar às mensagens
        </Link>
      }
    >
      <Answered of={answer}>{({ data }) => <Found report={data} />}</Answered>
    </DeskPage>
  );
}

function Found({ report }: { report: Relatorio }) {
  const { canal, ano, recebidas, satisfacao } = report;
  const figures = [...numeros(report), { rotulo: 'Nota média, de 1 a 5', valor: satisfacao.media }];
  return (
    <>
      <Choices report={report} />
      {recebidas === 0 ? (
        <p className={card(styles.part)}>Nada chegou por este canal em {ano}.</p>
      ) : (
        <>
          <Figures
            figures={figures.map(({ rotulo, valor, ...rest }) => ({
              label: rotulo,
              value: valor === null ? '–' : valor.toLocaleString('pt-BR'),
              note: 'nota' in rest ? rest.nota : undefined,
            }))}
          />
          <div className={reportStyles.parts}>
            {tabelas(report).map((part) => (
              <Counts key={part.titulo} part={part} heading={`${part.titulo}, ${ano}`} of={CHAMADAS[canal].varios} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Choices({ report: { canal, ano, anos } }: { report: Relatorio }) {
  const canais = canaisOf(useDesk().pessoa.papeis);
  const years = anos.includes(ano) ? anos : [ano, ...anos].sort((a, b) => b - a);
  const to = (one: string, year: number): string => `${PATH}?${new URLSearchParams({ canal: one, ano: String(year) })}`;
  return (
    <div className={card(styles.part)}>
      <nav aria-label="Canal" className={styles.row}>
        {canais.map((one) => (
          <Choice key={one} to={to(one, ano)} isHere={one === canal} label={REGRAS[one].titulo} />
        ))}
      </nav>
      <nav aria-label="Ano" className={styles.row}>
        {years.map((year) => (
          <Choice key={year} to={to(canal, year)} isHere={year === ano} label={String(year)} />
        ))}
      </nav>
      {canal !== 'fale-conosco' && (
        <p>
          <a href={`/${canal}/relatorio?ano=${ano}`} target="_blank" rel="noreferrer">
            Ver o relatório público de {ano}
          </a>
        </p>
      )}
    </div>
  );
}

const Choice = ({ to, isHere, label }: { to: string; isHere: boolean; label: string }) => (
  <Link to={to} className={button(isHere ? 'primary' : undefined)} aria-current={isHere ? 'page' : undefined}>
    {label}
  </Link>
);
