import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import type { FoundInEstrutura } from '../../catalog/estrutura/estrutura.ts';
import { Actions } from '../dataset/actions.tsx';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { lazyPart } from '../ui/part.tsx';
import { usePathPart } from '../ui/router.tsx';
import { Board } from './board.tsx';
import { estruturaPath, findPlaced } from './lookup.ts';
import { Member } from './member.tsx';
import { Unit } from './unit.tsx';

const Missing = lazyPart('app/missing.tsx', () => import('../app/missing.tsx'));

const TITLE = 'Estrutura organizacional';

/** The page at an address of the structure: of a unit, of somebody elected, or of a commission. */
export default function EstruturaPlace() {
  const txtdescricao = usePathPart(1);
  const { data, error, refetch } = useAnswer<EstruturaAnswer>('/estrutura');
  const found = data ? findPlaced(data, txtdescricao) : null;
  if (data && !found) return <Missing />;
  const { title, steps, lead } = headOf(found);
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE, to: '/estrutura-organizacional' }, ...steps, { label: title }]}
          title={title}
          lead={<p>{lead}</p>}
          aside={found && <Actions path={`/estrutura-organizacional/${slugIn(found)}`} />}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {found?.kind === 'unit' && <Unit placed={found.placed} />}
      {data && found?.kind === 'member' && <Member member={found.member} answer={data} />}
      {data && found?.kind === 'commission' && <Board commission={found.commission} answer={data} />}
    </Page>
  );
}

function slugIn(found: FoundInEstrutura): string {
  if (found.kind === 'unit') return found.placed.unit.slug;
  return found.kind === 'member' ? found.member.slug : found.commission.slug;
}

function headOf(found: FoundInEstrutura | null): { title: string; steps: Crumb[]; lead: string } {
  if (!found) return { title: TITLE, steps: [], lead: '\u00a0' };
  if (found.kind === 'commission') return { title: found.commission.nome, steps: [], lead: 'Comissão permanente' };
  if (found.kind === 'member')
    return {
      title: found.member.nome,
      steps: [],
      lead: `${found.member.partido} · mandato de ${found.member.mandato}`,
    };
  const { unit, above } = found.placed;
  const place = above.at(-1);
  return {
    title: unit.sigla ? `${unit.nome} (${unit.sigla})` : unit.nome,
    steps: above.map((one) => ({ label: one.nome, to: estruturaPath(one) })),
    lead: place ? `Unidade de ${place.nome}` : 'Unidade do primeiro nível',
  };
}
