import { NOTAS } from '../../catalog/mensagens/resposta.ts';
import { defineCommand } from './command.ts';
import { findTenant } from './lookup.ts';

interface Comment {
  dia: string;
  servico: string;
  nota: number;
  texto: string;
}

const COMMENTS = `SELECT dia::text AS dia, servico, nota, texto FROM portal.comentarios
  WHERE tenant = $1 AND ($2::text IS NULL OR servico = $2) ORDER BY dia DESC, servico, id`;

export const commentsCommand = defineCommand({
  name: 'servicos comments',
  summary: 'Lista o que as pessoas escreveram ao avaliar os serviços.',
  about: ['Os comentários são do órgão: nenhuma página os mostra. Ficam por um ano, sem CPF e sem quem os escreveu.'],
  args: [{ name: 'SERVICO', text: 'só os deste serviço, como segunda-via-do-iptu', optional: true }],
  options: { tenant: { value: 'SLUG', text: 'O órgão.', required: true } },
  examples: [
    'portal servicos comments --tenant pmdemo',
    'portal servicos comments --tenant pmdemo segunda-via-do-iptu --json',
  ],
  run: async ({ args, options, own, out }) => {
    const { rows } = await own(async (client) => {
      const { id } = await findTenant(client, options.tenant);
      return client.query<Comment>(COMMENTS, [id, args[0]]);
    });
    if (rows.length === 0) out('Nenhum comentário.');
    for (const { dia, servico, nota, texto } of rows) {
      out(`${dia}  ${servico}  ${nota} (${NOTAS[nota - 1]})`);
      out(`  ${texto.replaceAll('\n', '\n  ')}`);
    }
    return { comentarios: rows };
  },
});
