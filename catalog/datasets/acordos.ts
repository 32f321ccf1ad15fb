import { ACORDOS, SITUACOES_ACORDO } from '../codes/parcerias.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, taxId, text, year } from '../fields/index.ts';

export const acordos = dataset({
  id: 'acordos',
  menu: 'Planejamento e contas',
  title: 'Acordos sem repasse de dinheiro',
  singular: 'Acordo',
  plural: 'acordos',
  asked: 'acordo cooperação parceria',
  about: 'Acordos de cooperação em que ninguém passa dinheiro a ninguém, com as partes e o que cada uma deve fazer.',
  law: ['Lei 12.527/2011, art. 8º, § 1º, II', 'Lei 13.019/2014, art. 2º, VIII-A', 'Lei 14.133/2021, art. 184'],
  key: ['numConvenio', 'dtInicioVigencia'],
  period: 'numExercicio',
  date: 'dtAssinatura',
  fields: {
    numConvenio: code({ label: 'Número', noun: 'o número', required: true, search: 1 }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtTipoInstrumento: choice({
      label: 'Instrumento',
      noun: 'o instrumento',
      options: ACORDOS,
      open: true,
      term: 'Acordo de cooperação',
    }),
    txtPartes: text({ label: 'Partes', noun: 'as partes', required: true, search: 1 }),
    txtParceiro: text({ label: 'Parceiro', noun: 'o parceiro', search: 1 }),
    txtCpfCnpjParceiro: taxId({ label: 'CNPJ do parceiro', noun: 'CNPJ do parceiro', privacy: 'mask', search: 1 }),
    txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 2 }),
    txtObrigacoesOrgao: text({ label: 'O que o órgão deve fazer', noun: 'as obrigações do órgão', search: 4 }),
    txtObrigacoesParceiro: text({ label: 'O que o parceiro deve fazer', noun: 'as obrigações do parceiro', search: 4 }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal' }),
    numProcesso: code({ label: 'Processo', noun: 'o processo', search: 3 }),
    dtAssinatura: date({ label: 'Assinatura', noun: 'a assinatura' }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    dtInicioVigencia: date({ label: 'Início da vigência', noun: 'o início da vigência', required: true }),
    dtFimVigencia: date({ label: 'Fim da vigência', noun: 'o fim da vigência', awaited: true, term: 'Vigência' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_ACORDO,
      open: true,
      tones: { Vigente: 'good', Denunciado: 'warn' },
    }),
    arqIntegra: file({ label: 'Íntegra' }),
  },
  rules: [
    {
      fields: ['dtInicioVigencia', 'dtFimVigencia'],
      holds: ({ dtInicioVigencia: from, dtFimVigencia: to }) => !from || !to || from <= to,
      message: 'o fim da vigência vem antes do início',
    },
  ],
  holders: { txtParceiro: 'txtCpfCnpjParceiro' },
  list: {
    columns: [
      ['numConvenio', 'txtTipoInstrumento'],
      ['txtParceiro', 'txtCpfCnpjParceiro'],
      'txtObjeto',
      'dtInicioVigencia',
      'dtFimVigencia',
      'txtSituacao',
      'arqIntegra',
    ],
    filters: {
      main: ['numExercicio', 'txtPartes', 'txtObjeto', 'txtSituacao'],
      more: [
        'txtTipoInstrumento',
        'txtCpfCnpjParceiro',
        'numConvenio',
        'txtUnidadeOrcamentaria',
        'dtAssinatura',
        'dtFimVigencia',
      ],
    },
    sort: '-dtAssinatura',
    totals: [],
    charts: [
      { title: 'Acordos por instrumento', by: 'txtTipoInstrumento', shape: 'bars' },
      { title: 'Acordos que terminam em cada mês', by: 'dtFimVigencia.mes', shape: 'columns' },
    ],
  },
  detail: {
    lead: ['txtParceiro', 'txtTipoInstrumento', 'txtSituacao'],
    figures: [],
    sections: [
      { title: 'Sobre o acordo', fields: ['txtObjeto', 'txtPartes', 'txtCpfCnpjParceiro', 'txtUnidadeOrcamentaria'] },
      { title: 'Deveres de cada parte', fields: ['txtObrigacoesOrgao', 'txtObrigacoesParceiro'] },
      { title: 'Prazos', fields: ['dtAssinatura', 'dtPublicacao', 'dtInicioVigencia', 'dtFimVigencia', 'txtSituacao'] },
      { title: 'Documentos', fields: ['numProcesso', 'txtFundamento', 'arqIntegra'] },
    ],
    related: [
      {
        dataset: 'acordos',
        by: { txtCpfCnpjParceiro: 'txtCpfCnpjParceiro' },
        title: 'Outros acordos com o mesmo parceiro',
      },
    ],
  },
  pntp: {
    '5.3': {
      exige: ['txtObrigacoesOrgao', 'txtObrigacoesParceiro', 'arqIntegra'],
      filtros: ['numExercicio'],
      campos: [
        'txtPartes',
        'numConvenio',
        'numExercicio',
        'txtObjeto',
        'dtInicioVigencia',
        'dtFimVigencia',
        'txtObrigacoesOrgao',
        'txtObrigacoesParceiro',
        'arqIntegra',
      ],
    },
  },
});
