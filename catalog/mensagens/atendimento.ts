import type { Canal } from './canal.ts';

/** How and where a body hears people, beside the form: what its folder says, or the seat's where it says nothing. */
export interface Balcao {
  unidade: string;
  responsavel: string | null;
  endereco: string;
  telefone: string;
  email: string;
  horario: string | null;
  norma: { titulo: string; url: string | null } | null;
}

export interface Atendimento {
  canais: Readonly<Record<Canal, Balcao>>;
  /** Where a body hears elsewhere: then its form here is closed. */
  externo: { ouvidoria: string | null; esic: string | null };
  /** Who decides an appeal of the e-SIC. */
  autoridadeRecursal: string | null;
  /** Years after the end in which what was said is kept; null means for ever. */
  retencao: number | null;
  /** The letter of services: an address in the portal or outside. */
  cartaDeServicos: string | null;
  /** The units one can choose. */
  unidades: readonly { slug: string; nome: string }[];
}
