export interface Entity {
  txtEndereco?: string;
  txtNumEndereco?: string;
  txtCidade?: string;
  txtEstado?: string;
  txtCep?: string;
  txtEmail?: string;
  txtNumTelefone?: string;
  cpfCnpj?: string;
  txtFacebook?: string;
  txtInstagram?: string;
  txtX?: string;
}

export interface Tenant {
  slug: string;
  tipo: string;
  txtCliente: string;
  idPoderOrgao: number;
  entidade: Entity;
}

/** What the server writes into the page, so that the shell needs no call of its own. */
export interface Portal {
  tenant: Tenant | null;
  /** Base address of the API; null means the one made from the host. */
  api: string | null;
}

const NOBODY: Portal = { tenant: null, api: null };

export function readPortal(text: string | null | undefined): Portal {
  try {
    return { ...NOBODY, ...JSON.parse(text ?? '') };
  } catch {
    return NOBODY;
  }
}

export const portal = readPortal(globalThis.document?.getElementById('portal')?.textContent);
