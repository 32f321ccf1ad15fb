import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';

/** Values of a table that are told; a longer one is asked for by its groups. */
const MOST_OPTIONS = 80;

/** A dataset as an assistant needs to know it before it asks: its key, its fields and what can be asked of each. */
export const dictionaryOf = (set: Dataset) => ({
  conjunto: set.id,
  titulo: set.title,
  sobre: set.about,
  baseLegal: set.law,
  chave: set.key,
  periodo: set.period,
  ordem: set.list.sort,
  totais: set.list.totals,
  ...(set.list.apart && {
    aviso: `As linhas de ${set.list.apart} diferentes não se somam entre si: filtre por um valor ou agrupe por ele.`,
  }),
  ...(set.closed && { encerrado: set.closed }),
  campos: Object.entries(set.fields).map(([name, field]) => fieldEntry(name, field)),
});

const fieldEntry = (nome: string, field: Field) => ({
  nome,
  rotulo: field.label,
  comoSeEscreve: field.hint,
  filtros: field.operators.map((operator) => (operator === 'eq' ? nome : `${nome}.${operator}`)),
  agrupa: [...(field.sortable ? [nome] : []), ...field.grains.map((grain) => `${nome}.${grain}`)],
  ...(field.summable && { soma: true }),
  ...(field.currency && { moeda: field.currency }),
  ...(field.help && { explicacao: field.help }),
  ...(field.term && { glossario: field.term }),
  ...(field.options.length > 0 && {
    valores: field.options.slice(0, MOST_OPTIONS),
    ...(field.open && { outros: true }),
  }),
});
