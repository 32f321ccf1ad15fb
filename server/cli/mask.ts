import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { type MaskedCount, maskStored } from '../import/mask.ts';
import { defineCommand } from './command.ts';
import { findTenant, type NamedTenant, tenantsOf } from './lookup.ts';

export const maskCommand = defineCommand({
  name: 'mask',
  summary: 'Mascara os CPFs que uma versão anterior deixou passar.',
  about: [
    'Procura, em tudo que já foi publicado, CPFs escritos de modos que versões anteriores não reconheciam (com vírgulas, barras ou sublinhados, dígito por dígito, com algarismos de outras escritas), e os mascara: nas linhas, nos arquivos guardados das cargas, nos nomes dos arquivos e nas declarações. Use uma vez depois de atualizar o portal. O que entra depois já vem mascarado.',
  ],
  args: [],
  options: {
    tenant: { value: 'SLUG', text: 'Só deste órgão. Sem ela, de todos.' },
    ensaio: { text: 'Só conta: nada muda.' },
  },
  examples: ['portal mask --ensaio', 'portal mask --tenant pmdemo'],
  run: async ({ options, own, out, err }) => {
    const conjuntos = await own(async (client) => {
      const bodies = options.tenant ? [await findTenant(client, options.tenant)] : await tenantsOf(client);
      const found: (MaskedCount & { orgao: string; conjunto: string })[] = [];
      for (const body of bodies)
        for (const set of setsOf(body)) {
          const onWait = () => err(`Uma carga de ${set.id} está em andamento; esperando que termine…`);
          const job = { tenant: body.id, dataset: set, rehearsal: options.ensaio, onWait };
          found.push({ orgao: body.slug, conjunto: set.id, ...(await maskStored(client, job)) });
        }
      return found.filter(({ rows, loads, words }) => rows + loads + words > 0);
    });
    for (const { orgao, conjunto, ...count } of conjuntos) out(`${orgao} ${conjunto}: ${sentence(count)}`);
    if (conjuntos.length === 0) out('Nenhum CPF à mostra.');
    else if (options.ensaio) out('Nada foi mudado. Para mascarar: portal mask');
    return { conjuntos };
  },
});

const setsOf = ({ tipo }: NamedTenant) => datasets.filter((set) => !set.cut && concerns(set, tipo));

const sentence = ({ rows, loads, words }: MaskedCount): string =>
  [
    counted(rows, 'linha', 'linhas'),
    counted(loads, 'arquivo guardado', 'arquivos guardados'),
    counted(words, 'nome ou frase', 'nomes ou frases'),
  ].join(', ');
