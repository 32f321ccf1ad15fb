import { redact as correct } from '../import/redact.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { findDataset, findTenant, refuseInapplicable } from './lookup.ts';

export const redactCommand = defineCommand({
  name: 'redact',
  summary: 'Corrige ou retira um registro, com o motivo.',
  about: [
    'Vale para sempre: também para os arquivos guardados das cargas anteriores e para os próximos que trouxerem o registro. O motivo aparece no portal.',
  ],
  args: [{ name: 'CONJUNTO', text: 'como contratos' }],
  options: {
    tenant: { value: 'SLUG', text: 'Órgão que publica.', required: true },
    chave: {
      value: 'CAMPO=VALOR',
      text: 'Um campo da chave do registro. Repete-se até dizer a chave toda.',
      many: true,
    },
    campo: { value: 'CAMPO=VALOR', text: 'O que o registro passa a dizer. Pode repetir.', many: true },
    retirar: { text: 'Retira o registro em vez de corrigi-lo.' },
    motivo: { value: 'TEXTO', text: 'Por que se corrige ou retira.', required: true },
  },
  examples: [
    'portal redact --tenant pmdemo contratos --chave numContrato=10/2025 --chave numAnoPub=2025 --campo vlrContrato=1.234,56 --motivo "Valor digitado errado"',
    'portal redact --tenant pmdemo servidores --chave … --retirar --motivo "Decisão judicial"',
  ],
  run: async ({ args: [id = ''], options, own, out, err, author }) => {
    const set = findDataset(id);
    const values = pairs('campo', options.campo);
    if (options.retirar && options.campo.length > 0) throw new Refusal('--retirar e --campo não vão juntos.');
    const done = await own(async (client) => {
      const body = await findTenant(client, options.tenant);
      refuseInapplicable(set, body);
      return correct(client, {
        tenant: body.id,
        dataset: set,
        key: pairs('chave', options.chave),
        values: options.retirar ? null : values,
        reason: options.motivo,
        author,
        onWait: () => err(`Uma carga de ${set.id} está em andamento; esperando que termine…`),
      });
    });
    const what = options.retirar ? 'retirado' : 'corrigido';
    out(`Registro ${what}: ${done.rows} ${done.rows === 1 ? 'linha' : 'linhas'}, e ${done.loads} arquivos guardados.`);
    return done;
  },
});

function pairs(option: string, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Refusal(`--${option} é CAMPO=VALOR, e não “${text}”.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
