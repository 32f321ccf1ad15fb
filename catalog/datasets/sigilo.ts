import { ANOS_DE_SIGILO, CATEGORIAS_SIGILO } from '../codes/sigilo.ts';
import type { Rule } from '../dataset.ts';
import type { Row } from '../fields/field.ts';
import { choice, code, date, text } from '../fields/index.ts';
import { utcDay } from '../texto/day.ts';

/** What may be told of an information without telling it, while it is secret and after. */
export const documento = {
  codDocumento: code({
    label: 'Código do documento',
    noun: 'o código do documento',
    required: true,
    search: 1,
    help: 'Código de indexação (CIDIC), protocolo ou número do processo.',
  }),
  txtAssunto: text({ label: 'Assunto', noun: 'o assunto', required: true, search: 1 }),
  txtCategoria: choice({
    label: 'Categoria',
    noun: 'a categoria',
    options: CATEGORIAS_SIGILO,
    open: true,
    search: 3,
  }),
  txtUnidade: text({ label: 'Unidade que classificou', noun: 'a unidade', listed: true, search: 3 }),
};

export const datas = {
  dtProducao: date({ label: 'Produção', noun: 'a produção', help: 'Dia em que a informação foi feita ou recebida.' }),
  dtClassificacao: date({ label: 'Classificação', noun: 'a classificação', required: true }),
};

export const PRODUZIDA_ANTES: Rule = {
  fields: ['dtProducao', 'dtClassificacao'],
  holds: ({ dtProducao: made, dtClassificacao: closed }) => !made || !closed || made <= closed,
  message: 'a classificação vem antes da produção',
};

/** The last day that the law allows. Who does not know when the information was made counts from the classification. */
export function limite({ txtGrau, dtProducao, dtClassificacao, blnProrrogado }: Row): string {
  const years = Object.entries(ANOS_DE_SIGILO).find(([grau]) => grau === txtGrau)?.[1] ?? 0;
  // Only the highest degree can be prolonged, and once (art. 35, § 1º, III, and § 2º).
  const times = blnProrrogado && txtGrau === 'Ultrassecreto' ? 2 : 1;
  const last = new Date(`${dtProducao ?? dtClassificacao}T00:00:00Z`);
  last.setUTCFullYear(last.getUTCFullYear() + years * times);
  return utcDay(last);
}
