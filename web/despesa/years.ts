import type { GroupAnswer } from '../../catalog/dataset/answer.ts';
import { fieldsOf, type Named, STAGES } from '../../catalog/despesa/documento.ts';
import { useAnswer, useDefinition } from '../dataset/data.ts';

/** The exercises in which such a document was published, the latest first. */
export function useDocumentYears(named: Named | null, covid = false) {
  const dataset = named && STAGES[named.stage].dataset;
  const by = (named ? fieldsOf(named) : []).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const query = [...by, ...(covid ? ['blnCovid=1'] : []), '_por=numExercicio', '_sort=-chave'].join('&');
  const { data, error, refetch } = useAnswer<GroupAnswer>(dataset && `/${dataset}?${query}`);
  // The definition is asked for at once: it is needed next whatever the answer says.
  useDefinition(dataset ?? 'empenhos');
  return { years: data?.data.map(({ chave }) => Number(chave)), error, refetch };
}
