import type { PntpFalta } from '../../../catalog/pntp/answer.ts';
import { found, type PlaceFindings } from '../../../catalog/pntp/finding.ts';
import type { MeasuredPlace, MirrorSource } from '../place.ts';

/** Looks for what one criterion asks in the folder of a body or in the portal itself. */
export type CriterionCheck = (source: MirrorSource) => MeasuredPlace;

/** What a simple check found: whether it is there, in which figures, and what to do where it is not. */
interface Finding {
  isMet: boolean;
  prova: string;
  falta: string;
}

/** A place at which something is there or not. */
export const placeOf = (
  para: string,
  { isMet, prova, falta }: Finding,
  way: Pick<PntpFalta, 'comando' | 'painel'>,
): MeasuredPlace => ({
  para,
  pendencias: 0,
  findings: { disponibilidade: found(isMet, prova) },
  falta: isMet ? [] : [{ texto: falta, ...way, para }],
});

/** A check of what the folder of the body says, which is mended by applying the folder again. */
export const folderCheck =
  (para: string, look: (source: MirrorSource) => Finding): CriterionCheck =>
  (source) =>
    placeOf(para, look(source), textsOf(source));

/** How the texts of a body are changed: its folder applied again, or the texts of the panel. */
export const textsOf = ({ tenant }: MirrorSource): Pick<PntpFalta, 'comando' | 'painel'> => ({
  comando: `portal tenant apply tenants/${tenant.slug}`,
  painel: '/painel/textos',
});

/** What nothing but a newer portal or other conduct mends. */
export const NO_WAY: Pick<PntpFalta, 'comando' | 'painel'> = { comando: null, painel: null };

/** A check of the portal itself, which an operator mends by installing a version that has it. */
export const portalCheck =
  (para: string, prova: string, isThere: (source: MirrorSource) => boolean): CriterionCheck =>
  (source) => {
    const isMet = isThere(source);
    const falta = `Não se vê no portal: ${prova}. Atualize o portal ou o menu do órgão.`;
    return placeOf(para, { isMet, prova: isMet ? prova : `não se vê: ${prova}`, falta }, NO_WAY);
  };

/** A place with findings of several items. */
export const placeWith = (para: string, findings: PlaceFindings, falta: readonly PntpFalta[]): MeasuredPlace => ({
  para,
  findings,
  falta,
  pendencias: 0,
});
