/** What kind of body publishes: as in a tenant's `tipo`. */
export const BODIES = ['prefeitura', 'camara', 'fundo', 'autarquia', 'consorcio', 'estado'] as const;
export type BodyKind = (typeof BODIES)[number];

/** The only bodies something concerns; anywhere else its page says that it does not apply, and why. */
export interface Bodies {
  only: readonly BodyKind[];
  why: string;
}

/** Whether a body of this kind has such things at all. */
export const concerns = ({ bodies }: { bodies?: Pick<Bodies, 'only'> | undefined }, body: string): boolean =>
  !bodies || bodies.only.some((own) => own === body);
