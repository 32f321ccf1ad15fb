import { REGRAS } from '../../../catalog/mensagens/canal.ts';
import { POUCOS } from '../../../catalog/mensagens/grupos.ts';
import type { Relatorio, RelatorioAnswer } from '../../../catalog/mensagens/relatorio.ts';
import {
  BASES,
  type CanalComRelatorio,
  CHAMADAS,
  noPrazo,
  numeros,
  tabelas,
} from '../../../catalog/mensagens/tabela.ts';
import { apiAddress } from '../../api.ts';
import { useAnswer } from '../../dataset/data.ts';
import { Head } from '../../dataset/head.tsx';
import { Page } from '../../dataset/page.tsx';
import { Coming, Failed } from '../../dataset/states.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Figures } from '../../ui/figures.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocation } from '../../ui/router.tsx';
import { Sign } from '../../ui/sign.tsx';
import { Counts } from './counts.tsx';
import styles from './relatorio.module.css';

/** The report of one year of a channel. The address says which year. */
export default function RelatorioPage({ canal }: { canal: CanalComRelatorio }) {
  const { search } = useLocation();
  const { data, error, refetch } = useAnswer<RelatorioAnswer>(`/relatorios/${canal}${search}`, true);
  const { titulo } = REGRAS[canal];
  return (
    <Page
      head={
        <Head
          steps={[{ label: titulo, to: `/${canal}` }, { label: 'Relatório' }]}
          title={canal === 'e-sic' ? 'Relatório do e-SIC' : 'Relatório da ouvidoria'}
          lead={
            <p>
              Os números de cada ano, contados dos próprios {canal === 'e-sic' ? 'pedidos' : 'registros'}. Nenhum diz de
              quem veio.
            </p>
          }
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data && <Found report={data.data} />}
      <Explained canal={canal} />
    </Page>
  );
}

function Found({ report }: { report: Relatorio }) {
  const { ano, recebidas } = report;
  return (
    <>
      <Tools report={report} />
      {recebidas === 0 ? (
        <Nothing report={report} />
      ) : (
        <>
          <Figures
            figures={numeros(report).map(({ rotulo, valor, nota }) => ({
              label: rotulo,
              value: said(valor),
              note: nota,
            }))}
          />
          <div className={styles.parts}>
            {tabelas(report).map((part) => (
              <Counts
                key={part.titulo}
                part={part}
                heading={`${part.titulo}, ${ano}`}
                of={CHAMADAS[report.canal].varios}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

const said = (value: number | null): string => (value === null ? '–' : value.toLocaleString('pt-BR'));

/** The choice of year, and the downloads. */
function Tools({ report: { canal, ano, anos } }: { report: Relatorio }) {
  const years = anos.includes(ano) ? anos : [ano, ...anos].sort((a, b) => b - a);
  return (
    <div className={card(styles.tools)}>
      <nav aria-label="Ano do relatório" className={styles.row}>
        {years.map((year) => (
          <Link
            key={year}
            to={`?ano=${year}`}
            className={button(year === ano ? 'primary' : undefined)}
            aria-current={year === ano ? 'page' : undefined}
          >
            {year}
          </Link>
        ))}
      </nav>
      <div className={styles.row}>
        <a className={button()} href={apiAddress(`/relatorios/${canal}.csv?ano=${ano}`)} download>
          <Sign name="download" />
          CSV de {ano}
        </a>
        <button type="button" className={button()} onClick={() => window.print()}>
          <Sign name="print" />
          Imprimir
        </button>
      </div>
    </div>
  );
}

function Nothing({ report: { canal, ano, anos } }: { report: Relatorio }) {
  const { um, fim } = CHAMADAS[canal];
  return (
    <div className={card()}>
      <Notice icon="empty" title={`${fim === 'os' ? 'Nenhum' : 'Nenhuma'} ${um} em ${ano}`}>
        <p>Nada chegou por este canal do portal em {ano}.</p>
        {anos.length > 0 && (
          <Link className={button('primary')} to={`/${canal}/relatorio`}>
            Ver o último ano com números
          </Link>
        )}
      </Notice>
    </div>
  );
}

const Explained = ({ canal }: { canal: CanalComRelatorio }) => (
  <section className={card(styles.words)}>
    <h2>Como ler estes números</h2>
    <dl>
      <div>
        <dt>No prazo</dt>
        <dd>{noPrazo(canal)}</dd>
      </div>
      <div>
        <dt>Em andamento</dt>
        <dd>O que chegou no ano e ainda espera resposta. Os números de um ano que não acabou ainda mudam.</dd>
      </div>
      {canal === 'e-sic' && (
        <div>
          <dt>Quem pediu</dt>
          <dd>
            Contar de si é opcional. Grupos de menos de {POUCOS} pessoas aparecem juntos, para que ninguém seja
            reconhecido.
          </dd>
        </div>
      )}
      <div>
        <dt>Outros anos</dt>
        <dd>
          O que chegou antes por outro sistema está, se o órgão o publicou, em{' '}
          <Link to="/arquivos/relatorios-de-atendimento">Relatórios da ouvidoria e do e-SIC</Link>.
        </dd>
      </div>
      <div>
        <dt>Base legal</dt>
        <dd>{BASES[canal]}</dd>
      </div>
    </dl>
  </section>
);
