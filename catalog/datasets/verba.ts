import { CATEGORIAS_VERBA } from '../codes/pessoal.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, money, month, taxId, text, year } from '../fields/index.ts';

/** Refunds and their ceilings concern nobody else. */
export const camara = {
  only: ['camara'],
  why: 'A verba indenizatória ressarce despesas do mandato de vereadores: só a Câmara Municipal a paga e publica.',
} as const;

export const verba = dataset({
  id: 'verba-indenizatoria',
  menu: 'Pessoal',
  title: 'Verba indenizatória',
  singular: 'Ressarcimento',
  plural: 'ressarcimentos',
  asked: 'verba indenizatória gabinete',
  about: 'Despesas do mandato que a Câmara ressarciu a cada parlamentar, com fornecedor, nota fiscal e valor.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['txtParlamentar', 'dtMesAno', 'txtCategoria'],
  period: 'numExercicio',
  date: 'dtNotaFiscal',
  bodies: camara,
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    dtMesAno: month({ label: 'Mês', noun: 'o mês', required: true }),
    txtParlamentar: text({
      label: 'Parlamentar',
      noun: 'o parlamentar',
      required: true,
      listed: true,
      search: 1,
    }),
    txtCategoria: choice({
      label: 'Categoria',
      noun: 'a categoria',
      options: CATEGORIAS_VERBA,
      open: true,
      required: true,
      term: 'Verba indenizatória',
    }),
    txtFornecedor: text({ label: 'Fornecedor', noun: 'o fornecedor', search: 2 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do fornecedor', noun: 'CPF/CNPJ', privacy: 'mask', search: 3 }),
    numNotaFiscal: code({ label: 'Nota fiscal', noun: 'a nota fiscal', search: 3 }),
    dtNotaFiscal: date({ label: 'Data da nota', noun: 'a data da nota' }),
    txtDescricao: text({ label: 'Despesa', noun: 'a despesa', required: true, search: 2 }),
    vlrApresentado: money({
      label: 'Apresentado',
      noun: 'o valor apresentado',
      help: 'O que o parlamentar pediu; R$ 0,00 onde a origem só informa o que foi ressarcido.',
    }),
    vlrGlosa: money({ label: 'Glosa', noun: 'a glosa', help: 'O que foi recusado.', term: 'Glosa' }),
    vlrRessarcido: money({ label: 'Ressarcido', noun: 'o valor ressarcido', required: true }),
    dtRessarcimento: date({ label: 'Ressarcimento', noun: 'a data do ressarcimento' }),
    arqDocumento: file({ label: 'Comprovante' }),
  },
  rules: [
    {
      fields: ['vlrApresentado', 'vlrGlosa', 'vlrRessarcido'],
      holds: ({ vlrApresentado: asked, vlrGlosa: refused, vlrRessarcido: paid }) =>
        asked === null || Number(paid ?? 0) <= Number(asked) - Number(refused ?? 0) + 0.01,
      message: 'foi ressarcido mais do que o valor apresentado menos a glosa',
    },
  ],
  holders: { txtFornecedor: 'txtCpfCnpj' },
  list: {
    columns: [
      ['txtParlamentar', 'dtMesAno'],
      'txtCategoria',
      ['txtFornecedor', 'txtCpfCnpj'],
      'txtDescricao',
      ['numNotaFiscal', 'dtNotaFiscal'],
      'vlrApresentado',
      'vlrRessarcido',
      'arqDocumento',
    ],
    filters: {
      main: ['numExercicio', 'dtMesAno', 'txtParlamentar', 'txtCategoria'],
      more: ['txtFornecedor', 'txtCpfCnpj', 'numNotaFiscal', 'dtNotaFiscal', 'txtDescricao', 'vlrRessarcido'],
    },
    sort: '-dtMesAno',
    totals: ['vlrApresentado', 'vlrGlosa', 'vlrRessarcido'],
    charts: [
      { title: 'Ressarcido a cada parlamentar', by: 'txtParlamentar', sum: 'vlrRessarcido', shape: 'bars' },
      { title: 'Ressarcido em cada categoria', by: 'txtCategoria', sum: 'vlrRessarcido', shape: 'bars' },
      { title: 'Mês a mês', by: 'dtNotaFiscal.mes', sum: 'vlrRessarcido', shape: 'columns' },
    ],
    beside: ['verba-tetos'],
  },
  links: {
    txtParlamentar: { dataset: 'servidores', by: { txtNome: 'txtParlamentar', dtMesAno: 'dtMesAno' } },
  },
  pntp: {
    '20.10': {
      filtros: ['numExercicio', 'dtMesAno', 'txtParlamentar'],
      campos: ['txtParlamentar', 'txtDescricao', 'vlrRessarcido', 'txtCategoria'],
    },
  },
});
