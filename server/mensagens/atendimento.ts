import type { FastifyInstance } from 'fastify';
import { contactOf, type PlacedUnit, unitsOf } from '../../catalog/estrutura/estrutura.ts';
import type { Atendimento, Balcao } from '../../catalog/mensagens/atendimento.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { appliedAnswer } from '../http/applied.ts';
import type { AtendimentoFile } from '../tenants/atendimento.ts';
import { seatAddress } from '../tenants/seat.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Contacts of each channel of a body: from its folder, else from its structure, else those of its seat. */
export function atendimentoOf({ dados }: Pick<Tenant, 'dados'>): Atendimento {
  const { ouvidoria = null, esic = null, estrutura, atendimento: said } = dados;
  const units = unitsOf(estrutura?.unidades ?? []);
  return {
    canais: {
      'fale-conosco': balcaoOf(dados, said?.faleConosco, find(units, said?.faleConosco)),
      ouvidoria: balcaoOf(dados, said?.ouvidoria, find(units, said?.ouvidoria, OUVIDORIA)),
      'e-sic': balcaoOf(dados, said?.esic, find(units, said?.esic, SIC)),
    },
    externo: { ouvidoria, esic },
    autoridadeRecursal: said?.autoridadeRecursal ?? null,
    retencao: said?.retencao ?? null,
    cartaDeServicos: said?.cartaDeServicos ?? (dados.servicos?.length ? '/servicos' : null),
    unidades: units.map(({ unit: { slug, nome } }) => ({ slug, nome })),
  };
}

type Said = AtendimentoFile['ouvidoria'] | undefined;

/** Slugs by which the unit of a channel is recognised. */
const OUVIDORIA = /^ouvidoria\b/;
const SIC = /^(?:e-)?sic\b|^servicos?-(?:municipal-)?de-informac(?:ao|oes)-a(?:os?|s)?-cidada/;

/** The unit that the folder names; where it names none, the first whose slug tells the channel. */
function find(units: readonly PlacedUnit[], said: Said, called?: RegExp): PlacedUnit | undefined {
  const name = said?.unidade;
  if (name) return units.find(({ unit }) => unit.slug === slugOf(name));
  return called && units.find(({ unit }) => called.test(unit.slug));
}

function balcaoOf({ txtCliente, entidade }: Tenant['dados'], said: Said, found: PlacedUnit | undefined): Balcao {
  const contact = found && contactOf(found);
  return {
    unidade: said?.unidade ?? found?.unit.nome ?? txtCliente,
    responsavel: said?.responsavel ?? headOf(found),
    endereco: said?.endereco ?? contact?.endereco ?? seatAddress(entidade),
    telefone: said?.telefone ?? contact?.telefone ?? entidade.txtNumTelefone,
    email: said?.email ?? contact?.email ?? entidade.txtEmail,
    horario: said?.horario ?? contact?.horario ?? null,
    norma: said?.norma ?? found?.unit.norma ?? null,
  };
}

function headOf(found: PlacedUnit | undefined): string | null {
  const head = found?.unit.titular;
  return head ? `${head.nome}, ${head.cargo}` : null;
}

export function atendimentoRoutes(app: FastifyInstance): void {
  app.get(
    '/api/v1/atendimento',
    appliedAnswer(async (tenant) => ({ ok: true, data: atendimentoOf(tenant) })),
  );
}
