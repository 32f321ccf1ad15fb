import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { LoadManner } from '../../catalog/envios/request.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { Fault } from '../http/fault.ts';
import type { ForcedFormat } from '../import/read/table.ts';

/** The periods of an order as values of its dataset. */
export function parsePeriods(set: Dataset, { periodo }: LoadManner): Value[] | null {
  return (
    periodo?.map((word) => {
      const parsed = fieldOf(set, set.period).parse(word, 'br');
      if (parsed.ok) return parsed.value;
      throw new Fault(400, 'BAD_REQUEST', `periodo: “${word}” ${parsed.message}.`);
    }) ?? null
  );
}

/** What the sender says of how the file is written; the load finds out the rest. */
export function forcedFormat({ separador, codificacao, decimal, data, planilha, repetidas }: LoadManner): ForcedFormat {
  return {
    ...(separador && { separador }),
    ...(codificacao && { codificacao }),
    ...(decimal && { decimal }),
    ...(data && { data }),
    ...(planilha && { planilha }),
    ...(repetidas && { repetidas }),
  };
}
