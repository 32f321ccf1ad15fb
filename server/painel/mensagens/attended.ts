import { ATENDEM } from '../../../catalog/painel/mensagens/canais.ts';

/** The roles that answer the channel of a message, as SQL. */
const rolesOf = (message: string): string =>
  `CASE ${message}.canal ${Object.entries(ATENDEM)
    .map(([canal, papeis]) => `WHEN '${canal}' THEN ARRAY[${papeis.map((papel) => `'${papel}'`)}]`)
    .join(' ')} END`;

/** Whether somebody is on a message, as SQL: one who was removed, or lost the role for it, is on it no longer. */
export const isAttended = (message: string): string =>
  `EXISTS (SELECT FROM portal.pessoas quem WHERE quem.tenant = ${message}.tenant AND quem.id = ${message}.atendente
    AND quem."removidaEm" IS NULL AND quem.papeis && ${rolesOf(message)})`;
