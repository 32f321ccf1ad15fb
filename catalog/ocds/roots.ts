/** Ids of the datasets whose records are a process or a part of one: `/ocds/{id}/{key…}` answers the record of it. */
export const OCDS_ROOTS = ['licitacao', 'contratos'] as const;

export type OcdsRoot = (typeof OCDS_ROOTS)[number];

export const isOcdsRoot = (id: string): boolean => OCDS_ROOTS.some((root) => root === id);
