import { counted } from '../../catalog/texto/plural.ts';
import { harvestSapl } from '../harvest/sapl/harvest.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { refuseFailed, showHarvested } from './harvest.ts';
import { findTenant } from './lookup.ts';
import { formatCount } from './progress.ts';

export const saplCommand = defineCommand({
  name: 'harvest sapl',
  summary: 'Traz do SAPL de uma câmara as proposições, as sessões, as votações e os vereadores de um ano.',
  about: [
    'Lê a API do SAPL (Interlegis), uma página de cada vez, e publica como publicaria um arquivo, com as mesmas conferências.',
    'Tudo é lido antes de se publicar: se o SAPL falhar no meio, nada muda no portal. Rodar de novo substitui o ano inteiro.',
    'De cada pessoa vêm só o nome, o partido, o mandato, o gabinete, o e-mail e a biografia: CPF, endereço e telefones ficam lá.',
    'Fotos, textos e atas em PDF não são copiados: cada registro leva à sua página no SAPL.',
  ],
  args: [],
  options: {
    endereco: { value: 'URL', text: 'O endereço do SAPL, como https://sapl.camara.rn.leg.br.', required: true },
    ano: { value: 'ANO', text: 'O ano, como 2026.', required: true },
    tenant: { value: 'SLUG', text: 'A câmara daqui que recebe os dados.', required: true },
    force: { text: 'Publica mesmo que o total de um período caia muito.' },
    dry: { text: 'Lê e confere, sem publicar nada.' },
  },
  examples: ['portal harvest sapl --endereco https://sapl.valeclaro.rn.leg.br --ano 2026 --tenant cmvaleclaro'],
  run: async (context) => {
    const { options, own, progress, author, signal, out } = context;
    const tenant = await own((client) => findTenant(client, options.tenant));
    const task = progress.begin(tenant.slug, 'linhas');
    let rows = 0;
    const report = await harvestSapl(own, {
      address: options.endereco,
      tenant,
      year: parseYearOption(options.ano),
      dry: options.dry,
      force: options.force,
      author,
      courtesy: { signal },
      onProgress: (_, count) => {
        rows += count;
        task.at(rows);
      },
    }).finally(() => task.end());
    out(`${report.endereco}: ${formatCount(report.pedidos)} pedidos.`);
    showHarvested({ out }, report.conjuntos);
    if (report.semRelacao > 0)
      out(`${counted(report.semRelacao, 'registro cita', 'registros citam')} outro que o SAPL não tem: confira-os lá.`);
    refuseFailed(report);
    return { ...report };
  },
});

function parseYearOption(text: string): number {
  if (!/^(?:19|20)\d{2}$/.test(text)) throw new Refusal(`--ano ${text} não é um ano como 2026.`);
  return Number(text);
}
