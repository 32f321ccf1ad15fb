import type { PntpCriterio, PntpEspelho } from '../../catalog/pntp/answer.ts';
import { indexOf, levelOf, OWN_SITE, pointsOfBody, shareOfItem, sumOf } from '../../catalog/pntp/points.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { measureCriterion } from './criterion.ts';
import { criteriaAskedOf } from './outside.ts';
import type { MirrorSource } from './place.ts';

/** Days ahead that the mirror warns of what lapses. */
export const AHEAD_DAYS = 10;

/** The whole measure of a body, but for its history. */
export type BodyMeasure = Omit<PntpEspelho, 'historico' | 'medidoEm'>;

/** Measures a body by every criterion that is asked of it. */
export function measureBody(source: MirrorSource): BodyMeasure {
  const { matrix, tenant, today } = source;
  const points = pointsOfBody(matrix, tenant.tipo);
  const criterios = criteriaAskedOf(matrix, tenant).map((line) =>
    measureCriterion(source, line, points.get(line.numero) ?? 0),
  );
  const essenciaisPerdidos = criterios.filter(isMissedEssential).map(({ numero }) => numero);
  const possiveis = sumOf(criterios, ({ pontos }) => pontos);
  const pontos = sumOf(criterios, ({ obtidos }) => obtidos);
  const indice = essenciaisPerdidos.includes(OWN_SITE) ? 0 : indexOf(pontos, possiveis);
  return {
    ...{ edicao: matrix.edicao, indice, ...levelOf(indice, essenciaisPerdidos.length) },
    ...{ pontos: round(pontos), possiveis: round(possiveis), essenciaisPerdidos },
    vencem: criterios.flatMap((one) => lapsesOf(one, today)).sort((a, b) => (a.em < b.em ? -1 : 1)),
    dimensoes: matrix.dimensoes.flatMap(({ numero, nome }) => dimensionOf(criterios, numero, nome)),
    criterios: criterios.map((one) => ({ ...one, pontos: round(one.pontos), obtidos: round(one.obtidos) })),
  };
}

const isMissedEssential = ({ classe, itens }: PntpCriterio): boolean =>
  classe === 'essencial' && itens.some(({ item, cumprido }) => item === 'disponibilidade' && !cumprido);

/** What a criterion loses in the next days if nothing is done, day by day: all that is left with its first item, else a part. */
function lapsesOf({ numero, itens, pontos, obtidos }: PntpCriterio, today: string): PntpEspelho['vencem'] {
  const names = itens.map(({ item }) => item);
  const soon = itens.filter(({ venceEm }) => venceEm !== null && venceEm <= plusDays(today, AHEAD_DAYS));
  const days = [...new Set(soon.flatMap(({ venceEm }) => venceEm ?? []))].sort();
  let left = obtidos;
  return days.flatMap((em) => {
    const gone = soon.filter(({ venceEm }) => venceEm === em).map(({ item }) => item);
    const share = sumOf(gone, (item) => pontos * shareOfItem(names, item));
    const lost = gone.includes('disponibilidade') ? left : Math.min(left, share);
    left -= lost;
    return lost > 0 ? [{ criterio: numero, em, pontos: round(lost) }] : [];
  });
}

function dimensionOf(criterios: readonly PntpCriterio[], numero: number, nome: string): PntpEspelho['dimensoes'] {
  const own = criterios.filter(({ dimensao }) => dimensao === numero);
  if (own.length === 0) return [];
  return [
    {
      numero,
      nome,
      pontos: round(sumOf(own, ({ obtidos }) => obtidos)),
      possiveis: round(sumOf(own, ({ pontos }) => pontos)),
    },
  ];
}

const round = (value: number): number => Math.round(value * 100) / 100;
