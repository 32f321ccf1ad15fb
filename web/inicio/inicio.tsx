import { welcome } from '../../catalog/inicio/welcome.ts';
import { SearchBox } from '../app/search.tsx';
import { usePortal } from '../portal.ts';
import { useNarrow } from '../ui/narrow.ts';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import { Areas } from './areas.tsx';
import { useInicio } from './data.ts';
import styles from './inicio.module.css';
import { News } from './news.tsx';
import { Panels } from './panels.tsx';
import { Tasks } from './tasks.tsx';
import { Visited, Ways } from './ways.tsx';

/** The first page: a search, what came in and went out, and what people come for. */
export default function InicioPage() {
  const { frame, tenant } = usePortal();
  const { txtCidade, txtCliente } = frame?.entidade ?? {};
  const narrow = useNarrow();
  const home = useInicio();
  const { data } = home;
  return (
    <>
      <div className={styles.hero}>
        <div className={wrap()}>
          <Title page="">{welcome(tenant?.tipo, txtCidade ?? null, txtCliente ?? '')}</Title>
          <p>Quem recebeu, quanto, por quê e por qual contrato, na data do próprio dado.</p>
          <div className={styles.search}>
            <SearchBox
              large
              placeholder={narrow ? 'Nome, CNPJ, contrato…' : 'Nome, CNPJ, número do contrato, palavra…'}
            />
          </div>
        </div>
      </div>
      <div className={wrap(styles.page)}>
        <Panels home={home} />
        <Tasks data={data} />
        {data && (
          <div className={styles.below}>
            {data.areas && <Areas of={data.areas} />}
            {data.cargas.length > 0 && <News of={data.cargas} />}
            <Visited of={data.acessadas} />
            <Ways />
          </div>
        )}
      </div>
    </>
  );
}
