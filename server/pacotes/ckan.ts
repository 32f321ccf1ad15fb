import { createHash } from 'node:crypto';
import { vcgeOf } from '../../catalog/pacotes/themes.ts';
import { LICENCE } from '../describe/licence.ts';
import { type Catalogue, type CataloguedDataset, datasetFiles } from './facts.ts';

/** A name of CKAN: lower case letters, digits and hyphens. */
const nameOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A number that is the same at every harvest and no other body's anywhere: made of the CNPJ and of what it numbers. */
function stableId({ tenant }: Catalogue, what: string): string {
  const hex = createHash('sha256').update(`${tenant.dados.entidade.cpfCnpj} ${what}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** CKAN writes moments in UTC without saying so. */
const moment = (iso: string): string => iso.replace('Z', '').padEnd(26, '0');

/** A body as an organization of CKAN. */
export function ckanOrganization(catalogue: Catalogue) {
  const { tenant, site, datasets } = catalogue;
  const [created = ''] = datasets.map((dataset) => dataset.created).sort();
  return {
    id: stableId(catalogue, 'organization'),
    name: tenant.slug,
    title: tenant.dados.txtCliente,
    display_name: tenant.dados.txtCliente,
    description: `Portal da Transparência de ${tenant.dados.txtCliente}: ${site}`,
    image_url: '',
    type: 'organization',
    is_organization: true,
    approval_status: 'approved',
    state: 'active',
    created: moment(created),
    package_count: datasets.length,
  };
}

/** A part of the menu as a group of CKAN. */
export function ckanGroups(catalogue: Catalogue) {
  const menus = [...new Set(catalogue.datasets.flatMap(({ set }) => set.menu ?? []))];
  return menus.map((menu) => ({
    id: stableId(catalogue, `group ${menu}`),
    name: nameOf(menu),
    title: menu,
    display_name: menu,
    description: '',
    image_display_url: '',
    type: 'group',
    is_organization: false,
    state: 'active',
    package_count: catalogue.datasets.filter(({ set }) => set.menu === menu).length,
  }));
}

export const packageId = (catalogue: Catalogue, id: string): string => stableId(catalogue, id);

export const packageName = ({ tenant }: Catalogue, id: string): string => `${tenant.slug}-${id}`;

/** A dataset as a package of CKAN, with all that its harvester copies. */
export function ckanPackage(catalogue: Catalogue, dataset: CataloguedDataset) {
  const { tenant, site } = catalogue;
  const { set, created, modified } = dataset;
  const id = stableId(catalogue, set.id);
  const organization = ckanOrganization(catalogue);
  const resources = ckanResources(catalogue, dataset, id);
  const tags = [set.plural, vcgeOf(set).label, 'transparência pública'].map(tagOf);
  return {
    id,
    name: packageName(catalogue, set.id),
    title: `${set.title} – ${tenant.dados.txtCliente}`,
    notes: `${set.about}\n\nBase legal: ${set.law.join('; ')}.`,
    url: `${site}/dados-abertos/${set.id}`,
    type: 'dataset',
    state: 'active',
    private: false,
    isopen: true,
    author: tenant.dados.txtCliente,
    author_email: tenant.dados.entidade.txtEmail,
    maintainer: tenant.dados.txtCliente,
    maintainer_email: tenant.dados.entidade.txtEmail,
    license_id: 'cc-by-4.0',
    license_title: LICENCE.title,
    license_url: LICENCE.path,
    metadata_created: moment(created),
    metadata_modified: moment(modified),
    owner_org: organization.id,
    organization,
    groups: ckanGroups(catalogue).filter(({ title }) => title === set.menu),
    tags,
    num_tags: tags.length,
    extras: extrasOf(catalogue, dataset),
    resources,
    num_resources: resources.length,
    relationships_as_subject: [],
    relationships_as_object: [],
    version: modified.slice(0, 10),
  };
}

export type CkanPackage = ReturnType<typeof ckanPackage>;

/** Tags have letters, digits, blanks, hyphens, underscores and dots only, and at most a hundred of them. */
function tagOf(text: string) {
  const name = text
    .replace(/[^\p{L}\p{N} ._-]/gu, ' ')
    .trim()
    .slice(0, 100);
  return { name, display_name: name, state: 'active', vocabulary_id: null };
}

/** What dados.gov.br asks of a dataset beyond what every CKAN knows. */
function extrasOf({ tenant, site }: Catalogue, { set, manifest, frequency }: CataloguedDataset) {
  const years = manifest.anos.map(({ ano }) => ano);
  const { txtCidade, txtEstado } = tenant.dados.entidade;
  const told: Record<string, string> = {
    vcge: vcgeOf(set).uri,
    'Categorias no VCGE': `${vcgeOf(set).label} [${vcgeOf(set).uri}]`,
    'Catálogo Origem': `${site}/dados-abertos`,
    'Cobertura geográfica': 'Municipal',
    spatial: `${txtCidade}, ${txtEstado}`,
    'Frequência de atualização': frequency,
    'Cobertura temporal': years.length > 0 ? `${Math.min(...years)} a ${Math.max(...years)}` : '',
    Documentação: `${site}/dados-abertos/${set.id}`,
  };
  return Object.entries(told).map(([key, value]) => ({ key, value }));
}

function ckanResources(catalogue: Catalogue, dataset: CataloguedDataset, id: string) {
  return datasetFiles(dataset, catalogue.site).map(
    ({ url, title, format, media, bytes, sha256, gzipped }, position) => ({
      id: stableId(catalogue, url.replace(catalogue.site, '')),
      package_id: id,
      position,
      name: title,
      description: '',
      url,
      url_type: null,
      resource_type: 'file',
      format,
      mimetype: gzipped ? 'application/gzip' : media,
      mimetype_inner: gzipped ? media : null,
      size: bytes ?? null,
      hash: sha256 ? `sha256:${sha256}` : '',
      created: moment(dataset.created),
      last_modified: moment(dataset.modified),
      metadata_modified: moment(dataset.modified),
      state: 'active',
    }),
  );
}
