import type { PntpAnswer, PntpEspelho } from '../../catalog/pntp/answer.ts';
import { momentOf } from '../../catalog/texto/moment.ts';
import { ApiError } from '../api.ts';
import Missing from '../app/missing.tsx';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Legal } from '../dataset/legal.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { Criteria } from './criteria.tsx';
import { Summary } from './summary.tsx';

export const PNTP_TITLE = 'Espelho do PNTP';
const LAW = ['Lei 12.527/2011, arts. 7º e 8º', 'LC 101/2000, arts. 48 e 48-A', 'Resolução Atricon 09/2018'];

/** The grade that the auditors' matrix gives the body, measured in its own data, with what to do about it. */
export default function Pntp() {
  const { data, error, refetch } = useAnswer<PntpAnswer>('/pntp');
  // A body may keep its grade to itself.
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  return (
    <Page
      head={
        <Head
          steps={[{ label: PNTP_TITLE }]}
          title={PNTP_TITLE}
          lead={
            <p>
              O que o Programa Nacional de Transparência Pública encontraria hoje neste portal, medido nos próprios
              dados.
            </p>
          }
          aside={<Measured data={data?.data} />}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && (
        <>
          <Summary data={data.data} />
          <Criteria data={data.data} />
        </>
      )}
      <Legal set={{ law: LAW }} />
    </Page>
  );
}

const Measured = ({ data }: { data: PntpEspelho | undefined }) => (
  <p>{data ? `Medido em ${momentOf(data.medidoEm)}` : '\u00a0'}</p>
);
