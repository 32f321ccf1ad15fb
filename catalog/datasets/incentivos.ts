import { AREAS_INCENTIVO, MECANISMOS_INCENTIVO, SITUACOES_INCENTIVO } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, money, taxId, text, year } from '../fields/index.ts';
import { INCENTIVE_BODIES } from './rede.ts';

export const incentivos = dataset({
  id: 'incentivos-projetos',
  menu: 'Receitas',
  title: 'Incentivos à cultura e ao esporte',
  singular: 'Projeto incentivado',
  plural: 'projetos incentivados',
  asked: 'cultura esporte incentivo projeto edital fomento patrocínio artista atleta',
  about:
    'Os projetos de cultura e de esporte apoiados, quem os realiza, por que mecanismo e quanto foi aprovado e pago.',
  law: ['LC 101/2000, arts. 14 e 48-A, II', 'Lei 12.527/2011, art. 8º', 'Lei 14.399/2022', 'Lei 14.903/2024'],
  key: ['numProjeto', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtAprovacao',
  bodies: INCENTIVE_BODIES,
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    numProjeto: code({ label: 'Projeto nº', noun: 'o número do projeto', required: true, search: 2 }),
    txtBeneficiario: text({ label: 'Beneficiário', noun: 'o beneficiário', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    txtObjeto: text({ label: 'Projeto', noun: 'o projeto', required: true, search: 1 }),
    txtArea: choice({ label: 'Área', noun: 'a área', options: AREAS_INCENTIVO, open: true, required: true }),
    txtMecanismo: choice({
      label: 'Mecanismo',
      noun: 'o mecanismo',
      options: MECANISMOS_INCENTIVO,
      open: true,
      required: true,
      term: 'Incentivo a projetos',
    }),
    txtEdital: text({ label: 'Edital ou lei', noun: 'o edital', search: 3 }),
    dtAprovacao: date({ label: 'Aprovação', noun: 'a aprovação' }),
    vlrAprovado: money({
      label: 'Valor aprovado',
      noun: 'o valor aprovado',
      required: true,
      term: 'Incentivo a projetos',
    }),
    vlrPago: money({ label: 'Valor pago', noun: 'o valor pago' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_INCENTIVO,
      open: true,
      tones: { 'Prestação de contas aprovada': 'good', 'Prestação de contas reprovada': 'bad', Cancelado: 'bad' },
    }),
  },
  rules: [
    {
      fields: ['vlrAprovado', 'vlrPago'],
      holds: ({ vlrAprovado: agreed, vlrPago: paid }) => Number(paid ?? 0) <= Number(agreed),
      message: 'pagou-se mais do que foi aprovado',
    },
  ],
  holders: { txtBeneficiario: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numProjeto', 'txtArea'],
      'txtObjeto',
      ['txtBeneficiario', 'txtCpfCnpj'],
      'txtMecanismo',
      'vlrAprovado',
      'vlrPago',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtArea', 'txtMecanismo', 'txtBeneficiario'],
      more: ['txtCpfCnpj', 'txtObjeto', 'txtEdital', 'txtSituacao', 'vlrAprovado'],
    },
    sort: '-vlrAprovado',
    totals: ['vlrAprovado', 'vlrPago'],
    charts: [
      { title: 'Valor aprovado por área', by: 'txtArea', sum: 'vlrAprovado', shape: 'bars' },
      { title: 'Valor aprovado por mecanismo', by: 'txtMecanismo', sum: 'vlrAprovado', shape: 'bars' },
    ],
  },
  pntp: {
    '16.4': {
      filtros: ['numExercicio', 'txtArea'],
      campos: ['txtBeneficiario', 'txtObjeto', 'txtMecanismo', 'vlrAprovado'],
      exige: ['txtBeneficiario', 'txtObjeto', 'vlrAprovado'],
    },
  },
});
