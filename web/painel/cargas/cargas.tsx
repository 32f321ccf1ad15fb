import type { CargaDeMesa, CargasDeskAnswer } from '../../../catalog/painel/cargas/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useNavigate, useSearchParams } from '../../ui/router.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './cargas.module.css';
import { DatasetChoice } from './choose.tsx';

const PATH = '/painel/cargas';

/** The address of the list with a dataset and a page chosen. */
const listAt = (dataset: string, page = 1): string => {
  const asked = new URLSearchParams({ ...(dataset && { dataset }), ...(page > 1 && { _page: String(page) }) });
  return asked.size > 0 ? `${PATH}?${asked}` : PATH;
};

/** Everything that the body published, load by load. */
export default function Cargas() {
  const asked = useSearchParams();
  const navigate = useNavigate();
  const dataset = asked.get('dataset') ?? '';
  const page = Number(asked.get('_page') ?? 1);
  const answer = useDeskAnswer<CargasDeskAnswer>(`/cargas${listAt(dataset, page).slice(PATH.length)}`);
  return (
    <DeskPage
      titulo="Cargas"
      sobre="O que foi publicado, por quem e quando. Abra uma carga para ver os avisos ou voltar os dados a ela."
      acoes={
        <Link className={button('primary')} to="/painel/publicar">
          Publicar dados
        </Link>
      }
    >
      <Answered of={answer}>
        {({ data, total, size, conjuntos }) => (
          <>
            <div className={styles.form}>
              <DatasetChoice
                name="dataset"
                label="Conjunto de dados"
                none="Todos"
                value={dataset}
                options={conjuntos}
                choose={(id) => navigate(listAt(id))}
              />
            </div>
            {data.length === 0 ? <Nothing /> : <Loads all={data} />}
            <Pager
              page={page}
              last={Math.max(1, Math.ceil(total / size))}
              says={counted(total, 'carga', 'cargas')}
              to={(target) => listAt(dataset, target)}
            />
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

const Nothing = () => (
  <Notice icon="file" title="Nada foi publicado ainda">
    <p>Envie o primeiro arquivo em Publicar dados. Cada publicação aparece aqui, e sempre se pode voltar atrás.</p>
  </Notice>
);

const Loads = ({ all }: { all: readonly CargaDeMesa[] }) => (
  <ul className={styles.list}>
    {all.map((load) => (
      <li key={load.carga} className={card(styles.entry)}>
        <div className={styles.line}>
          <h2>
            <Link to={`${PATH}/${load.dataset}/${load.carga}`}>
              {load.titulo}, carga {load.carga}
            </Link>
          </h2>
          <LoadTags load={load} />
        </div>
        <p className={styles.muted}>
          {load.periodo} · {counted(load.linhas, 'linha', 'linhas')} · {momentOf(load.publicadaEm)} · por {load.autor}
        </p>
      </li>
    ))}
  </ul>
);

/** The state of a load in a few words. */
export const LoadTags = ({ load }: { load: CargaDeMesa }) => (
  <>
    <Tag tone={load.vigente ? 'good' : 'plain'}>{load.vigente ? 'Em vigor' : 'Substituída'}</Tag>
    {load.voltaA !== null && <Tag tone="plain">{`Volta à carga ${load.voltaA}`}</Tag>}
    {load.avisos > 0 && <Tag tone="warn">{counted(load.avisos, 'aviso', 'avisos')}</Tag>}
    {load.recusadas > 0 && <Tag tone="warn">{counted(load.recusadas, 'linha recusada', 'linhas recusadas')}</Tag>}
  </>
);
