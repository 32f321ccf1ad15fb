import type { TenantFolder } from './folder.ts';

/** Address of a body's seat in one line: `Praça da Matriz, 100, Vale Claro/RN, 59999-000`. */
export const seatAddress = ({
  txtEndereco,
  txtNumEndereco,
  txtCidade,
  txtEstado,
  txtCep,
}: TenantFolder['entidade']): string => `${txtEndereco}, ${txtNumEndereco}, ${txtCidade}/${txtEstado}, ${txtCep}`;
