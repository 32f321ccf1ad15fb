import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { Columns } from './columns.tsx';
import { Errors } from './errors.tsx';
import { FileExchange } from './exchange.tsx';
import { LoadOptions } from './options.tsx';
import { Periods } from './periods.tsx';
import { PublishBar } from './publish.tsx';
import { Reading } from './reading.tsx';
import { RefusedRows } from './refused.tsx';
import { Tallies } from './tallies.tsx';
import { Warnings } from './warnings.tsx';

/** The rehearsal: what the portal made of the file, each part changeable, and at the end the button. */
export function Review({ ensaio }: { ensaio: Ensaio }) {
  const { leitura, colunas, recusadas, periodos, avisos } = ensaio;
  return (
    <>
      <Errors ensaio={ensaio} />
      {ensaio.lidas > 0 && <Tallies ensaio={ensaio} />}
      {leitura && <Reading ensaio={ensaio} leitura={leitura} />}
      {colunas.length > 0 && <Columns ensaio={ensaio} />}
      {recusadas > 0 && <RefusedRows ensaio={ensaio} />}
      {periodos.length > 0 && <Periods periodos={periodos} deFora={ensaio.deFora} />}
      {avisos.length > 0 && <Warnings avisos={avisos} />}
      {leitura && <LoadOptions ensaio={ensaio} />}
      <FileExchange ensaio={ensaio} />
      <PublishBar ensaio={ensaio} />
    </>
  );
}
