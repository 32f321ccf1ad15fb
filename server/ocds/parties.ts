import { createHash } from 'node:crypto';
import { parseTaxId } from '../../catalog/fields/taxId.ts';
import type { OcdsParty, OcdsReference } from '../../catalog/ocds/release.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import type { Tenant } from '../tenants/tenants.ts';

export type PartyRole = 'buyer' | 'procuringEntity' | 'tenderer' | 'supplier' | 'payer' | 'payee';

type Body = Pick<Tenant, 'slug' | 'dados'>;

const CNPJ = /^[0-9A-Z]{12}\d{2}$/;

/** Everybody who takes part in one process, each once, with all that they are in it. */
export class PartyRegister {
  readonly #body: Body;
  readonly #parties = new Map<string, OcdsParty>();

  constructor(body: Body) {
    this.#body = body;
  }

  get parties(): OcdsParty[] {
    return [...this.#parties.values()];
  }

  /** The body itself, which buys and pays. */
  body(role: PartyRole): OcdsReference {
    return this.#add(bodyParty(this.#body), role);
  }

  /** The unit that conducts the process; a unit has no CNPJ of its own, and the body stands for one that is not named. */
  unit(name: string): OcdsReference {
    if (name === '') return this.body('procuringEntity');
    return this.#add({ id: `${this.#body.slug}-unidade-${digest(slugOf(name))}`, name, roles: [] }, 'procuringEntity');
  }

  /** A company or person by document and name; undefined where a row names nobody. */
  holder(document: string, name: string, role: PartyRole): OcdsReference | undefined {
    const id = holderId(this.#body, document, name);
    if (id === undefined) return undefined;
    const called = name || `CNPJ ${document}`;
    const identifier = CNPJ.test(document) && { scheme: 'BR-CNPJ', id: document, legalName: called };
    return this.#add({ id, name: called, ...(identifier && { identifier }), roles: [] }, role);
  }

  /** The id under which a holder is or would be known here. */
  idOf(document: string, name: string): string | undefined {
    return holderId(this.#body, document, name);
  }

  #add(party: OcdsParty, role: PartyRole): OcdsReference {
    const known = this.#parties.get(party.id) ?? party;
    if (!known.roles.includes(role)) known.roles.push(role);
    this.#parties.set(known.id, known);
    return { id: known.id, name: known.name };
  }
}

/**
 * The id of a company is its CNPJ. A person's must not come from the CPF, nor lead back to it: it is a digest of the name and of
 * the digits that are published anyway. So is that of who has no document.
 */
function holderId({ slug }: Body, document: string, name: string): string | undefined {
  if (CNPJ.test(document)) return `BR-CNPJ-${document}`;
  const named = slugOf(name);
  if (document === '' && named === '') return undefined;
  return `${slug}-${document === '' ? 'nome' : 'pessoa'}-${digest(`${document}\u001f${named}`)}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The CNPJ of a body, bare; undefined where its folder says something else. */
export function bodyCnpj({ dados: { entidade } }: Body): string | undefined {
  const read = parseTaxId(entidade.cpfCnpj);
  return read.ok && CNPJ.test(read.value) ? read.value : undefined;
}

function bodyParty(body: Body): OcdsParty {
  const { txtCliente, entidade } = body.dados;
  const cnpj = bodyCnpj(body);
  return {
    id: cnpj ? `BR-CNPJ-${cnpj}` : `${body.slug}-orgao`,
    name: txtCliente,
    ...(cnpj && { identifier: { scheme: 'BR-CNPJ', id: cnpj, legalName: txtCliente } }),
    address: {
      streetAddress: `${entidade.txtEndereco}, ${entidade.txtNumEndereco}`,
      locality: entidade.txtCidade,
      region: entidade.txtEstado,
      postalCode: entidade.txtCep,
      countryName: 'Brasil',
    },
    contactPoint: { name: txtCliente, email: entidade.txtEmail, telephone: entidade.txtNumTelefone },
    roles: [],
  };
}
