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
