/** The frame around every page, in the shapes of the reference system. */
export interface MenuItem {
  txtDescricao: string;
  txtUrl: string;
  /** The text `0` stays in the portal; anything else opens another tab. */
  blnPopUp: string;
  lstFilhos: MenuItem[];
}

/** Where an item of the footer stands: 1 Ajuda, 2 Mais acessadas, 3 Transparência. */
export type FooterColumn = 1 | 2 | 3;

export interface FooterItem {
  idMenuFooter: FooterColumn;
  txtDescricao: string;
  txtUrl: string;
  blnPopUp: string;
}

export const COLUMNS: Readonly<Record<FooterColumn, string>> = { 1: 'Ajuda', 2: 'Mais acessadas', 3: 'Transparência' };

/** A technical notice, shown for some days from the midnight that begins its first. */
export interface Aviso {
  title: string;
  startDate: string;
  duration: number;
  text: string;
}

export interface Client {
  txtCliente: string;
  idPoderOrgao: number;
  /** Bare base64; null where the body has sent no logo. */
  imgLogo: string | null;
  txtLogoExtensao: string | null;
}

export interface Entity {
  txtCliente: string;
  cpfCnpj: string | null;
  txtEndereco: string | null;
  txtNumEndereco: string | null;
  txtCidade: string | null;
  txtEstado: string | null;
  txtCep: string | null;
  txtEmail: string | null;
  txtNumTelefone: string | null;
  txtFacebook: string | null;
  txtInstagram: string | null;
  txtX: string | null;
}

/** How far the demonstration data of a body are, while they are being made. */
export interface FillingProgress {
  /** Datasets that are whole. */
  prontos: number;
  total: number;
  /** Titles of the lists that are not there yet. */
  faltam: string[];
}

/** Everything the frame shows: what the server writes into the page and `inicio/inicioasync` answers again. */
export interface Frame {
  cliente: Client;
  entidade: Entity;
  menu: MenuItem[];
  rodape: FooterItem[];
  avisos: Aviso[];
  /** Whether the body wants the translator to Libras, which comes from outside. */
  vlibras: boolean;
  /** The latest day that any of the body's data is of. */
  referencia: string | null;
  /** Only while the demonstration is being filled. */
  preenchimento?: FillingProgress | undefined;
}

/** Where anybody can compare this portal with others: the national programme asks every portal to lead there. */
export const RADAR = 'https://radardatransparencia.atricon.org.br';

/** The reference's version label, in one place. */
export const VERSION = '3.2.3';

/** Alphabetical the Portuguese way: accents do not send a word to the end. */
export const alphabetical = (items: readonly FooterItem[], column: FooterColumn): FooterItem[] =>
  items
    .filter(({ idMenuFooter }) => idMenuFooter === column)
    .sort((a, b) => a.txtDescricao.localeCompare(b.txtDescricao, 'pt-BR', { sensitivity: 'base' }));

/** Brasília, UTC−3 all year since summer time ended in 2019. */
const MIDNIGHT = 'T00:00:00-03:00';
const DAY = 86_400_000;

/** From the midnight that begins its first day until as many days later, in Brasília's time. */
export function isCurrent({ startDate, duration }: Aviso, now: Date): boolean {
  const start = Date.parse(startDate + MIDNIGHT);
  return now.getTime() >= start && now.getTime() < start + duration * DAY;
}
