import { MODALIDADES } from '../codes/contratos.ts';
import { PORTES, RESULTADOS } from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { choice, code, money, number, taxId, text, year } from '../fields/index.ts';

export const participantes = dataset({
  id: 'licitacao-participantes',
  title: 'Participantes de licitações',
  singular: 'Participante',
  plural: 'participantes de licitações',
  about: 'Quem apresentou proposta em cada licitação, por quanto, e quem venceu, perdeu ou foi afastado.',
  law: ['Lei 14.133/2021, arts. 17, 59, 62 e 174'],
  key: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria', 'txtNomeRazaoSocial'],
  period: 'numExercicio',
  fields: {
    numCertame: code({ label: 'Licitação', noun: 'a licitação', required: true }),
    txtModalidadeLicit: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: MODALIDADES,
      open: true,
      required: true,
    }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numClassificacao: number({ label: 'Classificação', noun: 'a classificação' }),
    txtNomeRazaoSocial: text({ label: 'Participante', noun: 'o participante', required: true, search: 2 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ', noun: 'CPF/CNPJ', privacy: 'mask', search: 3 }),
    txtPorte: choice({ label: 'Porte', noun: 'o porte', options: PORTES, open: true, term: 'Porte da empresa' }),
    vlrProposta: money({ label: 'Proposta', noun: 'a proposta' }),
    txtResultado: choice({
      label: 'Resultado',
      noun: 'o resultado',
      options: RESULTADOS,
      open: true,
      tones: { Vencedor: 'good', Credenciado: 'good', Desclassificado: 'bad', Inabilitado: 'bad' },
    }),
    txtMotivo: text({ label: 'Motivo', noun: 'o motivo', help: 'Por que a proposta ou a empresa foi afastada.' }),
  },
  links: {
    numCertame: {
      dataset: 'licitacao',
      by: {
        numCertame: 'numCertame',
        txtModalidadeLicit: 'txtModalidadeLicit',
        txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
      },
    },
  },
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      'numClassificacao',
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      'txtPorte',
      'vlrProposta',
      'txtResultado',
      'txtMotivo',
    ],
    filters: {
      main: ['numExercicio', 'txtNomeRazaoSocial', 'txtResultado'],
      more: ['numCertame', 'txtCpfCnpj', 'txtPorte'],
    },
    sort: 'numClassificacao',
    totals: [],
    charts: [],
  },
});
