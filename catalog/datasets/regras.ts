import type { Bodies } from '../body.ts';
import { type Dataset, dataset } from '../dataset.ts';
import { code, date, text, year } from '../fields/index.ts';

type Told = Pick<Dataset, 'id' | 'title' | 'singular' | 'plural' | 'about' | 'law'> & {
  bodies: Bodies;
  /** The auditors' criterion that asks for the rules. */
  criterion: string;
};

/** The rules by which a queue is put in order: a short table beside it, in the words of the norm. */
export const queueCriteria = ({ criterion, ...told }: Told): Dataset =>
  dataset({
    ...told,
    key: ['numOrdem', 'numExercicio'],
    period: 'numExercicio',
    date: 'dtAtualizacao',
    fields: {
      numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
      numOrdem: code({ label: 'Ordem', noun: 'a ordem', required: true }),
      txtCriterio: text({ label: 'Critério', noun: 'o critério', required: true }),
      txtDescricao: text({ label: 'Como se aplica', noun: 'a descrição', required: true }),
      txtNorma: text({ label: 'Norma', noun: 'a norma' }),
      txtContato: text({ label: 'Contato', noun: 'o contato', required: true }),
      dtAtualizacao: date({ label: 'Atualizado em', noun: 'a atualização' }),
    },
    list: {
      columns: ['numOrdem', 'txtCriterio', 'txtDescricao', 'txtNorma', 'txtContato'],
      filters: { main: ['numExercicio', 'txtCriterio'], more: ['numOrdem'] },
      sort: 'numOrdem',
      totals: [],
      charts: [],
    },
    pntp: {
      [criterion]: {
        filtros: ['txtCriterio'],
        campos: ['txtCriterio', 'txtDescricao', 'txtContato'],
        data: 'dtAtualizacao',
      },
    },
  });
