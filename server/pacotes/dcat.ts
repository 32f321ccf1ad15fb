import { themesOf, vcgeOf } from '../../catalog/pacotes/themes.ts';
import { LICENCE } from '../describe/licence.ts';
import { type Catalogue, type CataloguedDataset, type DatasetFile, datasetFiles } from './facts.ts';

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  spdx: 'http://spdx.org/rdf/terms#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

const EUROPE = 'http://publications.europa.eu/resource/authority';
const IANA = 'https://www.iana.org/assignments/media-types';
const LANGUAGE = { '@id': `${EUROPE}/language/POR` };

const text = (value: string) => ({ '@value': value, '@language': 'pt-BR' });
const node = (uri: string) => ({ '@id': uri });
const moment = (value: string) => ({ '@value': value, '@type': 'xsd:dateTime' });
const day = (value: string) => ({ '@value': value, '@type': 'xsd:date' });

/** The catalogue of a body in DCAT-AP, as JSON-LD: what data portals read to list the datasets of others. */
export function dcatCatalogue(catalogue: Catalogue) {
  const { tenant, site, datasets } = catalogue;
  const newest = datasets.map(({ modified }) => modified).sort();
  return {
    '@context': CONTEXT,
    '@id': `${site}/dados-abertos/catalogo.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': text(`Dados abertos de ${tenant.dados.txtCliente}`),
    'dct:description': text(
      `Todos os conjuntos de dados que ${tenant.dados.txtCliente} publica no Portal da Transparência.`,
    ),
    'dct:publisher': publisher(catalogue),
    'dct:license': node(LICENCE.path),
    'dct:language': LANGUAGE,
    'dct:spatial': place(catalogue),
    'foaf:homepage': node(`${site}/dados-abertos`),
    ...(newest.length > 0 && { 'dct:modified': moment(newest.at(-1) ?? '') }),
    'dcat:dataset': datasets.map((dataset) => dcatDataset(catalogue, dataset)),
  };
}

const publisher = ({ tenant, site }: Catalogue) => ({
  '@id': `${site}/`,
  '@type': 'foaf:Agent',
  'foaf:name': text(tenant.dados.txtCliente),
  'foaf:homepage': node(`${site}/`),
});

const place = ({ tenant }: Catalogue) => ({
  '@type': 'dct:Location',
  'skos:prefLabel': text(`${tenant.dados.entidade.txtCidade}, ${tenant.dados.entidade.txtEstado}, Brasil`),
});

function dcatDataset(catalogue: Catalogue, dataset: CataloguedDataset) {
  const { tenant, site } = catalogue;
  const { set, created, modified, frequency } = dataset;
  const concepts = [vcgeOf(set), ...themesOf(set)];
  return {
    '@id': `${site}/dados-abertos/${set.id}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${tenant.slug}/${set.id}`,
    'dct:title': text(set.title),
    'dct:description': text(`${set.about} Base legal: ${set.law.join('; ')}.`),
    'dct:publisher': publisher(catalogue),
    'dcat:contactPoint': contact(catalogue),
    'dct:issued': moment(created),
    'dct:modified': moment(modified),
    'dct:accrualPeriodicity': node(`${EUROPE}/frequency/${frequency}`),
    'dct:language': LANGUAGE,
    'dct:spatial': place(catalogue),
    ...temporal(dataset),
    'dcat:theme': concepts.map(({ uri, label }) => ({ '@id': uri, '@type': 'skos:Concept', 'skos:prefLabel': label })),
    'dcat:keyword': [set.plural, vcgeOf(set).label.toLowerCase(), 'transparência pública'].map(text),
    'dcat:landingPage': node(`${site}/dados-abertos/${set.id}`),
    'dct:accessRights': node(`${EUROPE}/access-right/PUBLIC`),
    'dcat:distribution': datasetFiles(dataset, site).map(distribution),
  };
}

const contact = ({ tenant, site }: Catalogue) => ({
  '@type': 'vcard:Organization',
  'vcard:fn': tenant.dados.txtCliente,
  'vcard:hasEmail': node(`mailto:${tenant.dados.entidade.txtEmail}`),
  'vcard:hasURL': node(`${site}/`),
});

/** The years that a dataset has rows of. */
function temporal({ manifest }: CataloguedDataset) {
  const years = manifest.anos.map(({ ano }) => ano);
  if (years.length === 0) return {};
  return {
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': day(`${Math.min(...years)}-01-01`),
      'dcat:endDate': day(`${Math.max(...years)}-12-31`),
    },
  };
}

const distribution = ({ url, title, media, bytes, sha256, gzipped }: DatasetFile) => ({
  '@id': url,
  '@type': 'dcat:Distribution',
  'dct:title': text(title),
  'dcat:accessURL': node(url),
  'dcat:downloadURL': node(url),
  'dcat:mediaType': node(`${IANA}/${media}`),
  ...(gzipped && { 'dcat:compressFormat': node(`${IANA}/application/gzip`) }),
  'dct:license': node(LICENCE.path),
  ...(bytes !== undefined && {
    'dcat:byteSize': { '@value': String(bytes), '@type': 'xsd:nonNegativeInteger' },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': node('http://spdx.org/rdf/terms#checksumAlgorithm_sha256'),
      'spdx:checksumValue': { '@value': sha256, '@type': 'xsd:hexBinary' },
    },
  }),
});
