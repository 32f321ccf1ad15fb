/**
 * Text that each sealed value is bound to: the place of its row. A value copied into another row, another
 * field or another body does not open. Sealing, opening and sealing anew must say the same words.
 */
export const sealContext = {
  pessoa: (tenant: number, id: string) => `recebidas/${tenant}/${id}/pessoa`,
  conteudo: (tenant: number, id: string) => `recebidas/${tenant}/${id}/conteudo`,
  passo: (tenant: number, id: string) => `passos/${tenant}/${id}`,
  nome: (tenant: number, id: string) => `anexos/${tenant}/${id}/nome`,
  dados: (tenant: number, id: string) => `anexos/${tenant}/${id}/dados`,
  minuta: (tenant: number, id: string) => `minutas/${tenant}/${id}`,
  carta: (tenant: number, id: string) => `correio/${tenant}/${id}`,
  email: (tenant: number, id: string) => `assinantes/${tenant}/${id}`,
  alvo: (tenant: number, id: string) => `assinaturas/${tenant}/${id}`,
  pimenta: (tenant: number, id: string) => `pimentas/${tenant}/${id}`,
  webhook: (tenant: number, id: string) => `webhooks/${tenant}/${id}`,
} as const;
