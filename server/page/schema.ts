import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Dated } from '../../catalog/list/fresh.ts';
import type { Servico } from '../../catalog/servicos/answer.ts';
import type { PagePortal } from '../../catalog/site/render.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { LICENCE } from '../describe/licence.ts';

const FILES = [
  ['csv', 'text/csv'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['json', 'application/json'],
  ['jsonl', 'application/jsonl'],
  ['parquet', 'application/vnd.apache.parquet'],
] as const;

/** A list as a Dataset of schema.org, which dataset searches look for. */
export function datasetJsonLd(
  { origin, frame }: PagePortal,
  set: Dataset,
  { publicadaEm }: Pick<Dated, 'publicadaEm'>,
  [first, last]: readonly [Value | null, Value | null],
): object {
  const txtCliente = frame?.cliente.txtCliente ?? '';
  const period = fieldOf(set, set.period);
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${set.title} – ${txtCliente}`,
    description: `${set.about} Base legal: ${set.law.join('; ')}.`,
    url: `${origin}/${set.id}`,
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    license: LICENCE.path,
    creator: { '@type': 'GovernmentOrganization', name: txtCliente, url: origin },
    ...(publicadaEm && { dateModified: publicadaEm }),
    ...(first !== null && last !== null && { temporalCoverage: `${period.print(first)}/${period.print(last)}` }),
    variableMeasured: Object.values(set.fields).map(({ label }) => label),
    distribution: FILES.map(([ending, encodingFormat]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: `${origin}/api/v1/${set.id}.${ending}`,
    })),
  };
}

/** The body as a GovernmentOrganization of schema.org. */
export function organizationJsonLd(origin: string, image: string, { cliente, entidade }: Frame): object {
  const { cpfCnpj, txtEndereco, txtNumEndereco, txtCidade, txtEstado, txtCep, txtEmail, txtNumTelefone } = entidade;
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentOrganization',
    name: cliente.txtCliente,
    url: origin,
    logo: image,
    taxID: cpfCnpj,
    email: txtEmail,
    telephone: txtNumTelefone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [txtEndereco, txtNumEndereco].filter(Boolean).join(', '),
      addressLocality: txtCidade,
      addressRegion: txtEstado,
      postalCode: txtCep,
      addressCountry: 'BR',
    },
  };
}

/** A service of the charter as a GovernmentService of schema.org. */
export function serviceJsonLd({ origin, frame }: PagePortal, service: Servico): object {
  const { slug, titulo, resumo, publico, link, local, telefone, horario } = service;
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: titulo,
    description: resumo,
    url: `${origin}/servicos/${slug}`,
    serviceType: service.assunto,
    audience: { '@type': 'Audience', audienceType: publico },
    provider: { '@type': 'GovernmentOrganization', name: frame?.cliente.txtCliente ?? '', url: origin },
    serviceOperator: { '@type': 'GovernmentOrganization', name: service.unidade },
    availableChannel: {
      '@type': 'ServiceChannel',
      ...(link && { serviceUrl: link.startsWith('/') ? origin + link : link }),
      serviceLocation: { '@type': 'Place', address: local, ...(horario && { openingHours: horario }) },
      ...(telefone && { servicePhone: { '@type': 'ContactPoint', telephone: telefone } }),
    },
  };
}
