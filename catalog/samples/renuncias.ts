import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2025',
  txtTributo: 'IPTU',
  txtEspecie: 'Isenção',
  txtTipoRenuncia: 'IPTU do único imóvel de aposentado ou pensionista',
  txtFundamento: 'Lei Complementar municipal 12/2009, art. 31',
  txtObjetivo: 'Proteger a moradia de quem tem renda de até dois salários mínimos',
  txtCompensacao: 'Considerada na estimativa de receita da lei orçamentária',
  dtInicioVigencia: '01/01/2010',
  qtdBeneficiarios: '1.240',
  vlrPrevisto: '384.500,00',
  vlrRealizado: '400.006,64',
};

const works = {
  ...usual,
  txtTributo: 'ISS',
  txtEspecie: 'REDUÇÃO DE ALÍQUOTA',
  txtTipoRenuncia: 'ISS da construção de moradias populares',
  txtFundamento: 'Lei Complementar municipal 27/2018, art. 5º',
  qtdBeneficiarios: '3',
};

export const renuncias: Sample = [
  good(usual),
  good({ ...usual, numExercicio: '2024', vlrRealizado: 'R$ 371.220,10' }),
  good({ ...usual, numExercicio: '2023', qtdBeneficiarios: '' }),
  good({ ...works, dtFimVigencia: '31/12/2028' }),
  good({ ...works, numExercicio: '2024', vlrPrevisto: '93000', vlrRealizado: '0,00' }),
  good({ ...usual, txtEspecie: 'Desconto', txtTipoRenuncia: 'IPTU pago em cota única' }),
  good({ ...usual, txtEspecie: 'Anistia', txtTributo: 'MULTAS', txtTipoRenuncia: 'Multas e juros (Refis); 2ª etapa' }),
  good({ ...usual, txtEspecie: 'Isenção de taxa', txtTributo: 'Alvará', txtTipoRenuncia: 'Taxa de alvará de MEI' }),
  good({
    ...usual,
    txtEspecie: 'Remissão',
    txtTipoRenuncia: 'IPTU de imóveis atingidos por enchente',
    txtObjetivo: '',
  }),
  good({ ...usual, txtTributo: 'ITBI', txtTipoRenuncia: 'ITBI da primeira casa própria', vlrRealizado: '' }),
  bad('vlrRealizado', 'é informado sem sinal', { ...usual, vlrRealizado: '-400.006,64' }),
  bad('dtFimVigencia', 'o fim da vigência vem antes do início', { ...works, dtFimVigencia: '31/12/2008' }),
];
