import type pg from 'pg';
import { PAPEIS } from '../../catalog/painel/papeis.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { atomically } from '../database/atomic.ts';
import { writeAct } from '../painel/atos.ts';
import { type LostRight, settleKeys } from '../painel/chaves/guarda.ts';
import { ENTRY_MINUTES, INVITATION_HOURS } from '../painel/entrada/link.ts';
import { renewSessions } from '../painel/entrada/session.ts';
import {
  addPerson,
  findByEmail,
  listPeople,
  removePerson,
  type StandingPerson,
  setRoles,
} from '../painel/pessoas/store.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { handOverInvitation, personByEmail, readPersonEmail, readRoles, showEntryLink } from './convite.ts';
import { findTenant } from './lookup.ts';
import { type MessageOffice, openOffice } from './office.ts';
import { textTable } from './table.ts';

const TENANT = { value: 'SLUG', text: 'O órgão da pessoa.', required: true } as const;
const EMAIL = { name: 'E-MAIL', text: 'o e-mail da pessoa' } as const;
const KEEP_KEYS = { text: 'Mantém as chaves de acesso que a pessoa criou; sem a opção, são revogadas.' } as const;
const ROLES = `Papéis, separados por vírgula: ${PAPEIS.join(', ')}.`;

export const pessoasConvidar = defineCommand({
  name: 'pessoas convidar',
  summary: 'Convida uma pessoa para o painel de um órgão.',
  about: [
    `Com SMTP_URL o convite segue por e-mail; sem ela, ou com --mostrar, o comando mostra o link, que serve uma vez em até ${INVITATION_HOURS} horas. A quem já foi convidado e não entrou, envia outro.`,
  ],
  args: [EMAIL],
  options: {
    tenant: TENANT,
    nome: { value: 'NOME', text: 'O nome da pessoa; sem ele, o começo do e-mail.' },
    papeis: { value: 'A,B', text: `${ROLES} Sem a opção, controle.` },
    mostrar: { text: 'Mostra o link ainda que o convite siga por e-mail.' },
  },
  examples: [
    'portal pessoas convidar ana@municipio.rn.gov.br --tenant pmdemo --nome "Ana Souza"',
    'portal pessoas convidar rui@municipio.rn.gov.br --tenant pmdemo --papeis publicador,editor',
  ],
  run: async (context) => {
    const email = readPersonEmail(context.args[0]);
    const office = await openOffice(context, context.options.tenant);
    const person = await context.own((client) =>
      atomically(client, () => ensureInvited(client, office, context, email)),
    );
    const link = await handOverInvitation(context, office, person, context.options.mostrar);
    return { pessoa: person.id, email: person.email, papeis: person.papeis, link };
  },
});

/** The person of an invitation, new or invited before. */
async function ensureInvited(
  client: pg.ClientBase,
  { tenant }: MessageOffice,
  {
    options,
    author,
  }: Pick<CommandContext, 'author'> & { options: { nome: string | undefined; papeis: string | undefined } },
  email: string,
): Promise<StandingPerson> {
  const papeis = readRoles(options.papeis ?? 'controle');
  const nome = options.nome?.trim() || (email.split('@')[0] ?? email);
  const added = await addPerson(client, tenant.id, { email, nome, papeis });
  const person = added ?? (await findByEmail(client, tenant.id, email));
  if (!person) throw new Refusal('A pessoa foi mudada agora mesmo. Rode o comando de novo.');
  if (person.entrouEm)
    throw new Refusal(
      `${person.email} já entrou no painel. Para um link de entrada: portal pessoas link ${person.email}; para mudar papéis: portal pessoas papeis.`,
    );
  if (!added && options.papeis !== undefined) await setRoles(client, tenant.id, person, papeis);
  await writeAct(
    client,
    { tenant: tenant.id, pessoa: null, quem: author },
    { acao: 'pessoa.convidada', alvo: person.nome, depois: { email: person.email, papeis } },
  );
  return { ...person, papeis: added || options.papeis !== undefined ? papeis : person.papeis };
}

export const pessoasLink = defineCommand({
  name: 'pessoas link',
  summary: 'Mostra um link com que uma pessoa entra no painel, uma vez.',
  about: [`O link serve por ${ENTRY_MINUTES} minutos. Entregue-o só à própria pessoa: quem o abre entra como ela.`],
  args: [EMAIL],
  options: { tenant: TENANT },
  examples: ['portal pessoas link ana@municipio.rn.gov.br --tenant pmdemo'],
  run: async (context) => {
    const office = await openOffice(context, context.options.tenant);
    const person = await context.own((client) =>
      personByEmail(client, office.tenant.id, readPersonEmail(context.args[0])),
    );
    return { pessoa: person.id, link: await showEntryLink(context, office, person, 'entrada') };
  },
});

