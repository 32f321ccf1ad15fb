import type { MirrorSource } from '../server/pntp/place.ts';
import type { Tenant } from '../server/tenants/tenants.ts';

type Dados = Tenant['dados'];
const folder =
  (change: (dados: Dados) => Partial<Dados>) =>
  (source: MirrorSource): MirrorSource => ({
    ...source,
    tenant: { ...source.tenant, dados: { ...source.tenant.dados, ...change(source.tenant.dados) } },
  });
const page =
  (sign: RegExp) =>
  (source: MirrorSource): MirrorSource => ({ ...source, page: source.page.replaceAll(sign, '') });
const units = (change: (unit: object) => object) =>
  folder(({ estrutura }) => ({
    estrutura: JSON.parse(JSON.stringify(estrutura), (_, value) =>
      value && typeof value === 'object' && 'competencias' in value ? change(value) : value,
    ),
  }));
const noService = folder(() => ({ atendimento: null, estrutura: null }));
/** The channels kept in another system, of which nobody says that it is as asked. */
const elsewhere = folder(() => ({ esic: 'https://esic.example', ouvidoria: 'https://ouvidoria.example' }));
const unheard = (source: MirrorSource): MirrorSource => ({ ...source, heard: { years: [], marks: new Map() } });

/** What takes away exactly what a criterion asks of the folder of a body or of the portal. */
export const TAKEN: Readonly<Record<string, (source: MirrorSource) => MirrorSource>> = {
  '1.2': (source) => ({ ...source, page: '' }),
  '1.4': page(/<form[^>]+action="\/busca"|href="\/busca"/g),
  '2.1': folder(({ estrutura }) => ({ estrutura: estrutura ? { ...estrutura, norma: null } : null })),
  '2.2': units((unit) => ({ ...unit, competencias: [] })),
  '2.3': folder(({ estrutura }) => ({
    estrutura: JSON.parse(JSON.stringify(estrutura), (name, value) =>
      name === 'titular' || name === 'mesa' ? null : value,
    ),
  })),
  '2.4': units((unit) => ({ ...unit, telefone: null })),
  '2.5': units((unit) => ({ ...unit, horario: null })),
  '2.7': folder(({ perguntas }) => ({ perguntas: (perguntas ?? []).slice(0, 4) })),
  '2.8': folder(({ entidade }) => ({ entidade: { ...entidade, txtFacebook: null, txtInstagram: null, txtX: null } })),
  '2.9': page(/radardatransparencia\.atricon\.org\.br/g),
  '12.1': noService,
  '12.2': noService,
  '12.3': elsewhere,
  '12.4': elsewhere,
  '12.5': noService,
  '12.6': noService,
  '12.7': unheard,
  '13.1': page(/title="Acessibilidade"/g),
  '13.2': page(/<nav aria-label="Caminho"/g),
  '13.3': page(/aria-label="Alto contraste"/g),
  '13.4': page(/aria-label="Aumentar texto/g),
  '13.5': page(/href="\/mapa"/g),
  '14.1': noService,
  '14.2': elsewhere,
  '14.3': folder(() => ({ servicos: [] })),
  '15.1': folder(() => ({ lgpd: null })),
  '15.2': folder(() => ({ lgpd: null, privacidade: null })),
  '15.3': folder(({ servicos = [] }) => ({ servicos: servicos.map((one) => ({ ...one, link: null })) })),
  '15.4': (source) => ({ ...source, facts: new Map() }),
  '15.6': unheard,
};
