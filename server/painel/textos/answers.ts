import type { Database } from '../../database/db.ts';
import { structureOf } from '../../estrutura/routes.ts';
import { glossarioOf } from '../../glossario/routes.ts';
import { atendimentoOf } from '../../mensagens/atendimento.ts';
import { privacyOf } from '../../privacidade/routes.ts';
import { charterOf, serviceOf } from '../../servicos/charter.ts';
import { readMarks } from '../../servicos/marks.ts';
import { charterAnswer } from '../../servicos/routes.ts';
import { perguntasOf } from '../../tenants/perguntas.ts';
import type { Tenant } from '../../tenants/tenants.ts';

type Answer = (tenant: Tenant, db: Database, rest: string) => Promise<object | undefined> | object | undefined;

const listed = (data: readonly object[]): object => ({ ok: true, data, total: data.length });

const marksOf = (db: Database, { id }: Tenant) => db.read(id, (client) => readMarks(client, id));

/** The addresses of the API that say what a body says of itself, each as its feature makes it. */
const ANSWERS: readonly [RegExp, Answer][] = [
  [/^\/perguntas$/, async ({ tipo, dados }) => listed(await perguntasOf(tipo, dados.perguntas))],
  [/^\/glossario$/, (tenant) => listed(glossarioOf(tenant))],
  [/^\/estrutura$/, structureOf],
  [/^\/atendimento$/, (tenant) => ({ ok: true, data: atendimentoOf(tenant) })],
  [/^\/privacidade$/, async (tenant) => ({ ok: true, data: await privacyOf(tenant) })],
  [/^\/servicos$/, async (tenant, db) => charterAnswer(tenant, charterOf(tenant), await marksOf(db, tenant))],
  [
    /^\/servicos\/([a-z0-9-]+)$/,
    async (tenant, db, slug) => {
      const found = charterOf(tenant).find((one) => one.slug === slug);
      return found && { ok: true, data: serviceOf(tenant, found, await marksOf(db, tenant)) };
    },
  ],
];

/** What a drafted body answers at an address of the API; undefined where the draft says nothing of it. */
export async function draftedAnswer(db: Database, tenant: Tenant, path: string): Promise<object | undefined> {
  for (const [shape, answer] of ANSWERS) {
    const found = shape.exec(path);
    if (found) return answer(tenant, db, found[1] ?? '');
  }
  return undefined;
}
