/** The ways in which a service is asked for. */
export const CANAIS_DE_SERVICO = ['presencial', 'telefone', 'email', 'online'] as const;

export type CanalDeServico = (typeof CANAIS_DE_SERVICO)[number];

/** What a visitor reads for each of them. */
export const ROTULO_DE_CANAL: Readonly<Record<CanalDeServico, string>> = {
  presencial: 'Presencial',
  telefone: 'Por telefone',
  email: 'Por e-mail',
  online: 'Pela internet',
};
