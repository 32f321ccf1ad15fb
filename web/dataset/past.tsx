import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { Link } from '../ui/link.tsx';
import { Band } from './band.tsx';
import { loadsPath } from './head.tsx';
import { type ListTab, writeAddress } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
  dados: Dados | undefined;
}

/** The band over a list that shows its data as they stood after a load: figures of another day must not pass for today's. */
export function Past({ set, query, tab, dados }: Props) {
  if (query.carga === undefined) return null;
  const { carga, ...today } = query;
  const day = dados?.publicadaEm ? `, de ${dayOf(dados.publicadaEm)}` : '';
  return (
    <Band icon="stamp" title={`Como estava na carga ${carga}${day}`}>
      <p>
        Estes não são os dados de hoje: são os que o portal mostrava depois daquela carga, já sem o que foi retirado
        desde então. <Link to={writeAddress(set, { ...today, page: 1 }, tab)}>Ver os dados de hoje</Link> ou{' '}
        <Link to={loadsPath(set)}>todas as cargas</Link>.
      </p>
    </Band>
  );
}
