import { NOTAS } from '../../catalog/mensagens/resposta.ts';
import type { AvaliacoesAnswer } from '../../catalog/servicos/answer.ts';
import { apiAddress } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Figures } from '../ui/figures.tsx';
import { Link } from '../ui/link.tsx';
import { useSearchParams } from '../ui/router.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './servicos.module.css';
import { sayMean } from './words.ts';

const TITLE = 'Satisfação com os serviços';

/** The marks that people gave to the services in a year. The address says which year. */
export default function Avaliacoes() {
  const ano = useSearchParams().get('ano') ?? '';
  const { data, error, refetch } = useAnswer<AvaliacoesAnswer>(
    `/servicos/avaliacoes${ano && `?ano=${encodeURIComponent(ano)}`}`,
    true,
  );
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Carta de serviços', to: '/servicos' }, { label: TITLE }]}
          title={TITLE}
          lead={
            <p>
              As notas que os usuários deram a cada serviço, de 1 a 5, neste portal (Lei 13.460/2017, art. 23). A
              satisfação com a ouvidoria e com o e-SIC está nos <Link to="/ouvidoria/relatorio">relatórios</Link> de{' '}
              <Link to="/e-sic/relatorio">cada canal</Link>.
            </p>
          }
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data && <Found answer={data} />}
    </Page>
  );
}

function Found({ answer }: { answer: AvaliacoesAnswer }) {
  const { data, ano, anos, geral } = answer;
  const years = anos.includes(ano) ? anos : [ano, ...anos].sort((a, b) => b - a);
  return (
    <>
      <div className={styles.tools}>
        <nav aria-label="Ano das avaliações" className={styles.row}>
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
        <a className={button()} href={apiAddress(`/servicos/avaliacoes.csv?ano=${ano}`)} download>
          <Sign name="download" />
          CSV de {ano}
        </a>
      </div>
      <Figures
        figures={[
          { label: 'Avaliações', value: geral.respostas.toLocaleString('pt-BR') },
          { label: 'Nota média, de 1 a 5', value: geral.media === null ? '–' : sayMean(geral.media) },
          { label: 'Serviços da carta', value: String(data.length) },
        ]}
      />
      <div className={card(styles.sheet)}>
        <table>
          <caption>Notas de {ano}, por serviço</caption>
          <thead>
            <tr>
              <th scope="col">Serviço</th>
              <th scope="col">Avaliações</th>
              <th scope="col">Média</th>
              {NOTAS.map((nota) => (
                <th key={nota} scope="col">
                  {nota}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ slug, titulo, respostas, media, notas }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link to={`/servicos/${slug}`}>{titulo}</Link>
                </th>
                <td>{respostas}</td>
                <td>{media === null ? '–' : sayMean(media)}</td>
                {NOTAS.map((nota, i) => (
                  <td key={nota}>{notas[i] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
