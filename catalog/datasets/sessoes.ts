import { REUNIOES, SITUACOES_SESSAO, TIPOS_SESSAO } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, link, number, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

const own = { codSessao: 'codSessao', numExercicio: 'numExercicio' };
const PAUTA = ['txtNome', 'dtSessao', 'txtHora', 'txtTipo', 'txtPauta', 'arqPauta'] as const;

export const sessoes = dataset({
  id: 'sessoes',
  menu: 'Legislativo',
  title: 'Sessões e reuniões',
  singular: 'Sessão',
  plural: 'sessões',
  asked: 'sessão reunião plenário comissão audiência pauta ata transmissão vídeo presença',
  about: 'Sessões do plenário, reuniões das comissões e audiências públicas: pauta, ata, presenças, votações e vídeo.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º', 'LC 101/2000, art. 48, § 1º, I'],
  key: ['codSessao', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtSessao',
  bodies: legislativo,
  fields: {
    codSessao: code({
      label: 'Código',
      noun: 'o código',
      required: true,
      search: 2,
      help: 'Distingue a sessão das outras do ano, como SO-045.',
    }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtNome: text({ label: 'Sessão', noun: 'a sessão', required: true, search: 1 }),
    txtReuniao: choice({ label: 'Quem se reúne', noun: 'quem se reúne', options: REUNIOES, required: true, search: 2 }),
    txtTipo: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_SESSAO, open: true, required: true }),
    numSessao: code({ label: 'Número', noun: 'o número' }),
    txtComissao: text({ label: 'Comissão', noun: 'a comissão', listed: true, search: 1 }),
    dtSessao: date({ label: 'Data', noun: 'a data', required: true, awaited: true }),
    txtHora: text({ label: 'Hora', noun: 'a hora', help: 'Como 09:00.' }),
    txtLocal: text({ label: 'Local', noun: 'o local' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_SESSAO,
      open: true,
      required: true,
      tones: { Realizada: 'good', Convocada: 'plain', 'Sem quórum': 'warn', Adiada: 'warn', Cancelada: 'bad' },
    }),
    dtPauta: date({ label: 'Pauta publicada em', noun: 'a publicação da pauta' }),
    txtPauta: text({ label: 'Itens da pauta', noun: 'a pauta', lines: true, search: 3 }),
    arqPauta: file({ label: 'Pauta' }),
    dtAta: date({ label: 'Ata publicada em', noun: 'a publicação da ata' }),
    arqAta: file({ label: 'Ata' }),
    txtPresentes: text({
      label: 'Presentes',
      noun: 'os presentes',
      help: 'Nomes separados por ponto e vírgula, como em Vereadores.',
    }),
    qtdPresentes: number({ label: 'Quantos presentes', noun: 'o número de presentes' }),
    lnkVideo: link({ label: 'Transmissão' }),
    lnkOrigem: link({ label: 'No sistema da Câmara' }),
  },
  rules: [
    {
      fields: ['txtHora'],
      holds: ({ txtHora: hour }) => !hour || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(hour)),
      message: 'a hora se escreve como 09:00',
    },
    {
      fields: ['txtReuniao', 'txtComissao'],
      holds: ({ txtReuniao: who, txtComissao: name }) => who !== 'Comissão' || Boolean(name),
      message: 'a reunião de comissão diz o nome da comissão',
    },
    {
      fields: ['txtPresentes', 'qtdPresentes'],
      holds: ({ txtPresentes: names, qtdPresentes: count }) =>
        !names || count === null || count === undefined || String(names).split(';').length === Number(count),
      message: 'o número de presentes não é o dos nomes',
    },
    {
      fields: ['dtSessao', 'dtAta'],
      holds: ({ dtSessao: day, dtAta: minutes }) => !day || !minutes || day <= minutes,
      message: 'a ata vem antes da sessão',
    },
  ],
  list: {
    columns: [['txtNome', 'txtReuniao'], ['dtSessao', 'txtHora'], 'txtSituacao', 'qtdPresentes', 'arqPauta', 'arqAta'],
    filters: {
      main: ['numExercicio', 'txtReuniao', 'dtSessao', 'txtPauta'],
      more: ['txtNome', 'txtTipo', 'txtComissao', 'txtSituacao', 'codSessao', 'txtPresentes'],
    },
    sort: '-dtSessao',
    totals: [],
    charts: [
      { title: 'Sessões por tipo', by: 'txtTipo', shape: 'bars' },
      { title: 'Sessões em cada mês', by: 'dtSessao.mes', shape: 'columns' },
    ],
  },
  detail: {
    lead: ['txtNome', 'txtSituacao'],
    figures: ['qtdPresentes'],
    sections: [
      {
        title: 'Sobre a sessão',
        fields: ['txtReuniao', 'txtTipo', 'numSessao', 'txtComissao', 'dtSessao', 'txtHora', 'txtLocal', 'lnkVideo'],
      },
      { title: 'Pauta', fields: ['dtPauta', 'arqPauta', 'txtPauta'] },
      { title: 'Ata e presenças', fields: ['dtAta', 'arqAta', 'txtPresentes', 'lnkOrigem'] },
    ],
    related: [
      { dataset: 'sessoes-pauta', by: own },
      { dataset: 'sessoes-presencas', by: own },
      { dataset: 'votacoes', by: own, title: 'Votações da sessão' },
    ],
  },
  pntp: {
    '20.4': {
      filtros: ['numExercicio', 'dtSessao', 'txtPauta'],
      campos: PAUTA,
      onde: { field: 'txtReuniao', values: ['Plenário'] },
      exige: ['txtPauta'],
      data: 'dtSessao',
    },
    '20.5': {
      filtros: ['numExercicio', 'dtSessao', 'txtComissao'],
      campos: [...PAUTA, 'txtComissao'],
      onde: { field: 'txtReuniao', values: ['Comissão'] },
      exige: ['txtPauta'],
      data: 'dtSessao',
    },
    '20.6': {
      filtros: ['numExercicio', 'dtSessao', 'txtPresentes'],
      campos: ['txtNome', 'dtSessao', 'arqAta', 'txtPresentes', 'qtdPresentes'],
      onde: { field: 'txtSituacao', values: ['Realizada'] },
      exige: ['arqAta', 'txtPresentes'],
      data: 'dtSessao',
    },
    '20.9': {
      filtros: ['dtSessao'],
      campos: ['txtNome', 'dtSessao', 'lnkVideo'],
      onde: { field: 'txtSituacao', values: ['Realizada'] },
      exige: ['lnkVideo'],
      data: 'dtSessao',
    },
  },
});
