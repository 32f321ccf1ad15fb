import { AREAS_CONSELHO } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, date, text, year } from '../fields/index.ts';
import { COUNCIL_BODIES } from './rede.ts';

const asked = (area: string) => ({
  filtros: ['txtArea' as const],
  campos: ['txtConselho', 'txtArea', 'txtTelefone', 'txtEmail', 'txtEndereco', 'dtFimMandato'] as const,
  onde: { field: 'txtArea' as const, values: [area] },
  exige: ['txtTelefone', 'txtEmail', 'txtEndereco'] as const,
});

export const conselhos = dataset({
  id: 'conselhos',
  menu: 'Saúde e educação',
  title: 'Conselhos',
  singular: 'Conselho',
  plural: 'conselhos',
  asked: 'conselho conselheiro cacs cms cmas participação controle social ata reunião',
  about:
    'Os conselhos que acompanham a saúde, a educação, a assistência social e outras áreas: membros, contato e atas.',
  law: [
    'LC 141/2012, arts. 31 e 36',
    'Lei 14.113/2020, art. 34, § 11',
    'Lei 8.742/1993, arts. 16 e 17',
    'Lei 8.142/1990',
  ],
  key: ['txtConselho', 'numExercicio'],
  period: 'numExercicio',
  bodies: COUNCIL_BODIES,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtConselho: text({ label: 'Conselho', noun: 'o conselho', required: true, search: 1 }),
    txtArea: choice({
      label: 'Área',
      noun: 'a área',
      options: AREAS_CONSELHO,
      open: true,
      required: true,
      term: 'Conselho de políticas públicas',
    }),
    txtNorma: text({ label: 'Lei de criação', noun: 'a lei de criação', required: true }),
    txtCompetencia: text({ label: 'O que faz', noun: 'o que faz', search: 3 }),
    txtTelefone: text({ label: 'Telefone', noun: 'o telefone' }),
    txtEmail: text({ label: 'E-mail', noun: 'o e-mail' }),
    txtEndereco: text({ label: 'Endereço', noun: 'o endereço' }),
    txtReunioes: text({ label: 'Reuniões', noun: 'as reuniões' }),
    dtInicioMandato: date({ label: 'Início do mandato', noun: 'o início do mandato' }),
    dtFimMandato: date({ label: 'Fim do mandato', noun: 'o fim do mandato', awaited: true }),
  },
  rules: [
    {
      fields: ['dtInicioMandato', 'dtFimMandato'],
      holds: ({ dtInicioMandato: from, dtFimMandato: to }) => !from || !to || from <= to,
      message: 'o fim do mandato vem antes do início',
    },
  ],
  list: {
    columns: [
      ['txtConselho', 'txtArea'],
      'txtNorma',
      ['txtTelefone', 'txtEmail'],
      ['txtEndereco', 'txtReunioes'],
      ['dtInicioMandato', 'dtFimMandato'],
    ],
    filters: { main: ['numExercicio', 'txtArea', 'txtConselho'], more: ['dtFimMandato'] },
    sort: 'txtConselho',
    totals: [],
    charts: [],
  },
  detail: {
    lead: ['txtCompetencia'],
    figures: [],
    sections: [
      { title: 'Sobre o conselho', fields: ['txtArea', 'txtNorma', 'txtReunioes', 'dtInicioMandato', 'dtFimMandato'] },
      { title: 'Contato', fields: ['txtTelefone', 'txtEmail', 'txtEndereco'] },
    ],
    related: [
      { dataset: 'conselhos-membros', by: { txtConselho: 'txtConselho', numExercicio: 'numExercicio' } },
      { dataset: 'conselhos-documentos', by: { txtConselho: 'txtConselho' } },
    ],
  },
  pntp: { '18.6': asked('Saúde'), '19.3': asked('Fundeb'), '19.4': asked('Assistência social') },
});
