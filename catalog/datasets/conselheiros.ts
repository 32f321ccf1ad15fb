import { AREAS_CONSELHO, VAGAS_CONSELHO } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, date, text, year } from '../fields/index.ts';
import { COUNCIL_BODIES } from './rede.ts';

const asked = (area: string) => ({
  filtros: ['txtConselho' as const],
  campos: ['txtNome', 'txtSegmento', 'txtEntidade', 'txtVaga', 'dtFimMandato'] as const,
  onde: { field: 'txtArea' as const, values: [area] },
  exige: ['txtSegmento'] as const,
});

export const conselheiros = dataset({
  id: 'conselhos-membros',
  title: 'Membros do conselho',
  singular: 'Membro do conselho',
  plural: 'membros de conselhos',
  about: 'Quem faz parte de cada conselho, que segmento ou entidade representa e até quando.',
  law: ['Lei 14.113/2020, art. 34, § 11, I', 'Lei 8.142/1990, art. 1º', 'Lei 8.742/1993, art. 17'],
  key: ['txtConselho', 'numExercicio', 'txtNome'],
  period: 'numExercicio',
  bodies: COUNCIL_BODIES,
  people: true,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtConselho: text({ label: 'Conselho', noun: 'o conselho', required: true, listed: true }),
    txtArea: choice({ label: 'Área', noun: 'a área', options: AREAS_CONSELHO, open: true, required: true }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true }),
    txtSegmento: text({ label: 'Segmento', noun: 'o segmento', required: true, listed: true }),
    txtEntidade: text({ label: 'Entidade que representa', noun: 'a entidade que representa' }),
    txtVaga: choice({ label: 'Vaga', noun: 'a vaga', options: VAGAS_CONSELHO, open: true, required: true }),
    txtFuncao: text({ label: 'Função', noun: 'a função' }),
    dtInicioMandato: date({ label: 'Início do mandato', noun: 'o início do mandato' }),
    dtFimMandato: date({ label: 'Fim do mandato', noun: 'o fim do mandato' }),
  },
  rules: [
    {
      fields: ['dtInicioMandato', 'dtFimMandato'],
      holds: ({ dtInicioMandato: from, dtFimMandato: to }) => !from || !to || from <= to,
      message: 'o fim do mandato vem antes do início',
    },
  ],
  list: {
    columns: [['txtNome', 'txtFuncao'], 'txtSegmento', 'txtEntidade', 'txtVaga', ['dtInicioMandato', 'dtFimMandato']],
    filters: { main: ['numExercicio', 'txtConselho', 'txtSegmento', 'txtNome'], more: ['txtArea', 'txtVaga'] },
    sort: 'txtSegmento',
    totals: [],
    charts: [],
  },
  pntp: { '18.6': asked('Saúde'), '19.3': asked('Fundeb'), '19.4': asked('Assistência social') },
});
