import { dataset } from '../dataset.ts';
import { code, date, file, money, number, percent, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

const named = { txtVereador: 'txtNome', numExercicio: 'numExercicio' };

/** A row for each member and year: who sits changes, and what each did is counted by year. */
export const vereadores = dataset({
  id: 'vereadores',
  menu: 'Legislativo',
  title: 'Vereadores',
  singular: 'Vereador',
  plural: 'vereadores',
  asked: 'vereador vereadora parlamentar partido gabinete mandato biografia produção atuação assiduidade presença',
  about:
    'Quem compõe a Câmara em cada ano, com foto, partido, biografia e contato, e o que cada um propôs, relatou e votou.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['codVereador', 'numExercicio'],
  name: 'txtNome',
  period: 'numExercicio',
  bodies: legislativo,
  fields: {
    codVereador: code({
      label: 'Código',
      noun: 'o código',
      required: true,
      help: 'O mesmo em todos os anos, como fabiana-fernandes.',
    }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true, listed: true, search: 1 }),
    txtPartido: text({ label: 'Partido', noun: 'o partido', listed: true, search: 2 }),
    txtMandato: text({ label: 'Mandato', noun: 'o mandato' }),
    txtMesa: text({ label: 'Cargo na Mesa Diretora', noun: 'o cargo na Mesa Diretora', search: 3 }),
    txtComissoes: text({ label: 'Comissões', noun: 'as comissões', search: 3 }),
    txtBiografia: text({ label: 'Biografia', noun: 'a biografia', search: 4, lines: true }),
    txtGabinete: text({ label: 'Gabinete', noun: 'o gabinete' }),
    txtTelefone: text({ label: 'Telefone do gabinete', noun: 'o telefone' }),
    txtEmail: text({ label: 'E-mail', noun: 'o e-mail' }),
    arqFoto: file({ label: 'Foto' }),
    qtdProposicoes: number({ label: 'Proposições', noun: 'o número de proposições', term: 'Proposição' }),
    qtdRelatorias: number({ label: 'Relatorias', noun: 'o número de relatorias', term: 'Relator' }),
    qtdVotos: number({ label: 'Votos nominais', noun: 'o número de votos', term: 'Votação nominal' }),
    qtdSessoes: number({ label: 'Sessões', noun: 'o número de sessões' }),
    qtdPresencas: number({ label: 'Presenças', noun: 'o número de presenças' }),
    pctPresenca: percent({ label: 'Assiduidade', noun: 'a assiduidade', term: 'Assiduidade' }),
    qtdDiscursos: number({ label: 'Vezes que usou a palavra', noun: 'o número de falas' }),
    vlrVerba: money({ label: 'Verba indenizatória', noun: 'a verba indenizatória', term: 'Verba indenizatória' }),
    dtAtividade: date({ label: 'Atividade mais recente', noun: 'a atividade mais recente' }),
  },
  derived: [
    'qtdProposicoes',
    'qtdRelatorias',
    'qtdVotos',
    'qtdSessoes',
    'qtdPresencas',
    'pctPresenca',
    'qtdDiscursos',
    'vlrVerba',
    'dtAtividade',
  ],
  list: {
    columns: [
      ['txtNome', 'txtPartido'],
      'arqFoto',
      ['txtMandato', 'txtMesa'],
      'qtdProposicoes',
      'qtdRelatorias',
      'qtdVotos',
      ['pctPresenca', 'qtdPresencas'],
      'vlrVerba',
    ],
    filters: { main: ['numExercicio', 'txtNome', 'txtPartido'], more: ['codVereador', 'txtComissoes', 'txtMesa'] },
    sort: 'txtNome',
    totals: ['qtdProposicoes', 'qtdRelatorias', 'vlrVerba'],
    charts: [
      { title: 'Proposições de cada vereador', by: 'txtNome', sum: 'qtdProposicoes', shape: 'bars' },
      { title: 'Vereadores de cada partido', by: 'txtPartido', shape: 'bars' },
    ],
  },
  detail: {
    lead: ['txtNome', 'txtPartido', 'txtMesa'],
    figures: ['qtdProposicoes', 'qtdRelatorias', 'qtdVotos', 'qtdPresencas', 'vlrVerba'],
    sections: [
      {
        title: 'Quem é',
        fields: ['arqFoto', 'txtNome', 'txtPartido', 'txtMandato', 'txtMesa', 'txtComissoes', 'txtBiografia'],
      },
      { title: 'Como falar com o gabinete', fields: ['txtGabinete', 'txtTelefone', 'txtEmail'] },
      {
        title: 'Atividade no ano',
        fields: ['qtdSessoes', 'qtdPresencas', 'pctPresenca', 'qtdDiscursos', 'dtAtividade'],
      },
    ],
    related: [
      {
        dataset: 'proposicoes',
        by: { txtAutor: 'txtNome', numExercicio: 'numExercicio' },
        title: 'Proposições de que é o único autor',
      },
      {
        dataset: 'proposicoes',
        by: { txtRelator: 'txtNome', numExercicio: 'numExercicio' },
        title: 'Proposições que relatou',
      },
      { dataset: 'votacoes-votos', by: named, title: 'Como votou' },
      { dataset: 'sessoes-presencas', by: named, title: 'Presença nas sessões' },
      { dataset: 'verba-indenizatoria', by: { txtParlamentar: 'txtNome', numExercicio: 'numExercicio' } },
      { dataset: 'vereadores', by: { codVereador: 'codVereador' }, title: 'Outros anos' },
    ],
  },
  pntp: {
    '20.1': {
      filtros: ['txtNome', 'txtPartido'],
      campos: ['txtNome', 'txtPartido', 'txtBiografia', 'arqFoto'],
      exige: ['txtPartido', 'txtBiografia', 'arqFoto'],
    },
    '20.11': {
      filtros: ['numExercicio', 'txtNome', 'txtPartido'],
      campos: [
        'txtNome',
        'txtPartido',
        'txtComissoes',
        'qtdProposicoes',
        'qtdRelatorias',
        'qtdVotos',
        'qtdPresencas',
        'pctPresenca',
        'qtdDiscursos',
      ],
      data: 'dtAtividade',
    },
  },
});
