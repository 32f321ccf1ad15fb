import { ESPECIES_RENUNCIA } from '../codes/receitas.ts';
import { dataset } from '../dataset.ts';
import { choice, money, number, taxId, text, year } from '../fields/index.ts';
import { COMPANY } from './divida.ts';
import { renuncias } from './renuncias.ts';

/** It has a page of its own because visitors must be able to look for who was let off, by name or CNPJ (PNTP 16.3). */
export const beneficiarios = dataset({
  id: 'renuncias-beneficiarios',
  menu: 'Receitas',
  title: 'Beneficiários de renúncias',
  singular: 'Beneficiário',
  plural: 'beneficiários de renúncias',
  asked: 'renúncia isenção incentivo beneficiário beneficiada empresa desconto fiscal',
  about: 'Quem deixou de pagar impostos e taxas por lei, e quanto. Pessoas físicas aparecem somadas, sem nome.',
  law: ['LC 101/2000, arts. 14 e 48, § 1º', 'CTN, art. 198, § 3º, IV'],
  key: ['txtEspecie', 'txtTipoRenuncia', 'numExercicio', 'txtBeneficiario'],
  period: 'numExercicio',
  ...(renuncias.bodies && { bodies: renuncias.bodies }),
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtEspecie: choice({
      label: 'Espécie',
      noun: 'a espécie',
      options: ESPECIES_RENUNCIA,
      open: true,
      required: true,
      term: 'Renúncia de receita',
    }),
    txtTipoRenuncia: text({ label: 'Benefício', noun: 'o benefício', required: true, listed: true }),
    txtBeneficiario: text({ label: 'Beneficiário', noun: 'o beneficiário', required: true, search: 1 }),
    txtCnpj: taxId({ label: 'CNPJ', noun: 'CNPJ', privacy: 'mask', search: 1 }),
    qtdBeneficiarios: number({ label: 'Beneficiários na linha', noun: 'o número de beneficiários' }),
    vlrRenunciado: money({ label: 'Valor renunciado', noun: 'o valor renunciado', required: true }),
  },
  rules: [COMPANY],
  holders: { txtBeneficiario: 'txtCnpj' },
  list: {
    columns: [['txtBeneficiario', 'txtCnpj'], 'txtTipoRenuncia', 'txtEspecie', 'qtdBeneficiarios', 'vlrRenunciado'],
    filters: {
      main: ['numExercicio', 'txtBeneficiario', 'txtCnpj', 'txtTipoRenuncia'],
      more: ['txtEspecie', 'vlrRenunciado'],
    },
    sort: '-vlrRenunciado',
    totals: ['qtdBeneficiarios', 'vlrRenunciado'],
    charts: [
      { title: 'Valor renunciado por beneficiário', by: 'txtBeneficiario', sum: 'vlrRenunciado', shape: 'bars' },
    ],
  },
  links: {
    txtTipoRenuncia: {
      dataset: 'renuncias-fiscais',
      by: { txtEspecie: 'txtEspecie', txtTipoRenuncia: 'txtTipoRenuncia', numExercicio: 'numExercicio' },
    },
  },
  pntp: {
    '16.3': {
      filtros: ['numExercicio', 'txtBeneficiario', 'txtCnpj'],
      campos: ['txtBeneficiario', 'txtCnpj', 'vlrRenunciado'],
      traz: ['txtCnpj'],
    },
  },
});