export const pessoasListar = defineCommand({
  name: 'pessoas listar',
  summary: 'Lista as pessoas do painel de um órgão.',
  args: [],
  options: { tenant: TENANT },
  examples: ['portal pessoas listar --tenant pmdemo'],
  run: async ({ options, own, out }) => {
    const people = await own(async (client) => listPeople(client, (await findTenant(client, options.tenant)).id));
    const rows = people.map(({ nome, email, papeis, criadaEm, entrouEm }) => [
      ...[nome, email, papeis.join(','), brasiliaDay(criadaEm)],
      entrouEm ? brasiliaDay(entrouEm) : 'nunca',
    ]);
    if (rows.length === 0) out('Ninguém. Convide a primeira pessoa com portal pessoas convidar.');
    else for (const line of textTable(['nome', 'e-mail', 'papéis', 'convidada', 'entrou'], rows)) out(line);
    return { pessoas: people };
  },
});

export const pessoasPapeis = defineCommand({
  name: 'pessoas papeis',
  summary: 'Muda o que uma pessoa pode fazer no painel, a partir do próximo pedido dela.',
  args: [
    EMAIL,
    { name: 'PAPÉIS', text: `os papéis que ela passa a ter, separados por vírgula (${PAPEIS.join(', ')})` },
  ],
  options: { tenant: TENANT, 'manter-chaves': KEEP_KEYS },
  examples: ['portal pessoas papeis ana@municipio.rn.gov.br controle,operador --tenant pmdemo'],
  run: async ({ args, options, own, out, author }) => {
    const papeis = readRoles(args[1] ?? '');
    return own((client) =>
      atomically(client, async () => {
        const { id: tenant } = await findTenant(client, options.tenant);
        const person = await personByEmail(client, tenant, readPersonEmail(args[0]));
        await setRoles(client, tenant, person, papeis);
        await renewSessions(client, tenant, person.id);
        const [antes, depois] = [{ papeis: person.papeis }, { papeis }];
        const who = { tenant, pessoa: null, quem: author };
        await writeAct(client, who, { acao: 'pessoa.papeis', alvo: person.nome, antes, depois });
        out(`${person.nome} (${person.email}): ${papeis.join(', ')}.`);
        const chaves = await endKeys(client, { author: who, pessoa: person.id, papeis }, { options, out });
        return { pessoa: person.id, papeis, chaves };
      }),
    );
  },
});

export const pessoasRemover = defineCommand({
  name: 'pessoas remover',
  summary: 'Tira uma pessoa do painel: o próximo pedido dela já é recusado.',
  args: [EMAIL],
  options: { tenant: TENANT, 'manter-chaves': KEEP_KEYS },
  examples: ['portal pessoas remover rui@municipio.rn.gov.br --tenant pmdemo'],
  run: async ({ args, options, own, out, author }) =>
    own((client) =>
      atomically(client, async () => {
        const { id: tenant } = await findTenant(client, options.tenant);
        const { id, nome, email, papeis } = await personByEmail(client, tenant, readPersonEmail(args[0]));
        await removePerson(client, tenant, id);
        const who = { tenant, pessoa: null, quem: author };
        await writeAct(client, who, { acao: 'pessoa.removida', alvo: nome, antes: { email, papeis } });
        out(`${nome} (${email}) não entra mais no painel. O que fez continua no registro.`);
        const chaves = await endKeys(client, { author: who, pessoa: id, papeis: [] }, { options, out });
        return { pessoa: id, chaves };
      }),
    ),
});

/** Ends the keys of somebody who may make none any more, unless they are to be kept, and says so. */
async function endKeys(
  client: pg.ClientBase,
  lost: LostRight,
  { options, out }: { options: { 'manter-chaves': boolean }; out(line: string): void },
): Promise<string[]> {
  const keeps = options['manter-chaves'];
  const chaves = await settleKeys(client, lost, keeps ? 'manter' : 'revogar');
  if (chaves.length > 0) out(`Chaves ${keeps ? 'mantidas' : 'revogadas'}: ${chaves.join(', ')}.`);
  return chaves;
}
