import type { Field } from '../fields/field.ts';
import { choice, number, text } from '../fields/index.ts';
import { DOSSIE } from './documents.ts';

/** What the field of a paper says. One that is due and absent has no value: it is what is missing. */
export const PUBLICADO = 'Publicado';
export const NAO_EXIGIDO = 'Não exigido nesta fase';

const SITUACOES_DOSSIE = ['Completo', 'Incompleto', 'Não exigido'] as const;

const paper = (label: string) =>
  choice({
    label,
    noun: label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1),
    options: [PUBLICADO, NAO_EXIGIDO],
  });

const labelOf = (field: string): string => DOSSIE.find((own) => own.field === field)?.label ?? field;

/** What the database works out of the dossier of a tender, from the types of its documents. */
export const dossieFields = {
  txtDossie: choice({
    label: 'Dossiê',
    noun: 'o dossiê',
    options: SITUACOES_DOSSIE,
    tones: { Completo: 'good', Incompleto: 'warn' },
    help: 'Se estão publicados os documentos que a lei pede nesta fase da contratação.',
  }),
  qtdFaltam: number({ label: 'Documentos que faltam', noun: 'a quantidade de documentos que faltam' }),
  txtFaltam: text({ label: 'Falta no dossiê', noun: 'o que falta no dossiê' }),
  txtDocJustificativa: paper(labelOf('txtDocJustificativa')),
  txtDocEstudo: paper(labelOf('txtDocEstudo')),
  txtDocTermo: paper(labelOf('txtDocTermo')),
  txtDocPrecos: paper(labelOf('txtDocPrecos')),
  txtDocParecer: paper(labelOf('txtDocParecer')),
  txtDocEdital: paper(labelOf('txtDocEdital')),
  txtDocAviso: paper(labelOf('txtDocAviso')),
  txtDocAta: paper(labelOf('txtDocAta')),
  txtDocAdjudicacao: paper(labelOf('txtDocAdjudicacao')),
  txtDocHomologacao: paper(labelOf('txtDocHomologacao')),
  txtDocDesfazimento: paper(labelOf('txtDocDesfazimento')),
  txtDocEmergencia: paper(labelOf('txtDocEmergencia')),
  txtDocEscolha: paper(labelOf('txtDocEscolha')),
  txtDocAutorizacao: paper(labelOf('txtDocAutorizacao')),
  txtDocRatificacao: paper(labelOf('txtDocRatificacao')),
} satisfies Readonly<Record<string, Field>>;

type DossieField = keyof typeof dossieFields;
const isDossieField = (name: string): name is DossieField => Object.hasOwn(dossieFields, name);

export const DOSSIE_FIELDS: readonly DossieField[] = Object.keys(dossieFields).filter(isDossieField);
