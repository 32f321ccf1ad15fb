import type pg from 'pg';
import { formatDay } from '../../catalog/fields/date.ts';
import { counted } from '../../catalog/texto/plural.ts';
import type { WrittenLetter } from '../mail/letter.ts';
import { enqueueLetter } from '../mail/outbox.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { OriginOf } from '../tenants/origin.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { currentMatrix } from './edition.ts';
import { type ComingLapse, comingLapses } from './lapse.ts';
import type { BodyMeasure } from './mirror.ts';

/** What letters to a controller are written with. */
export interface ControllerLetterServices {
  keyring: Keyring;
  siteOf: OriginOf;
}

/**
 * Writes the controller of a body one letter of all that is about to lapse, and keeps what it told: each criterion is told of
 * once at each of two days, however often the body is measured. Says of how many it told.
 */
export async function writeControllerLetter(
  client: pg.ClientBase,
  { keyring, siteOf }: ControllerLetterServices,
  tenant: Tenant,
  { criterios }: Pick<BodyMeasure, 'criterios'>,
  today: string,
): Promise<number> {
  const address = tenant.dados.pntp?.controlador;
  if (!address) return 0;
  const untold: ComingLapse[] = [];
  for (const lapse of comingLapses(criterios, currentMatrix(), today))
    if (await noteTold(client, tenant.id, lapse)) untold.push(lapse);
  if (untold.length === 0) return 0;
  const letter = controllerLetter(tenant.dados.txtCliente, siteOf(tenant), untold);
  await enqueueLetter(client, keyring, tenant.id, null, { destino: 'orgao', para: address, ...letter });
  return untold.length;
}

/** Keeps that a lapse was told of at its stage; false where it was before. */
async function noteTold(client: pg.ClientBase, tenant: number, { criterio, em, stage }: ComingLapse): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO portal.vencimentos (tenant, criterio, em, etapa) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [tenant, criterio.numero, em, stage],
  );
  return rowCount === 1;
}

/** The letter: each criterion with the day on which it is lost, its points, and what mends it. */
function controllerLetter(orgao: string, site: string, lapses: readonly ComingLapse[]): WrittenLetter {
  const first = formatDay(lapses[0]?.em ?? '');
  const count = counted(lapses.length, 'critério vence', 'critérios vencem');
  return {
    assunto: `${orgao}: ${count} no PNTP, ${lapses.length === 1 ? 'em' : 'a partir de'} ${first}`,
    texto: [
      'Olá.',
      'Os dados abaixo estão perto do prazo que a matriz do PNTP dá para a atualização. Sem uma publicação nova, o item “atualidade” é perdido no dia indicado.',
      ...lapses.map((lapse) => lapseText(lapse, site)),
      `Publique os dados novos em ${site}/painel/publicar ou, se nada houve desde então, declare-o em ${site}/painel/declaracoes.`,
      `A medição de hoje, critério a critério: ${site}/pntp`,
      `-- \n${orgao}\n${site}\nEste e-mail foi enviado automaticamente pelo Portal da Transparência ao endereço de pntp.controlador, no tenant.yaml.`,
    ].join('\n\n'),
    orgao,
    site,
    responder: null,
  };
}

function lapseText({ criterio: { numero, pede, itens, enderecos }, em, stage }: ComingLapse, site: string): string {
  const prova = itens.find(({ item }) => item === 'atualidade')?.prova;
  return [
    `${numero} – ${pede}`,
    `  Perde-se em ${formatDay(em)}${stage === 2 ? ' (último aviso)' : ''}.`,
    ...(prova ? [`  Hoje: ${prova}`] : []),
    ...enderecos.slice(0, 3).map((address) => `  ${new URL(address, site).href}`),
  ].join('\n');
}
