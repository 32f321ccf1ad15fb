import { FUNDAMENTOS_SIGILO, GRAUS } from '../codes/sigilo.ts';
import { dataset } from '../dataset.ts';
import { choice, date, flag, text, year } from '../fields/index.ts';
import { datas, documento, limite, PRODUZIDA_ANTES } from './sigilo.ts';

/** One list for each year: what is secret for five years stands in five of them, and the latest says what still is. */
export const classificadas = dataset({
  id: 'informacoes-classificadas',
  menu: 'Ouvidoria e e-SIC',
  title: 'Informações classificadas',
  singular: 'Informação classificada',
  plural: 'informações classificadas',
  asked: 'sigilo sigilosa segredo secreta reservada ultrassecreta classificada',
  about:
    'O que o órgão mantém sob sigilo: o assunto, o grau, o motivo que a lei aceita e até quando. Nunca o conteúdo.',
  law: ['Lei 12.527/2011, arts. 23, 24, 28 e 30'],
  key: ['codDocumento', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtClassificacao',
  fields: {
    ...documento,
    numExercicio: year({
      label: 'Ano da lista',
      noun: 'o ano da lista',
      required: true,
      help: 'A lista é publicada todo ano, com tudo o que ainda está sob sigilo.',
    }),
    txtGrau: choice({
      label: 'Grau de sigilo',
      noun: 'o grau de sigilo',
      options: GRAUS,
      required: true,
      term: 'Grau de sigilo',
      tones: { Secreto: 'warn', Ultrassecreto: 'bad' },
    }),
    txtFundamento: choice({
      label: 'Fundamento legal',
      noun: 'o fundamento legal',
      options: FUNDAMENTOS_SIGILO,
      open: true,
      required: true,
      help: 'O inciso do art. 23 da Lei 12.527/2011.',
    }),
    ...datas,
    dtFimSigilo: date({
      label: 'Fim do sigilo',
      noun: 'o fim do sigilo',
      required: true,
      awaited: true,
      term: 'Grau de sigilo',
    }),
    txtEventoFinal: text({
      label: 'Evento que encerra antes',
      noun: 'o evento que encerra o sigilo',
      help: 'Se houver: o que, acontecendo antes da data, já acaba com o sigilo.',
    }),
    blnProrrogado: flag({
      label: 'Prazo prorrogado',
      noun: 'prazo prorrogado',
      help: 'Só o grau ultrassecreto, e uma vez.',
    }),
    txtCargoAutoridade: text({
      label: 'Autoridade que classificou',
      noun: 'a autoridade',
      listed: true,
      help: 'O cargo, sem o nome da pessoa.',
    }),
  },
  rules: [
    PRODUZIDA_ANTES,
    {
      fields: ['numExercicio', 'dtClassificacao'],
      holds: ({ numExercicio: listed, dtClassificacao: day }) => Number(String(day).slice(0, 4)) <= Number(listed),
      message: 'a classificação é de depois do ano da lista',
    },
    {
      fields: ['dtClassificacao', 'dtFimSigilo'],
      holds: ({ dtClassificacao: from, dtFimSigilo: to }) => !from || !to || from <= to,
      message: 'o fim do sigilo vem antes da classificação',
    },
    {
      fields: ['txtGrau', 'dtFimSigilo'],
      holds: (row) => String(row.dtFimSigilo) <= limite(row),
      message:
        'o sigilo passa do máximo da lei, contado da produção ou, sem ela, da classificação: reservado 5 anos, secreto 15, ultrassecreto 25 (Lei 12.527/2011, art. 24)',
    },
  ],
  list: {
    columns: [
      ['codDocumento', 'txtUnidade'],
      ['txtAssunto', 'txtCategoria'],
      'txtGrau',
      'txtFundamento',
      'dtClassificacao',
      'dtFimSigilo',
    ],
    filters: {
      main: ['numExercicio', 'txtAssunto', 'txtGrau', 'txtCategoria'],
      more: ['codDocumento', 'txtFundamento', 'txtUnidade', 'txtCargoAutoridade', 'dtClassificacao', 'dtFimSigilo'],
    },
    sort: '-dtClassificacao',
    totals: [],
    charts: [
      { title: 'Informações por grau de sigilo', by: 'txtGrau', shape: 'bars' },
      { title: 'Informações por categoria', by: 'txtCategoria', shape: 'bars' },
      { title: 'Sigilos que terminam em cada ano', by: 'dtFimSigilo.ano', shape: 'columns' },
    ],
  },
  detail: {
    lead: ['txtAssunto', 'txtUnidade', 'txtGrau'],
    figures: [],
    sections: [
      { title: 'Sobre a informação', fields: ['txtAssunto', 'txtCategoria', 'dtProducao', 'numExercicio'] },
      { title: 'Por que está sob sigilo', fields: ['txtGrau', 'txtFundamento', 'txtUnidade', 'txtCargoAutoridade'] },
      { title: 'Até quando', fields: ['dtClassificacao', 'dtFimSigilo', 'txtEventoFinal', 'blnProrrogado'] },
    ],
    related: [
      { dataset: 'informacoes-desclassificadas', by: { codDocumento: 'codDocumento' }, title: 'Desclassificação' },
      {
        dataset: 'informacoes-classificadas',
        by: { codDocumento: 'codDocumento' },
        title: 'A mesma informação nas listas dos outros anos',
      },
    ],
  },
  pntp: {
    '12.8': {
      exige: ['txtCategoria'],
      filtros: ['numExercicio', 'txtAssunto', 'txtGrau', 'txtCategoria'],
      campos: [
        'codDocumento',
        'numExercicio',
        'txtAssunto',
        'txtCategoria',
        'txtGrau',
        'txtFundamento',
        'dtClassificacao',
        'dtFimSigilo',
      ],
    },
  },
});
