import { MODALIDADES } from '../codes/contratos.ts';
import { PAPEIS_ATA, SITUACOES_ATA } from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, flag, link, money, taxId, text, year } from '../fields/index.ts';

export const atas = dataset({
  id: 'ata-de-registro-de-preco',
  menu: 'Licitações e contratos',
  title: 'Atas de registro de preços',
  singular: 'Ata de registro de preços',
  plural: 'atas de registro de preços',
  asked: 'ata registro preço',
  about:
    'Preços registrados para compras futuras: as atas do próprio órgão e as de outros de que ele participa ou a que aderiu (carona).',
  law: ['Lei 14.133/2021, arts. 82 a 86', 'Lei 12.527/2011, art. 8º, § 1º, IV'],
  key: ['numARP', 'numExercicioFinanc'],
  period: 'numExercicioFinanc',
  date: 'dtAssinatura',
  fields: {
    numARP: code({ label: 'Ata', noun: 'o número', required: true, search: 1 }),
    numExercicioFinanc: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtPapel: choice({
      label: 'Papel do órgão',
      noun: 'o papel do órgão',
      options: PAPEIS_ATA,
      open: true,
      required: true,
      term: 'Adesão a ata (carona)',
    }),
    txtOrgaoGerenciador: text({ label: 'Órgão gerenciador', noun: 'o órgão gerenciador', search: 3 }),
    txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 2 }),
    txtNomeRazaoSocial: text({ label: 'Fornecedor', noun: 'o fornecedor', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do fornecedor', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    numProcesso: code({ label: 'Processo', noun: 'o processo', search: 3 }),
    numCertame: code({ label: 'Licitação de origem', noun: 'a licitação de origem', search: 3 }),
    txtModalidadeLicit: choice({ label: 'Modalidade', noun: 'a modalidade', options: MODALIDADES, open: true }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    txtOrigem: text({ label: 'Licitação do gerenciador', noun: 'a licitação do gerenciador' }),
    dtAssinatura: date({ label: 'Assinatura', noun: 'a assinatura' }),
    dtInicioVigencia: date({ label: 'Início da vigência', noun: 'o início da vigência' }),
    dtFimVigencia: date({ label: 'Fim da vigência', noun: 'o fim da vigência', awaited: true, term: 'Vigência' }),
    blnProrrogada: flag({ label: 'Prorrogada', noun: 'prorrogação' }),
    blnAdesao: flag({ label: 'Aceita adesão', noun: 'possibilidade de adesão', term: 'Adesão a ata (carona)' }),
    vlrRegistrado: money({ label: 'Valor registrado', noun: 'o valor registrado', term: 'Registro de preços' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_ATA,
      open: true,
      tones: { Vigente: 'good', Suspensa: 'warn', Cancelada: 'bad' },
    }),
    arqAta: file({ label: 'Íntegra da ata' }),
    lnkPncp: link({ label: 'Publicação no PNCP' }),
  },
  rules: [
    {
      fields: ['dtInicioVigencia', 'dtFimVigencia'],
      holds: ({ dtInicioVigencia: from, dtFimVigencia: to }) => !from || !to || from <= to,
      message: 'o fim da vigência vem antes do início',
    },
  ],
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numARP', 'txtPapel'],
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      'txtObjeto',
      'txtOrgaoGerenciador',
      'dtFimVigencia',
      'vlrRegistrado',
      'arqAta',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicioFinanc', 'txtPapel', 'txtSituacao', 'txtNomeRazaoSocial'],
      more: ['txtObjeto', 'txtOrgaoGerenciador', 'txtCpfCnpj', 'txtUnidadeOrcamentaria', 'dtFimVigencia', 'blnAdesao'],
    },
    sort: '-dtAssinatura',
    totals: ['vlrRegistrado'],
    charts: [
      { title: 'Valor registrado por fornecedor', by: 'txtNomeRazaoSocial', sum: 'vlrRegistrado', shape: 'bars' },
      { title: 'Atas que terminam em cada mês', by: 'dtFimVigencia.mes', shape: 'columns' },
    ],
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
  detail: {
    lead: ['txtNomeRazaoSocial', 'txtCpfCnpj', 'txtPapel', 'txtSituacao'],
    figures: ['vlrRegistrado'],
    sections: [
      {
        title: 'Sobre a ata',
        fields: [
          'txtObjeto',
          'txtOrgaoGerenciador',
          'dtAssinatura',
          'dtInicioVigencia',
          'dtFimVigencia',
          'blnProrrogada',
          'blnAdesao',
          'arqAta',
        ],
      },
      {
        title: 'De onde vem',
        fields: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria', 'numProcesso', 'txtOrigem', 'lnkPncp'],
      },
    ],
    related: [
      { dataset: 'ata-itens', by: { numARP: 'numARP', numExercicioFinanc: 'numExercicioFinanc' } },
      {
        dataset: 'contratos',
        by: { numARP: 'numARP', numAnoARP: 'numExercicioFinanc' },
        title: 'Contratos feitos com esta ata',
      },
    ],
  },
  pntp: {
    '8.5': {
      onde: { field: 'txtPapel', values: ['Aderente (carona)'] },
      exige: ['txtOrgaoGerenciador', 'arqAta'],
      filtros: ['numExercicioFinanc', 'txtPapel'],
      campos: [
        'numARP',
        'txtPapel',
        'txtOrgaoGerenciador',
        'txtObjeto',
        'txtNomeRazaoSocial',
        'vlrRegistrado',
        'arqAta',
      ],
    },
  },
});
