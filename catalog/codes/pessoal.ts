/** Kinds of payroll by the number that identifies them; 0 is the regular one. */
export const TIPOS_FOLHA = {
  0: 'Mensal',
  1: 'Complementar',
  2: 'Adiantamento',
  3: '13º salário – 1ª parcela',
  4: '13º salário – 2ª parcela',
  5: 'Férias',
  6: 'Rescisão',
  7: 'Abono do Fundeb',
  8: 'Diferenças e retroativos',
  9: 'Inativos',
  10: 'Pensionistas',
} as const;

export const VINCULOS = [
  'Efetivo',
  'Efetivo em função gratificada',
  'Comissionado',
  'Empregado público',
  'Contratado temporário',
  'Agente político',
  'Cedido',
  'Requisitado',
  'Conselheiro tutelar',
  'Estabilizado',
  'Residente',
  'Aposentado',
  'Pensionista',
] as const;

/** Why somebody is on leave is nobody's business: there is no option for it. */
export const SITUACOES_SERVIDOR = [
  'Ativo',
  'Afastado',
  'Licenciado',
  'Cedido',
  'Em disponibilidade',
  'Inativo',
  'Pensionista',
  'Exonerado',
  'Demitido',
  'Falecido',
] as const;

/** Levels of schooling of an internship (Lei 11.788/2008, art. 1º). */
export const NIVEIS_ENSINO = [
  'Superior',
  'Educação profissional',
  'Ensino médio',
  'Educação especial',
  'Anos finais do fundamental (EJA)',
] as const;

export const REGIMES = ['Estatutário', 'Comissionado', 'Celetista', 'Temporário', 'Agente político'] as const;

export const TRANSPORTES = ['Veículo oficial', 'Veículo próprio', 'Ônibus', 'Avião', 'Outro'] as const;

/** What a council member may have refunded. */
export const CATEGORIAS_VERBA = [
  'Combustíveis e lubrificantes',
  'Locação de veículos',
  'Divulgação da atividade parlamentar',
  'Consultorias e assessorias',
  'Telefonia e internet',
  'Material de expediente',
  'Manutenção do gabinete',
  'Passagens e hospedagem',
  'Serviços gráficos',
] as const;
