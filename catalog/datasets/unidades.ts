import { TIPOS_UNIDADE_SAUDE } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';
import { HEALTH_BODIES } from './rede.ts';

const own = { txtUnidade: 'txtUnidade', numExercicio: 'numExercicio' };

export const unidades = dataset({
  id: 'saude-unidades',
  menu: 'Saúde e educação',
  title: 'Unidades de saúde',
  singular: 'Unidade de saúde',
  plural: 'unidades de saúde',
  asked: 'posto saúde médico consulta vacina hospital policlínica upa ubs dentista atendimento horário farmácia',
  about: 'Onde e quando se é atendido: endereço, telefone, horário, especialidades e profissionais de cada unidade.',
  law: ['Lei 8.080/1990, art. 7º, VI', 'Lei 12.527/2011, art. 8º, § 1º, I', 'Lei 13.460/2017, art. 7º'],
  key: ['txtUnidade', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtAtualizacao',
  bodies: HEALTH_BODIES,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    codCnes: code({ label: 'CNES', noun: 'o CNES', search: 2, term: 'CNES' }),
    txtUnidade: text({ label: 'Unidade', noun: 'a unidade', required: true, search: 1 }),
    txtTipo: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_UNIDADE_SAUDE, open: true, required: true }),
    txtEspecialidades: text({
      label: 'Serviços e especialidades',
      noun: 'os serviços e especialidades',
      required: true,
      search: 2,
    }),
    txtHorario: text({ label: 'Horário', noun: 'o horário', required: true }),
    txtEndereco: text({ label: 'Endereço', noun: 'o endereço', required: true, search: 3 }),
    txtBairro: text({ label: 'Bairro', noun: 'o bairro', listed: true, search: 2 }),
    txtTelefone: text({ label: 'Telefone', noun: 'o telefone' }),
    txtEmail: text({ label: 'E-mail', noun: 'o e-mail' }),
    dtAtualizacao: date({ label: 'Atualizado em', noun: 'a atualização', required: true }),
  },
  list: {
    columns: [
      ['txtUnidade', 'txtTipo'],
      'txtEspecialidades',
      'txtHorario',
      ['txtEndereco', 'txtBairro'],
      ['txtTelefone', 'txtEmail'],
      'dtAtualizacao',
    ],
    filters: {
      main: ['numExercicio', 'txtTipo', 'txtBairro', 'txtEspecialidades'],
      more: ['txtUnidade', 'codCnes', 'dtAtualizacao'],
    },
    sort: 'txtUnidade',
    totals: [],
    charts: [{ title: 'Unidades por tipo', by: 'txtTipo', shape: 'bars' }],
  },
  detail: {
    lead: ['txtEspecialidades'],
    figures: [],
    sections: [
      { title: 'O que atende', fields: ['txtTipo', 'txtEspecialidades', 'txtHorario', 'codCnes'] },
      { title: 'Onde fica', fields: ['txtEndereco', 'txtBairro', 'txtTelefone', 'txtEmail', 'dtAtualizacao'] },
    ],
    related: [
      { dataset: 'saude-profissionais', by: own },
      { dataset: 'medicamentos-estoque', by: own },
    ],
  },
  pntp: {
    '18.2': {
      filtros: ['txtTipo', 'txtEspecialidades'],
      campos: ['txtUnidade', 'txtEspecialidades', 'txtHorario', 'txtEndereco', 'txtTelefone'],
      exige: ['txtEspecialidades', 'txtHorario', 'txtEndereco', 'txtTelefone'],
      data: 'dtAtualizacao',
    },
  },
});
