import { SITUACOES_SERVIDOR, TIPOS_FOLHA, VINCULOS } from '../codes/pessoal.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, money, month, taxId, text } from '../fields/index.ts';

/** Old systems round each item by itself. */
const CENTS = 1;

export const servidores = dataset({
  id: 'servidores',
  menu: 'Pessoal',
  title: 'Servidores e remuneração',
  singular: 'Servidor',
  plural: 'registros da folha',
  asked:
    'salário remuneração vencimento folha ganha ganham ganhar recebe contracheque holerite funcionário servidor cargo matrícula trabalha',
  about: 'Quem trabalha para o órgão, em que cargo e lugar, desde quando e quanto recebe em cada mês.',
  law: [
    'Constituição Federal, arts. 37 e 39, § 6º',
    'Lei 12.527/2011, art. 8º',
    'STF, ARE 652.777 (Tema 483): é legítimo publicar o nome e a remuneração de cada servidor',
  ],
  key: ['numMatricula', 'dtMesAno', 'idTipoFolha'],
  period: 'dtMesAno',
  range: 'dtMesAno',
  people: true,
  fields: {
    numMatricula: code({ label: 'Matrícula', noun: 'a matrícula', required: true, search: 2 }),
    dtMesAno: month({ label: 'Mês', noun: 'o mês', required: true, term: 'Competência' }),
    idTipoFolha: code({ label: 'Código do tipo de folha', noun: 'o código do tipo de folha', required: true }),
    txtTipoFolha: choice({
      label: 'Tipo de folha',
      noun: 'o tipo de folha',
      options: Object.values(TIPOS_FOLHA),
      open: true,
      required: true,
      term: 'Tipo de folha',
    }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true, search: 1 }),
    txtCpf: taxId({ label: 'CPF', noun: 'o CPF', privacy: 'mask' }),
    txtVinculo: choice({ label: 'Vínculo', noun: 'o vínculo', options: VINCULOS, open: true, term: 'Vínculo' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_SERVIDOR,
      open: true,
      tones: { Ativo: 'good' },
    }),
    txtCargo: text({ label: 'Cargo', noun: 'o cargo', listed: true, search: 2 }),
    txtFuncao: text({ label: 'Função', noun: 'a função', term: 'Função gratificada' }),
    txtOrgao: text({ label: 'Lotação', noun: 'a lotação', listed: true, search: 3, term: 'Lotação' }),
    txtCargaHoraria: text({ label: 'Carga horária', noun: 'a carga horária', help: 'Horas por semana: 40-H.' }),
    dtExercicio: date({ label: 'Admissão', noun: 'a admissão' }),
    dtVacancia: date({
      label: 'Saída',
      noun: 'a saída',
      help: 'Dia da exoneração, da aposentadoria ou do fim do contrato.',
      term: 'Vacância',
    }),
    vlrRemuneracaoBasica: money({ label: 'Remuneração básica', noun: 'a remuneração básica', term: 'Vencimento' }),
    vlrGratificacoes: money({ label: 'Gratificações e adicionais', noun: 'as gratificações' }),
    vlrHorasExtras: money({ label: 'Horas extras', noun: 'as horas extras' }),
    vlrFerias: money({ label: 'Férias', noun: 'as férias', help: 'O terço que se recebe a mais nas férias.' }),
    vlrDecimoTerceiro: money({ label: '13º salário', noun: 'o 13º salário' }),
    vlrIndenizatorias: money({
      label: 'Verbas indenizatórias',
      noun: 'as verbas indenizatórias',
      term: 'Verba indenizatória',
    }),
    vlrRemuneracaoBruta: money({
      label: 'Remuneração bruta',
      noun: 'a remuneração bruta',
      required: true,
      help: 'Tudo o que foi pago, antes de qualquer desconto.',
    }),
    vlrAbateTeto: money({
      label: 'Abate-teto',
      noun: 'o abate-teto',
      help: 'O que passa da maior remuneração que a lei permite e não é pago.',
      term: 'Teto remuneratório',
    }),
    vlrDescontosObrigatorios: money({
      label: 'Descontos obrigatórios',
      noun: 'os descontos obrigatórios',
      help: 'Previdência e imposto de renda.',
    }),
    vlrRemuAposDescObrig: money({
      label: 'Após descontos obrigatórios',
      noun: 'a remuneração após descontos obrigatórios',
      help: 'Empréstimos e outros descontos pessoais não são publicados.',
    }),
  },
  rules: [
    {
      fields: ['dtExercicio', 'dtVacancia'],
      holds: ({ dtExercicio: from, dtVacancia: to }) => !from || !to || from <= to,
      message: 'a saída vem antes da admissão',
    },
    {
      // A lower value would give away loans, alimony and whatever else is a person's own affair.
      fields: ['vlrRemuneracaoBruta', 'vlrAbateTeto', 'vlrDescontosObrigatorios', 'vlrRemuAposDescObrig'],
      holds: ({
        vlrRemuneracaoBruta: gross,
        vlrAbateTeto: cap,
        vlrDescontosObrigatorios: taken,
        vlrRemuAposDescObrig: net,
      }) =>
        gross === null ||
        taken === null ||
        net === null ||
        Math.abs(Number(gross) - Number(cap ?? 0) - Number(taken) - Number(net)) < CENTS,
      message:
        'a bruta menos o abate-teto e os descontos obrigatórios dá outro valor; descontos pessoais não entram na conta',
    },
  ],
  once: ['numMatricula', 'txtNome', 'txtCargo', 'txtOrgao'],
  list: {
    columns: [
      ['txtNome', 'numMatricula'],
      ['txtCargo', 'txtFuncao'],
      ['txtOrgao', 'txtVinculo'],
      'txtCargaHoraria',
      ['dtExercicio', 'dtVacancia'],
      ['txtTipoFolha', 'dtMesAno'],
      'vlrRemuneracaoBruta',
      'vlrRemuAposDescObrig',
    ],
    filters: {
      main: ['dtMesAno', 'txtNome', 'txtTipoFolha', 'txtOrgao'],
      more: [
        'txtCargo',
        'txtFuncao',
        'txtVinculo',
        'txtSituacao',
        'numMatricula',
        'vlrRemuneracaoBruta',
        'dtExercicio',
        'dtVacancia',
      ],
    },
    sort: 'txtNome',
    totals: ['vlrRemuneracaoBruta', 'vlrAbateTeto', 'vlrDescontosObrigatorios', 'vlrRemuAposDescObrig'],
    apart: 'txtTipoFolha',
    charts: [
      { title: 'Remuneração bruta por lotação', by: 'txtOrgao', sum: 'vlrRemuneracaoBruta', shape: 'bars' },
      { title: 'Registros da folha por vínculo', by: 'txtVinculo', shape: 'bars' },
      { title: 'Remuneração bruta por cargo', by: 'txtCargo', sum: 'vlrRemuneracaoBruta', shape: 'bars' },
    ],
  },
  links: { txtCargo: { dataset: 'padrao-remuneratorio', by: { txtCargo: 'txtCargo' } } },
  detail: {
    lead: ['txtNome', 'txtCargo', 'txtSituacao'],
    figures: ['vlrRemuneracaoBruta', 'vlrAbateTeto', 'vlrDescontosObrigatorios', 'vlrRemuAposDescObrig'],
    sections: [
      {
        title: 'Sobre o servidor',
        fields: [
          'numMatricula',
          'txtCpf',
          'txtVinculo',
          'txtCargo',
          'txtFuncao',
          'txtOrgao',
          'txtCargaHoraria',
          'dtExercicio',
          'dtVacancia',
        ],
      },
      {
        title: 'De que é feita a remuneração',
        fields: [
          'dtMesAno',
          'txtTipoFolha',
          'vlrRemuneracaoBasica',
          'vlrGratificacoes',
          'vlrHorasExtras',
          'vlrFerias',
          'vlrDecimoTerceiro',
          'vlrIndenizatorias',
        ],
      },
    ],
    // A register may number nobody: everyone under 0000000 would be one person without the name.
    related: [
      {
        dataset: 'servidores',
        by: { numMatricula: 'numMatricula', txtNome: 'txtNome' },
        title: 'Mês a mês',
        chart: { title: 'Remuneração bruta em cada mês', by: 'dtMesAno', sum: 'vlrRemuneracaoBruta' },
      },
      { dataset: 'diarias', by: { numMatricula: 'numMatricula', txtNome: 'txtNome' }, title: 'Diárias recebidas' },
      {
        dataset: 'relacao-fiscais',
        by: { numMatricula: 'numMatricula', txtNome: 'txtNome' },
        title: 'Contratos que fiscaliza',
      },
      { dataset: 'padrao-remuneratorio', by: { txtCargo: 'txtCargo' }, title: 'O que a lei prevê para o cargo' },
    ],
  },
  pntp: {
    '6.1': {
      filtros: ['txtNome'],
      campos: ['txtNome', 'txtCargo', 'txtFuncao', 'txtOrgao', 'dtExercicio', 'dtVacancia', 'txtCargaHoraria'],
      traz: ['txtCargo', 'txtOrgao', 'dtExercicio', 'txtCargaHoraria'],
    },
    '6.2': {
      filtros: ['txtNome', 'dtMesAno'],
      campos: ['txtNome', 'txtCargo', 'dtMesAno', 'vlrRemuneracaoBruta', 'vlrRemuAposDescObrig'],
      traz: ['txtCargo'],
    },
  },
});
