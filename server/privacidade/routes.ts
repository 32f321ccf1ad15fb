import type { FastifyInstance } from 'fastify';
import type { Privacidade, PrivacidadeAnswer } from '../../catalog/privacidade/answer.ts';
import { appliedAnswer } from '../http/applied.ts';
import { usualPolicy } from '../tenants/privacidade.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Who answers for personal data in a body, and its policy: its own or, without one, the portal's. */
export async function privacyOf({ dados }: Pick<Tenant, 'dados'>): Promise<Privacidade> {
  const { lgpd, privacidade, entidade } = dados;
  const { html, atualizada } = privacidade ?? (await usualPolicy());
  return {
    encarregado: lgpd?.encarregado ?? null,
    politica: html,
    propria: privacidade != null,
    atualizada,
    norma: lgpd?.norma ?? null,
    governoDigital: lgpd?.governoDigital ?? null,
    contato: { email: entidade.txtEmail, telefone: entidade.txtNumTelefone },
  };
}

export function privacidadeRoutes(app: FastifyInstance): void {
  app.get(
    '/api/v1/privacidade',
    appliedAnswer<PrivacidadeAnswer>(async (tenant) => ({ ok: true, data: await privacyOf(tenant) })),
  );
}
