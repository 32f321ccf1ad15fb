import type { PntpCriterio, PntpFalta, PntpItem } from '../../catalog/pntp/answer.ts';
import { found, type ItemFinding, joinFindings, type PlaceFindings } from '../../catalog/pntp/finding.ts';
import type { CriterionItem, MatrixLine } from '../../catalog/pntp/matrix.ts';
import { shareMet } from '../../catalog/pntp/points.ts';
import { attestationEnd, attestationOn } from './attest.ts';
import { checkPlaces } from './checks/all.ts';
import { datasetPlaces } from './datasets.ts';
import { filePlaces } from './files.ts';
import type { MeasuredPlace, MirrorSource } from './place.ts';

/** Criteria that either of two lists answers: one of both directions, or one of the direction asked. */
const EITHER: ReadonlySet<string> = new Set(['5.1', '5.2']);

/** Measures one criterion of a body. */
export function measureCriterion(source: MirrorSource, line: MatrixLine, pontos: number): PntpCriterio {
  const places = bestPlaces(source, line);
  const measured = line.itens.map((item) => itemOf(places, item));
  const attested = attestationOf(source, line);
  const itens = line.atesta ? measured.map((one) => withAttestation(one, attested, places.length > 0)) : measured;
  const isMet = (item: CriterionItem): boolean => itens.some((one) => one.item === item && one.cumprido);
  return {
    ...{ numero: line.numero, dimensao: line.dimensao, pede: line.pede, classe: line.classe },
    pontos,
    obtidos: pontos * shareMet(line.itens, isMet),
    itens,
    enderecos: [...new Set(addressesOf(source, line, places))],
    como: !line.atesta ? 'medido' : places.length > 0 ? 'misto' : 'atestado',
    atesto: attested,
    falta: missingOf(source, line, places, attested),
    pendencias: places.reduce((sum, { pendencias }) => sum + pendencias, 0),
  };
}

/** The places that answer a criterion best. Lists and files of one kind of document stand in for each other. */
export function bestPlaces(source: MirrorSource, line: MatrixLine): MeasuredPlace[] {
  const checked = checkPlaces(source, line);
  if (checked) return checked;
  const lists = datasetPlaces(source, line);
  const ways = [...(EITHER.has(line.numero) ? lists.map((one) => [one]) : [lists]), filePlaces(source, line)];
  const worth = (places: readonly MeasuredPlace[]): number =>
    shareMet(line.itens, (item) => joinFindings(findingsOf(places), item)?.cumprido ?? false);
  const used = ways.filter((places) => places.length > 0);
  return used.reduce<MeasuredPlace[]>(
    (best, places) => (best.length > 0 && worth(best) >= worth(places) ? best : places),
    [],
  );
}

const findingsOf = (places: readonly MeasuredPlace[]): PlaceFindings[] => places.map(({ findings }) => findings);

const UNANSWERED: ItemFinding = found(false, 'não há onde se veja');

function itemOf(places: readonly MeasuredPlace[], item: CriterionItem): PntpItem {
  const joined = joinFindings(findingsOf(places), item) ?? UNANSWERED;
  const proofs = new Set(places.flatMap(({ findings }) => findings[item]?.prova ?? []));
  return {
    item,
    ...joined,
    ...(proofs.size > 1 && { prova: places.flatMap((place) => ownProof(place, item)).join('; ') }),
  };
}

/** What one of several lists shows, under its name. */
function ownProof({ publica, findings }: MeasuredPlace, item: CriterionItem): string[] {
  const prova = findings[item]?.prova;
  if (prova === undefined) return [];
  return [!publica || prova.startsWith(publica.titulo) ? prova : `${publica.titulo} – ${prova}`];
}

function attestationOf({ attestations, today }: MirrorSource, { numero, atesta }: MatrixLine) {
  const row = attestations.get(numero);
  return atesta && row ? attestationOn(row, today) : null;
}

/** What nobody answers for any more is not available, whatever was measured. */
function withAttestation(one: PntpItem, attested: PntpCriterio['atesto'], isMeasured: boolean): PntpItem {
  if (one.item !== 'disponibilidade') return one;
  const seen = isMeasured ? `${one.prova}; ` : '';
  if (!attested) return { ...one, cumprido: false, prova: `${seen}não atestado`, venceEm: null };
  const prova = `${seen}atestado por ${attested.quem}${attested.vencido ? ', vencido' : ''}`;
  const cumprido = (one.cumprido || !isMeasured) && !attested.vencido;
  const ends = [one.venceEm, attestationEnd(attested)].filter((day): day is string => day !== null).sort();
  return { ...one, cumprido, prova, venceEm: cumprido ? (ends[0] ?? null) : null };
}

const addressesOf = ({ attestations }: MirrorSource, line: MatrixLine, places: readonly MeasuredPlace[]): string[] => [
  ...(line.atesta === 'site' ? [attestations.get(line.numero)?.endereco ?? []].flat() : []),
  ...places.map(({ para }) => para),
];

function missingOf(
  { tenant }: MirrorSource,
  line: MatrixLine,
  places: readonly MeasuredPlace[],
  attested: PntpCriterio['atesto'],
): PntpFalta[] {
  if (places.length === 0 && !line.atesta) return [{ texto: UNSERVED, comando: null, painel: null, para: null }];
  const own = places.flatMap(({ falta }) => falta);
  if (!line.atesta || (attested && !attested.vencido)) return own;
  return [...own, { texto: ATTEST[line.atesta], ...attesting(tenant.slug, line.numero), para: null }];
}

/** Said of a criterion that a new edition brought and the program does not know yet. */
const UNSERVED =
  'O portal ainda não tem onde publicar o que este critério pede: atualize-o e, até lá, publique no site oficial.';

const ATTEST = {
  site: 'Confira fora do portal, no site oficial ou no sistema do canal, e ateste, com o endereço e até quando vale.',
  conteudo: 'Abra os documentos, confira se trazem o que o critério pede e ateste, com o endereço e até quando vale.',
} as const;

const attesting = (slug: string, numero: string): Pick<PntpFalta, 'comando' | 'painel'> => ({
  comando: `portal pntp atestar ${numero} --tenant ${slug} --endereco https://… --ate AAAA-MM-DD`,
  painel: `/painel/atestos?criterio=${numero}`,
});
