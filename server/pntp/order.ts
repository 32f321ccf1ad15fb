import type pg from 'pg';
import { formatDay } from '../../catalog/fields/date.ts';
import { CRITERION_NUMBER, type MatrixLine } from '../../catalog/pntp/matrix.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { hideCpf, hideCpfInAddress } from '../../catalog/texto/privacy.ts';
import { atomically } from '../database/atomic.ts';
import { Refusal } from '../refusal.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type AttestationRow, attest, LONGEST_ATTESTATION } from './attest.ts';
import { currentMatrix } from './edition.ts';
import { criteriaAskedOf } from './outside.ts';

/** What somebody saw at one address: the criteria that it answers, and until when. */
export interface AttestationOrder extends Omit<AttestationRow, 'criterio'> {
  criterios: readonly string[];
}

/** Called in the transaction of the attestations, for each of them, with what stood before. */
type OnAttested = (client: pg.ClientBase, row: AttestationRow, before: AttestationRow | null) => Promise<void>;

/** Attests criteria of a body, all or none of them. `em` is the day of it. */
export async function attestAll(
  client: pg.ClientBase,
  tenant: Pick<Tenant, 'id' | 'tipo' | 'dados'>,
  { criterios, ...told }: AttestationOrder,
  onAttested?: OnAttested,
): Promise<void> {
  const lines = criteriaAskedOf(currentMatrix(), tenant);
  for (const numero of criterios) refuseUnattested(lines, numero);
  refuseUnseen(told);
  const quem = hideCpf(told.quem);
  await atomically(client, async () => {
    for (const criterio of new Set(criterios)) {
      const row = { criterio, ...told, quem };
      const before = await attest(client, tenant.id, row);
      await onAttested?.(client, row, before);
    }
  });
}

/** Refuses a criterion that needs nobody's word, or that bodies of this kind do not have. */
function refuseUnattested(lines: readonly MatrixLine[], numero: string): void {
  const line = CRITERION_NUMBER.test(numero) ? lines.find((one) => one.numero === numero) : undefined;
  if (line?.atesta) return;
  const own = lines.filter(({ atesta }) => atesta).map((one) => one.numero);
  const why = line
    ? `O critério ${numero} é medido no portal e não se atesta.`
    : `Não há o critério “${numero}” para este órgão.`;
  throw new Refusal(`${why} Atestam-se: ${own.join(', ')}.`);
}

/** Refuses a place that nobody can open (a town's site may be without https), and a day that is past or too far. */
function refuseUnseen({ endereco, ate, em }: Omit<AttestationOrder, 'criterios'>): void {
  if (!/^https?:\/\/[^\s"'<>]+$/.test(endereco))
    throw new Refusal('O endereço precisa ser completo, como https://www.municipio.rn.gov.br.');
  if (hideCpfInAddress(endereco) !== endereco)
    throw new Refusal('O endereço traz um CPF, e um atesto é visto por todos. Use o de outra página.');
  if (ate < em)
    throw new Refusal(
      `O dia ${formatDay(ate)} já passou (hoje é ${formatDay(em)}): um atesto vale até um dia que ainda vem.`,
    );
  const last = plusDays(em, LONGEST_ATTESTATION);
  if (ate > last) throw new Refusal(`Um atesto vale até um ano. Use até ${formatDay(last)} e confira de novo depois.`);
}
