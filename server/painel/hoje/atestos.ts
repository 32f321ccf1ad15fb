import { formatDay } from '../../../catalog/fields/date.ts';
import type { HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { type AttestationRow, readAttestations } from '../../pntp/attest.ts';
import { currentMatrix } from '../../pntp/edition.ts';
import { AHEAD_DAYS } from '../../pntp/mirror.ts';
import { criteriaAskedOf } from '../../pntp/outside.ts';
import { type HojeSource, MOST_ITEMS } from './source.ts';

/** Attestations that ended, or will within days: what nobody answers for any more is lost. */
export const attestsToday: HojeSource = {
  nome: 'os atestos',
  permissao: 'atestar',
  items: async ({ services: { db }, tenant, today }) => {
    const rows = await db.read(tenant.id, (client) => readAttestations(client, tenant.id));
    return criteriaAskedOf(currentMatrix(), tenant)
      .flatMap(({ numero, atesta }) => (atesta && rows.get(numero)) || [])
      .filter(({ ate }) => ate < plusDays(today, AHEAD_DAYS))
      .map((row) => attestItem(row, today))
      .slice(0, MOST_ITEMS);
  },
};

const attestItem = ({ criterio, quem, ate }: AttestationRow, today: string): HojeItem => ({
  id: `atesto ${criterio}`,
  titulo: `Critério ${criterio} do PNTP: o atesto ${ate < today ? 'venceu' : 'vence'}`,
  porque: `Atestado por ${quem} até ${formatDay(ate)}; sem nova conferência o critério não conta`,
  ate,
  tom: ate < today ? 'bad' : 'warn',
  para: `/painel/atestos?criterio=${criterio}`,
  botao: 'Conferir e atestar',
});
