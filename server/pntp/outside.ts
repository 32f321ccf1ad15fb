import { criteriaOfBody, type Matrix, type MatrixLine } from '../../catalog/pntp/matrix.ts';
import type { Tenant } from '../tenants/tenants.ts';

type Addresses = Pick<Tenant['dados'], 'esic' | 'ouvidoria'>;

/** Criteria about a channel that a body may keep in another system, which the portal does not see. */
const CHANNELS: Readonly<Record<string, (dados: Addresses) => string | null | undefined>> = {
  '12.3': ({ esic }) => esic,
  '12.4': ({ esic }) => esic,
  '14.2': ({ ouvidoria }) => ouvidoria,
};

/** The criteria of a body. What it does in another system is attested, whatever the matrix says of the portal itself. */
export const criteriaAskedOf = (matrix: Matrix, { tipo, dados }: Pick<Tenant, 'tipo' | 'dados'>): MatrixLine[] =>
  criteriaOfBody(matrix, tipo).map((line) =>
    !line.atesta && CHANNELS[line.numero]?.(dados) ? { ...line, atesta: 'site' } : line,
  );
