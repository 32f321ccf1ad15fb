import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { ident } from '../database/sql/names.ts';
import { declare } from '../import/declare.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { findDataset, findTenant, type NamedTenant, parseDayOption, refuseInapplicable } from './lookup.ts';

export const stateCommand = defineCommand({
  name: 'state',
  summary: 'Declara que não houve ocorrência em um período: a frase fica no lugar da lista vazia.',
  about: ['A mesma declaração, de novo e para o mesmo período, corrige a frase.'],
  args: [],
  options: {
    tenant: { value: 'SLUG', text: 'O órgão que declara.', required: true },
    dataset: { value: 'CONJUNTO', text: 'Do que não houve ocorrência, como contratos.', required: true },
    de: { value: 'DATA', text: 'Primeiro dia do período, como 2026-01-01.', required: true },
    ate: { value: 'DATA', text: 'Último dia do período, como 2026-03-31.', required: true },
    texto: { value: 'FRASE', text: 'A declaração, como o cidadão a lerá.', required: true },
  },
  examples: [
    'portal state --tenant cmdemo --dataset obras --de 2026-01-01 --ate 2026-10-31 --texto "Não houve obras no período."',
  ],
  run: async ({ options, own, out, err, author }) => {
    const dataset = findDataset(options.dataset);
    const from = parseDayOption('de', options.de);
    const to = parseDayOption('ate', options.ate);
    const text = options.texto.trim();
    if (text.length < 10) throw new Refusal('--texto precisa ser uma frase que o cidadão entenda.');
    return own(async (client) => {
      const body = await findTenant(client, options.tenant);
      refuseInapplicable(dataset, body);
      await declare(client, { tenant: body.id, dataset, from, to, text, author });
      const rows = await published(client, body, dataset, from, to);
      if (rows)
        err(
          `Aviso: há ${counted(rows, 'linha publicada', 'linhas publicadas')} de ${from} a ${to}; a declaração só aparece onde não há.`,
        );
      out(`Declaração de ${body.slug} sobre ${dataset.id} publicada: ${from} a ${to}.`);
      return { tenant: body.slug, dataset: dataset.id, de: from, ate: to, texto: text, linhas: rows };
    });
  },
});

/**
 * Counts published rows in the periods that some days touch: the text of a year or month is the beginning of its days.
 */
async function published(
  client: pg.Client,
  body: NamedTenant,
  set: Dataset,
  from: string,
  to: string,
): Promise<number> {
  const period = `${ident(set.period)}::text`;
  const { rows } = await client.query<{ linhas: number }>(
    `SELECT count(*)::int AS linhas FROM dados.${ident(set.id)}
     WHERE tenant = $1 AND ${period} BETWEEN left($2, length(${period})) AND left($3, length(${period}))`,
    [body.id, from, to],
  );
  return rows[0]?.linhas ?? 0;
}
