/** The two demonstration bodies: the prefeitura and the city council of one town. */
export type DemoSlug = 'pmdemo' | 'cmdemo';

/** The units of the prefeitura, as its budget names them. */
export const EDUCACAO = 'Secretaria Municipal de Educação';
export const SAUDE = 'Fundo Municipal de Saúde';
export const ADMINISTRACAO = 'Secretaria Municipal de Administração';
export const OBRAS = 'Secretaria Municipal de Obras e Serviços Urbanos';
export const SOCIAL = 'Fundo Municipal de Assistência Social';
export const CULTURA = 'Secretaria Municipal de Cultura e Turismo';
export const FINANCAS = 'Secretaria Municipal de Finanças';
export const TRANSPORTES = 'Secretaria Municipal de Transportes';
export const AGRICULTURA = 'Secretaria Municipal de Agricultura e Recursos Hídricos';
export const GABINETE = 'Gabinete do Prefeito';

/** The only unit of the city council. */
export const CAMARA = 'Câmara Municipal';

/** The units of the prefeitura that a secretary heads. */
export const OFFICES = [ADMINISTRACAO, AGRICULTURA, CULTURA, EDUCACAO, FINANCAS, OBRAS, SAUDE, SOCIAL, TRANSPORTES];

export const UNITS_OF: Readonly<Record<DemoSlug, readonly string[]>> = {
  pmdemo: [...OFFICES, GABINETE],
  cmdemo: [CAMARA],
};
