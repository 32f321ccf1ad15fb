/** Lei 12.527/2011, art. 24, § 1º: for how many years, at most, from the day the information was made. */
export const ANOS_DE_SIGILO = { Reservado: 5, Secreto: 15, Ultrassecreto: 25 } as const;

export const GRAUS = ['Reservado', 'Secreto', 'Ultrassecreto'] as const;

/** Lei 12.527/2011, art. 23: nothing else may be kept secret in this way. */
export const FUNDAMENTOS_SIGILO = [
  'Art. 23, I: defesa, soberania ou território nacional',
  'Art. 23, II: negociações e relações internacionais',
  'Art. 23, III: vida, segurança ou saúde da população',
  'Art. 23, IV: estabilidade financeira, econômica ou monetária do país',
  'Art. 23, V: planos ou operações das Forças Armadas',
  'Art. 23, VI: pesquisa, sistemas, bens ou instalações de interesse estratégico nacional',
  'Art. 23, VII: segurança de instituições ou de altas autoridades',
  'Art. 23, VIII: inteligência, investigação ou fiscalização em andamento',
] as const;

/** The themes by which federal bodies sort what they classify (Decreto 7.845/2012, anexo II). */
export const CATEGORIAS_SIGILO = [
  'Agricultura, extrativismo e pesca',
  'Ciência, informação e comunicação',
  'Comércio, serviços e turismo',
  'Cultura, lazer e esporte',
  'Defesa e segurança',
  'Economia e finanças',
  'Educação',
  'Governo e política',
  'Habitação, saneamento e urbanismo',
  'Indústria',
  'Justiça e legislação',
  'Meio ambiente',
  'Pessoa, família e sociedade',
  'Relações internacionais',
  'Saúde',
  'Trabalho',
  'Transportes e trânsito',
] as const;

/** How a secret ends (Lei 12.527/2011, art. 24, §§ 3º e 4º, e art. 29). */
export const MOTIVOS_DESCLASSIFICACAO = [
  'Fim do prazo',
  'Ocorrência do evento previsto',
  'Reavaliação de ofício',
  'Reavaliação a pedido',
] as const;

export const PUBLICADA = 'Publicada na internet';
export const ACESSOS = [PUBLICADA, 'Pode ser pedida pelo e-SIC'] as const;
