import { ABRANGENCIAS, CADASTROS, ESFERAS, TIPOS_SANCAO } from '../codes/sancoes.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, flag, money, taxId, text, year } from '../fields/index.ts';
import { DATAS_SANCAO } from './sancao.ts';

/** A copy of the national registers, one for each exercise: who was barred in 2024 is asked long after 2024. */
export const inidoneas = dataset({
  id: 'empresas-inidoneas',
  menu: 'Licitações e contratos',
  title: 'Empresas inidôneas e suspensas',
  singular: 'Empresa inidônea ou suspensa',
  plural: 'empresas inidôneas e suspensas',
  asked: 'inidônea suspensa impedida punida proibida empresa',
  about:
    'Cópia dos cadastros nacionais de empresas punidas (CEIS e CNEP), com o aviso das que têm contrato com este órgão.',
  law: ['Lei 14.133/2021, art. 161', 'Lei 12.846/2013, arts. 22 e 23'],
  key: ['codSancao', 'numExercicio'],
  period: 'numExercicio',
  whole: 'txtCadastro',
  date: 'dtInicio',
  fields: {
    codSancao: code({ label: 'Registro', noun: 'o registro', required: true, search: 3 }),
    numExercicio: year({
      label: 'Exercício',
      noun: 'o exercício',
      required: true,
      help: 'Ano da cópia do cadastro: uma sanção aparece em cada ano em que valeu.',
    }),
    txtCadastro: choice({
      label: 'Cadastro',
      noun: 'o cadastro',
      options: CADASTROS,
      open: true,
      required: true,
      term: 'CEIS e CNEP',
    }),
    txtNomeRazaoSocial: text({ label: 'Empresa', noun: 'a empresa', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ', noun: 'CPF/CNPJ', privacy: 'mask', required: true, search: 1 }),
    blnFornecedor: flag({ label: 'Contratada deste órgão', noun: 'contrato com este órgão' }),
    txtTipoSancao: choice({
      label: 'Sanção',
      noun: 'a sanção',
      options: TIPOS_SANCAO,
      open: true,
      required: true,
      term: 'Sanção administrativa',
    }),
    txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal' }),
    numProcesso: code({ label: 'Processo', noun: 'o processo' }),
    dtInicio: date({ label: 'Início', noun: 'o início' }),
    dtFim: date({ label: 'Fim', noun: 'o fim', awaited: true }),
    vlrMulta: money({ label: 'Multa', noun: 'a multa' }),
    txtAbrangencia: choice({ label: 'Vale', noun: 'a abrangência', options: ABRANGENCIAS, open: true }),
    txtOrgaoSancionador: text({ label: 'Órgão sancionador', noun: 'o órgão sancionador', search: 3 }),
    txtUf: text({ label: 'UF', noun: 'a UF', listed: true }),
    txtEsfera: choice({ label: 'Esfera', noun: 'a esfera', options: ESFERAS, open: true }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    dtConsulta: date({ label: 'Consulta ao cadastro', noun: 'a consulta ao cadastro' }),
  },
  rules: [DATAS_SANCAO],
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      ['txtTipoSancao', 'txtFundamento'],
      ['txtOrgaoSancionador', 'txtUf'],
      ['txtAbrangencia', 'txtCadastro'],
      'dtInicio',
      'dtFim',
      'blnFornecedor',
    ],
    filters: {
      main: ['numExercicio', 'txtNomeRazaoSocial', 'txtCpfCnpj', 'blnFornecedor'],
      more: ['txtTipoSancao', 'txtCadastro', 'txtUf', 'txtEsfera', 'txtOrgaoSancionador', 'dtInicio', 'dtFim'],
    },
    sort: 'txtNomeRazaoSocial',
    totals: [],
    charts: [
      { title: 'Empresas por sanção', by: 'txtTipoSancao', shape: 'bars' },
      { title: 'Empresas por UF de quem puniu', by: 'txtUf', shape: 'bars' },
    ],
  },
  links: { txtCpfCnpj: { dataset: 'contratos', by: { txtCpfCnpjContratada: 'txtCpfCnpj' } } },
});
