/** Kinds of proposition, and the initials that câmaras cite each by. */
export const TIPOS_PROPOSICAO = [
  'Proposta de Emenda à Lei Orgânica',
  'Projeto de Lei Complementar',
  'Projeto de Lei Ordinária',
  'Projeto de Decreto Legislativo',
  'Projeto de Resolução',
  'Requerimento',
  'Indicação',
  'Moção',
  'Veto',
] as const;

export const SITUACOES_PROPOSICAO = [
  'Apresentada',
  'Em comissão',
  'Pronta para a ordem do dia',
  'Aprovada',
  'Aprovada em primeiro turno',
  'Enviada à sanção',
  'Transformada em norma',
  'Rejeitada',
  'Retirada pelo autor',
  'Vetada',
  'Arquivada',
] as const;

export const REGIMES_TRAMITACAO = ['Ordinário', 'Urgência', 'Urgência especial', 'Prioridade'] as const;

export const TIPOS_ANEXO = [
  'Justificativa',
  'Parecer de comissão',
  'Parecer jurídico',
  'Emenda',
  'Substitutivo',
  'Mensagem',
  'Redação final',
  'Estimativa de impacto',
  'Resposta',
] as const;

export const REUNIOES = ['Plenário', 'Comissão', 'Audiência pública'] as const;

export const TIPOS_SESSAO = [
  'Sessão ordinária',
  'Sessão extraordinária',
  'Sessão solene',
  'Sessão especial',
  'Reunião ordinária',
  'Reunião extraordinária',
  'Audiência pública',
] as const;

export const SITUACOES_SESSAO = ['Convocada', 'Realizada', 'Sem quórum', 'Adiada', 'Cancelada'] as const;

export const FASES_SESSAO = ['Expediente', 'Ordem do dia', 'Explicações pessoais', 'Debate'] as const;

export const PRESENCAS = ['Presente', 'Ausente', 'Ausência justificada', 'Licenciado'] as const;

export const TIPOS_VOTACAO = ['Nominal', 'Simbólica', 'Secreta'] as const;

export const RESULTADOS_VOTACAO = ['Aprovado', 'Rejeitado', 'Prejudicado', 'Adiado'] as const;

export const VOTOS = ['Sim', 'Não', 'Abstenção', 'Ausente', 'Não votou'] as const;
