import { dataset } from '../dataset.ts';
import { code, date, text, year } from '../fields/index.ts';
import { HEALTH_BODIES } from './rede.ts';

export const acesso = dataset({
  id: 'medicamentos-acesso',
  title: 'Como obter medicamentos de alto custo',
  singular: 'Passo para obter um medicamento de alto custo',
  plural: 'passos para obter medicamentos de alto custo',
  about:
    'O caminho de quem precisa de um medicamento do componente especializado: cada passo, o que levar e com quem falar.',
  law: ['Lei 8.080/1990, arts. 19-M a 19-P', 'Portaria de Consolidação MS 2/2017, Anexo XXVIII'],
  key: ['numPasso', 'numExercicio'],
  period: 'numExercicio',
  bodies: HEALTH_BODIES,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    numPasso: code({ label: 'Passo', noun: 'o passo', required: true }),
    txtPasso: text({ label: 'O que fazer', noun: 'o que fazer', required: true }),
    txtDocumentos: text({ label: 'O que levar', noun: 'o que levar', required: true }),
    txtLocal: text({ label: 'Onde', noun: 'onde', required: true }),
    txtPrazo: text({ label: 'Prazo', noun: 'o prazo' }),
    txtContato: text({ label: 'Contato', noun: 'o contato', required: true }),
    dtAtualizacao: date({ label: 'Atualizado em', noun: 'a atualização', required: true }),
  },
  list: {
    columns: ['numPasso', 'txtPasso', 'txtDocumentos', 'txtLocal', 'txtPrazo', 'txtContato'],
    filters: { main: ['numExercicio', 'txtPasso'], more: ['dtAtualizacao'] },
    sort: 'numPasso',
    totals: [],
    charts: [],
  },
  pntp: {
    '18.4': {
      filtros: ['txtPasso'],
      campos: ['txtPasso', 'txtDocumentos', 'txtLocal', 'txtContato'],
      data: 'dtAtualizacao',
    },
  },
});
