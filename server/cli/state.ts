import { declare } from '../import/declare.ts';
import { parsePart, refuseContradicted } from '../import/part.ts';
import { criteriaThatNeedData } from '../pntp/datasets.ts';
import { currentMatrix } from '../pntp/edition.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { findDataset, findTenant, parseDayOption, refuseInapplicable } from './lookup.ts';

export const stateCommand = defineCommand({
  name: 'state',
  summary: 'Declara que não houve ocorrência em um período: a frase fica no lugar da lista vazia.',
  about: [
    'A mesma declaração, de novo e para o mesmo período e a mesma parte, corrige a frase.',
    'Com --onde, ela fala só de uma parte do conjunto: das emendas de uma origem, das sanções de um tipo.',
    'É recusada se o portal tiver linhas que a contradigam.',
  ],
  args: [],
  options: {
    tenant: { value: 'SLUG', text: 'O órgão que declara.', required: true },
    dataset: { value: 'CONJUNTO', text: 'Do que não houve ocorrência, como contratos.', required: true },
    de: { value: 'DATA', text: 'Primeiro dia do período, como 2026-01-01.', required: true },
    ate: { value: 'DATA', text: 'Último dia do período, como 2026-03-31.', required: true },
    onde: {
      value: 'CAMPO=VALOR',
      text: 'A parte de que ela fala, por um filtro de lista: txtOrigemRecurso=Municipal.',
    },
    texto: { value: 'FRASE', text: 'A declaração, como o cidadão a lerá.', required: true },
  },
  examples: [
    'portal state --tenant cmdemo --dataset obras --de 2026-01-01 --ate 2026-10-31 --texto "Não houve obras no período."',
    'portal state --tenant pmdemo --dataset emenda-parlamentar --onde txtOrigemRecurso=Municipal --de 2023-01-01 --ate 2023-12-31 --texto "Não houve emendas de vereadores em 2023."',
  ],
  run: async ({ options, own, out, author }) => {
    const dataset = findDataset(options.dataset);
    const from = parseDayOption('de', options.de);
    const to = parseDayOption('ate', options.ate);
    const text = options.texto.trim();
    if (text.length < 10) throw new Refusal('--texto precisa ser uma frase que o cidadão entenda.');
    return own(async (client) => {
      const body = await findTenant(client, options.tenant);
      refuseInapplicable(dataset, body);
      const part = options.onde === undefined ? null : await parsePart(client, dataset, body.id, options.onde);
      await refuseContradicted(client, { tenant: body.id, set: dataset, from, to, part });
      await declare(client, { tenant: body.id, dataset, from, to, part, text, author });
      const onde = part && `${part.field}=${part.value}`;
      out(`Declaração de ${body.slug} sobre ${dataset.id}${onde ? `, ${onde},` : ''} publicada: ${from} a ${to}.`);
      const unmoved = criteriaThatNeedData(currentMatrix(), dataset);
      if (unmoved.length > 0)
        out(`Atenção: não conta para ${unmoved.join(', ')} do PNTP, que todo órgão cumpre com dados.`);
      return { tenant: body.slug, dataset: dataset.id, de: from, ate: to, onde, texto: text };
    });
  },
});
