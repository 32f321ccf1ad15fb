import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { harvestPortal as gather, type HarvestReport } from '../harvest/harvest.ts';
import type { HarvestedDataset } from '../harvest/publish.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { findDataset, findTenant, parseDayOption, splitList } from './lookup.ts';
import { formatCount } from './progress.ts';

export const harvestCommand = defineCommand({
  name: 'harvest',
  summary: 'Traz para cá os dados de outro portal, lidos pelo protocolo de referência.',
  about: [
    'Pede uma coisa de cada vez, da mais nova para a mais antiga, e para quando três anos seguidos vêm vazios.',
    'Cada período de cada conjunto é uma carga. Um período só é substituído inteiro: com --de e --ate valem os períodos a que esses dias pertencem.',
    'O protocolo leva dez conjuntos; empenhos, liquidações, pagamentos, receitas e os demais não viajam por ele e são publicados por arquivo.',
  ],
  args: [{ name: 'ENDEREÇO', text: 'do outro portal, como https://pmvaleclaro.transparencia.example.com.br' }],
  options: {
    tenant: { value: 'SLUG', text: 'O órgão daqui que recebe os dados.', required: true },
    conjuntos: { value: 'A,B', text: 'Só estes conjuntos, separados por vírgula.' },
    de: { value: 'DATA', text: 'Desde este dia, como 2023-01-01.' },
    ate: { value: 'DATA', text: 'Até este dia.' },
    force: { text: 'Publica mesmo que o total de um período caia muito.' },
    dry: { text: 'Lê e confere, sem publicar nada.' },
  },
  examples: [
    'portal harvest https://pmvaleclaro.transparencia.example.com.br --tenant pmvaleclaro',
    'portal harvest https://… --tenant pmvaleclaro --conjuntos contratos,servidores --de 2025-01-01 --dry',
  ],
  run: async (context) => {
    const { args, options, own, progress, author, signal } = context;
    const only = options.conjuntos === undefined ? null : splitList(options.conjuntos).map((id) => findDataset(id).id);
    const range = {
      from: options.de === undefined ? null : parseDayOption('de', options.de),
      to: options.ate === undefined ? null : parseDayOption('ate', options.ate),
    };
    const tenant = await own((client) => findTenant(client, options.tenant));
    const task = progress.begin(tenant.slug, 'linhas');
    const told = new Map<string, number>();
    const report = await gather(own, {
      address: args[0] ?? '',
      tenant,
      datasets,
      only,
      range,
      dry: options.dry,
      force: options.force,
      author,
      courtesy: { signal },
      onProgress: (dataset, _, rows) => {
        told.set(dataset, rows);
        task.at([...told.values()].reduce((sum, count) => sum + count, 0));
      },
    }).finally(() => task.end());
    show(context, report);
    refuseFailed(report);
    return { ...report };
  },
});

const STATES: Readonly<Record<HarvestedDataset['estado'], string>> = {
  publicado: 'publicado',
  conferido: 'conferido, sem publicar',
  recusado: 'RECUSADO',
  vazio: 'sem linhas',
  ausente: 'o outro portal não oferece',
  'não se aplica': 'não se aplica a este órgão',
};

function show({ out }: Pick<CommandContext, 'out'>, report: HarvestReport): void {
  out(`${report.endereco}: dados de ${report.referencia}, ${formatCount(report.pedidos)} pedidos.`);
  showHarvested({ out }, report.conjuntos);
  out(`Não viajam pelo protocolo e são publicados por arquivo: ${report.semChamada.join(', ')}.`);
}

/** Prints the outcome of each dataset and what was left out of it. */
export function showHarvested({ out }: Pick<CommandContext, 'out'>, conjuntos: readonly HarvestedDataset[]): void {
  for (const set of conjuntos) {
    out(
      `${set.dataset}: ${STATES[set.estado]}; ${counted(set.recebidas, 'linha', 'linhas')} de ${counted(set.periodos.length, 'período', 'períodos')}.`,
    );
    for (const line of remarks(set)) out(`  ${line}`);
  }
}

/** Lines on the rows that were left out, and why. */
function* remarks(set: HarvestedDataset): Generator<string> {
  if (set.estado === 'ausente' && set.mensagem) yield set.mensagem;
  for (const { periodo, mensagem } of set.periodos) if (mensagem) yield `${periodo}: ${mensagem}`;
  if (set.fora) yield `${formatCount(set.fora)} linhas de períodos que não foram pedidos ficaram de fora.`;
  if (set.datadas) yield `${formatCount(set.datadas)} linhas não dizem o período e receberam o da pergunta.`;
  if (set.perdidas) yield `${formatCount(set.perdidas)} linhas sem período foram deixadas.`;
  if (set.ausentes.length) yield `O outro portal não manda: ${set.ausentes.join(', ')}.`;
  if (set.ignorados.length) yield `Sem lugar aqui: ${set.ignorados.join(', ')}.`;
}

export function refuseFailed(report: { conjuntos: readonly HarvestedDataset[] }): void {
  const failed = report.conjuntos.filter(({ estado }) => estado === 'recusado').map(({ dataset }) => dataset);
  if (failed.length > 0)
    throw new Refusal(`Nem tudo foi publicado: há períodos recusados em ${failed.join(', ')}.`, report);
}
