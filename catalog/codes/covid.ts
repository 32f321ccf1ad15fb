/** What both views of the pandemic's purchases say alike. */
export const COVID = {
  where: { blnCovid: true },
  law: ['Lei 13.979/2020, art. 4º, § 2º', 'Lei 14.035/2020', 'Lei 14.217/2021'],
  closed:
    'A emergência terminou em 22 de maio de 2022 e não há novas contratações com esse fundamento. Os registros ficam para consulta.',
};
