import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import type { VerifyDifference } from '../backup/verify/difference.ts';
import { type VerifiedCounts, verifyBody } from '../backup/verify/verify.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { findTenant, type NamedTenant, tenantsOf } from './lookup.ts';
import { formatCount } from './progress.ts';

/** Differences that are printed; `--json` has all of them. */
const SHOWN = 100;

export const verifyCommand = defineCommand({
  name: 'verify',
  summary:
    'Confere o que está guardado com o que foi publicado: linhas, somas, cargas, documentos, busca e o registro do painel.',
  about: [
    'Conta e soma de novo as linhas de cada período, lê até o fim o arquivo guardado de cada carga, compara os resumos e as somas prontas com as linhas, a busca com as linhas, e cada documento de /arquivos com o tamanho e o SHA-256 publicados. Do registro do painel, refaz o resumo de cada ato: um ato alterado, retirado ou posto entre outros aparece.',
    'Não muda nada e pode rodar com o portal no ar. Diz o que difere, com os números, e termina com 1.',
  ],
  args: [],
  options: { tenant: { value: 'SLUG', text: 'Só este órgão; sem a opção, todos.' } },
  examples: ['portal verify', 'portal verify --tenant pmdemo --json'],
  run: async (context) => {
    const { tenant } = context.options;
    const bodies = await context.own(async (client) =>
      tenant === undefined ? tenantsOf(client) : [await findTenant(client, tenant)],
    );
    const sum: VerifiedCounts = { conjuntos: 0, periodos: 0, cargas: 0, documentos: 0 };
    const all: VerifyDifference[] = [];
    for (const body of bodies) {
      const { counts, differences } = await verifyOne(context, body);
      for (const name of ['conjuntos', 'periodos', 'cargas', 'documentos'] as const) sum[name] += counts[name];
      all.push(...differences);
    }
    return report(context, sum, all);
  },
});

async function verifyOne({ own, filesDir, signal, progress, out }: CommandContext, body: NamedTenant) {
  const task = progress.begin(body.slug, 'conjuntos');
  const job = { body, datasets, filesDir, signal, onStep: task.doing };
  const result = await own((client) => verifyBody(client, job));
  const { differences, counts } = result;
  task.at(counts.conjuntos);
  task.end();
  out(`${differences.length ? 'DIFERE' : 'OK    '}  ${body.slug}: ${countsText(counts)}`);
  for (const one of differences.slice(0, SHOWN)) out(`        ${one.assunto}, ${one.onde}: ${one.texto}`);
  if (differences.length > SHOWN)
    out(`        e mais ${formatCount(differences.length - SHOWN)}; veja todas com --json`);
  return result;
}

const countsText = ({ conjuntos, periodos, cargas, documentos }: VerifiedCounts): string =>
  [
    counted(conjuntos, 'conjunto', 'conjuntos'),
    counted(periodos, 'período', 'períodos'),
    counted(cargas, 'carga', 'cargas'),
    counted(documentos, 'documento', 'documentos'),
  ].join(', ');

function report({ out }: CommandContext, conferidos: VerifiedCounts, diferencas: VerifyDifference[]): object {
  if (diferencas.length === 0) {
    out('Tudo está como foi publicado.');
    return { conferidos, diferencas };
  }
  throw new Refusal(
    `${counted(diferencas.length, 'diferença', 'diferenças')}. Publique de novo o que difere (portal import, portal tenant apply) ou restaure uma cópia: docs/operar.md.`,
    { conferidos, diferencas },
  );
}
