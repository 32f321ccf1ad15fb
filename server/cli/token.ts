import { datasets } from '../../catalog/datasets/index.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { TOKEN_USES, type TokenUse } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import { type ApiToken, createToken, listTokens, revokeToken, tokenState, USUAL_DAYS } from '../remote/register.ts';
import { defineCommand } from './command.ts';
import { findDataset, findTenant, splitList } from './lookup.ts';
import { textTable } from './table.ts';

const TENANT = { value: 'SLUG', text: 'O órgão da chave.', required: true } as const;

export const tokenCreate = defineCommand({
  name: 'token create',
  summary: 'Cria uma chave para publicar de longe ou para webhooks, mostrada uma única vez.',
  about: [
    'Com ela o sistema do órgão envia arquivos por HTTP (docs/publicar-http.md) ou com portal import --servidor. Guarde-a como uma senha.',
  ],
  args: [],
  options: {
    tenant: TENANT,
    nome: { value: 'NOME', text: 'Quem vai usá-la; assina as cargas.', required: true },
    conjuntos: { value: 'A,B', text: 'Só publica estes conjuntos; sem a opção, todos.' },
    para: { value: 'A,B', text: `Para que serve: ${TOKEN_USES.join(' e ')} (publicar).` },
    dias: { value: 'N', text: `Validade em dias, até ${2 * USUAL_DAYS} (${USUAL_DAYS}).` },
  },
  examples: ['portal token create --tenant pmdemo --nome "Sistema contábil" --conjuntos contratos,empenhos'],
  run: async ({ options, own, out, err, author }) =>
    own(async (client) => {
      const { id: tenant, slug } = await findTenant(client, options.tenant);
      const only =
        options.conjuntos === undefined ? null : splitList(options.conjuntos).map((id) => findDataset(id).id);
      const usos = splitList(options.para ?? 'publicar').map(readUse);
      const days = options.dias === undefined ? USUAL_DAYS : Number(options.dias);
      const key = await createToken(client, datasets, {
        tenant,
        name: options.nome,
        datasets: only,
        usos,
        days,
        maker: { pessoa: null, quem: author },
      });
      out(key.token);
      err(
        `Chave ${key.id} de ${slug}, ${scope(key)}, válida até ${day(key.expiraEm)}. Copie-a agora: não será mostrada de novo.`,
      );
      return { tenant: slug, ...key };
    }),
});

export const tokenList = defineCommand({
  name: 'token list',
  summary: 'Lista as chaves de um órgão, sem mostrá-las.',
  args: [],
  options: { tenant: TENANT },
  examples: ['portal token list --tenant pmdemo'],
  run: async ({ options, own, out }) => {
    const keys = await own(async (client) => listTokens(client, (await findTenant(client, options.tenant)).id));
    if (keys.length === 0) out('Nenhuma chave.');
    else for (const line of textTable(HEADS, keys.map(row), ['nº'])) out(line);
    return { chaves: keys.map((key) => ({ ...key, estado: tokenState(key) })) };
  },
});

export const tokenRevoke = defineCommand({
  name: 'token revoke',
  summary: 'Revoga uma chave: o próximo pedido com ela já é recusado.',
  args: [{ name: 'Nº', text: 'o número que portal token list mostra' }],
  options: { tenant: TENANT },
  examples: ['portal token revoke --tenant pmdemo 3'],
  run: async ({ args, options, own, out }) => {
    const [text = ''] = args;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal('Diga o número da chave, que portal token list mostra.');
    const key = await own(async (client) =>
      revokeToken(client, (await findTenant(client, options.tenant)).id, Number(text)),
    );
    out(`Chave ${key.id} (${key.nome}) revogada.`);
    return { ...key };
  },
});

/** A use of keys by its name. */
function readUse(text: string): TokenUse {
  const found = TOKEN_USES.find((use) => use === text);
  if (!found) throw new Refusal(`Uma chave serve para ${TOKEN_USES.join(' ou ')}, e não para “${text}”.`);
  return found;
}

const HEADS = ['nº', 'nome', 'para', 'conjuntos', 'estado', 'criada', 'vence', 'usada', 'por'];

const day = (date: Date | null): string => (date ? brasiliaDay(date) : 'nunca');
const scope = ({ datasets: only }: ApiToken): string => only?.join(', ') ?? 'todos os conjuntos';

const row = (key: ApiToken): string[] => [
  String(key.id),
  key.nome,
  key.usos.join(','),
  key.datasets?.join(',') ?? 'todos',
  tokenState(key),
  day(key.criadaEm),
  day(key.expiraEm),
  day(key.usadaEm),
  key.criadaPor ?? '',
];
