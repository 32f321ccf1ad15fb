import { counted } from '../../catalog/texto/plural.ts';
import { DocumentReader } from '../arquivos/reading/reader.ts';
import { stagingIn } from '../database/open.ts';
import { linesOfPapers, sayPapers } from '../harvest/papers.ts';
import { harvestSapl } from '../harvest/sapl/harvest.ts';
import { bringPapers } from '../painel/coletas/papers/bring.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
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
    'Fotos, textos, pautas e atas vêm como documentos do órgão: rodar de novo só busca os que mudaram, e um que não vem é dito e não para os outros.',
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
    const reader = new DocumentReader();
    const report = await harvestSapl(own, {
      address: options.endereco,
      tenant,
      year: parseYearOption(options.ano),
      dry: options.dry,
      force: options.force,
      author,
      courtesy: { signal },
      bringPapers: (wanted) => {
        const files = progress.begin(tenant.slug, 'documentos', wanted.papers.length);
        const room = { ...paperRoom(context), reader, onEach: (done: number) => files.at(done) };
        return bringPapers(room, wanted).finally(() => files.end());
      },
      onProgress: (_, count) => {
        rows += count;
        task.at(rows);
      },
    }).finally(async () => {
      task.end();
      await reader.close();
    });
    out(`${report.endereco}: ${formatCount(report.pedidos)} pedidos.`);
    showHarvested({ out }, report.conjuntos);
    out(sayPapers(report.documentos));
    for (const line of linesOfPapers(report.documentos)) out(`  ${line}`);
    if (report.semRelacao > 0)
      out(`${counted(report.semRelacao, 'registro cita', 'registros citam')} outro que o SAPL não tem: confira-os lá.`);
    refuseFailed(report);
    return { ...report };
  },
});

/** The operator chose the address: it may be of their own network, and no redirect leads out of it. */
const paperRoom = ({ own, filesDir, dataDir, settings, signal }: CommandContext) => ({
  ...{ db: { own }, filesDir, stagingDir: stagingIn(dataDir), signal },
  documentMegabytes: settings.limits.documentMegabytes,
  fetch: (url: URL, init: RequestInit) => fetch(url, init),
});

function parseYearOption(text: string): number {
  if (!/^(?:19|20)\d{2}$/.test(text)) throw new Refusal(`--ano ${text} não é um ano como 2026.`);
  return Number(text);
}
