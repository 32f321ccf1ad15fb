import { SITUACOES_SELECAO, TIPOS_SELECAO } from '../codes/concursos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, flag, number, text, year } from '../fields/index.ts';

const own = { numEdital: 'numEdital', numExercicio: 'numExercicio' };

export const concursos = dataset({
  id: 'concursos',
  menu: 'Pessoal',
  title: 'Concursos e seleções',
  singular: 'Concurso ou seleção',
  plural: 'concursos e seleções',
  asked: 'concurso seleção edital inscrição vaga prova gabarito convocação',
  about: 'Concursos públicos e processos seletivos, com o edital na íntegra, os atos, os aprovados e as nomeações.',
  law: ['CF, art. 37, II, III, IV e IX', 'Lei 12.527/2011, art. 8º, § 1º'],
  key: ['numEdital', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtPublicacao',
  fields: {
    numEdital: code({ label: 'Edital', noun: 'o edital', required: true, search: 1, term: 'Edital' }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtTipo: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_SELECAO,
      open: true,
      required: true,
      term: 'Concurso público',
    }),
    txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 1 }),
    txtCargos: text({ label: 'Cargos', noun: 'os cargos', required: true, search: 2 }),
    qtdVagas: number({ label: 'Vagas', noun: 'o número de vagas', term: 'Vagas de um concurso' }),
    blnCadastroReserva: flag({ label: 'Cadastro de reserva', noun: 'o cadastro de reserva' }),
    dtPublicacao: date({ label: 'Publicação do edital', noun: 'a publicação do edital', required: true }),
    dtInicioInscricao: date({ label: 'Início das inscrições', noun: 'o início das inscrições' }),
    dtFimInscricao: date({ label: 'Fim das inscrições', noun: 'o fim das inscrições', awaited: true }),
    dtProva: date({ label: 'Prova', noun: 'a prova', awaited: true }),
    dtHomologacao: date({ label: 'Homologação', noun: 'a homologação', term: 'Homologação' }),
    dtValidade: date({ label: 'Válido até', noun: 'a validade', awaited: true }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_SELECAO,
      open: true,
      required: true,
      tones: { 'Inscrições abertas': 'good', 'Em andamento': 'good', Suspenso: 'warn', Anulado: 'bad' },
    }),
    txtOrganizadora: text({ label: 'Organizadora', noun: 'a organizadora', listed: true, search: 3 }),
    arqEdital: file({ label: 'Edital na íntegra' }),
  },
  rules: [
    {
      fields: ['qtdVagas'],
      holds: ({ qtdVagas }) => Number(qtdVagas ?? 0) >= 0,
      message: 'o número de vagas é negativo',
    },
    {
      fields: ['dtInicioInscricao', 'dtFimInscricao'],
      holds: ({ dtInicioInscricao: from, dtFimInscricao: to }) => !from || !to || from <= to,
      message: 'o fim das inscrições vem antes do início',
    },
    {
      fields: ['dtPublicacao', 'dtHomologacao'],
      holds: ({ dtPublicacao: from, dtHomologacao: to }) => !from || !to || from <= to,
      message: 'a homologação vem antes do edital',
    },
  ],
  list: {
    columns: [
      ['numEdital', 'txtTipo'],
      ['txtObjeto', 'txtCargos'],
      'qtdVagas',
      'dtPublicacao',
      ['dtInicioInscricao', 'dtFimInscricao'],
      ['txtSituacao', 'dtValidade'],
      'arqEdital',
    ],
    filters: {
      main: ['numExercicio', 'txtTipo', 'txtSituacao', 'txtCargos'],
      more: ['numEdital', 'txtObjeto', 'dtPublicacao', 'dtFimInscricao', 'dtValidade'],
    },
    sort: '-dtPublicacao',
    totals: ['qtdVagas'],
    charts: [],
  },
  detail: {
    lead: ['txtObjeto', 'txtSituacao'],
    figures: ['qtdVagas'],
    sections: [
      {
        title: 'Sobre a seleção',
        fields: ['txtTipo', 'txtCargos', 'blnCadastroReserva', 'txtOrganizadora', 'arqEdital'],
      },
      {
        title: 'Prazos',
        fields: ['dtPublicacao', 'dtInicioInscricao', 'dtFimInscricao', 'dtProva', 'dtHomologacao', 'dtValidade'],
      },
    ],
    related: [
      { dataset: 'concursos-atos', by: own },
      { dataset: 'concursos-aprovados', by: own },
    ],
  },
  pntp: {
    '6.6': {
      filtros: ['numExercicio', 'txtTipo'],
      campos: ['numEdital', 'txtTipo', 'txtObjeto', 'txtCargos', 'dtPublicacao', 'txtSituacao', 'arqEdital'],
      exige: ['arqEdital'],
      data: 'dtPublicacao',
    },
  },
});
