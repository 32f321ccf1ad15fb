import { concerns } from '../../catalog/body.ts';
import type { CompararQuestion } from '../../catalog/comparar/answer.ts';
import {
  COMPARED_STAGES,
  COMPARISONS,
  type ComparedFlow,
  type ComparedStage,
  type Comparison,
  comparisonOf,
  MOST_COLUMNS,
  PAYROLL,
  stageOf,
} from '../../catalog/comparar/comparar.ts';
import { brief } from '../../catalog/query.ts';
import { Fault } from '../http/fault.ts';
import { datasetOf, type Services } from '../http/request.ts';
import type { ComparableBody, Tenant } from '../tenants/tenants.ts';

/** A body in a comparison; the inhabitants count only beside another body. */
export interface ComparedBody {
  id: number;
  slug: string;
  hosts: readonly string[];
  nome: string;
  habitantes: number | null;
  /** `IBGE, Censo 2022 (2022)` */
  populacao: string | null;
}

/** A comparison whose words are all known. The years are read from the data. */
export interface ResolvedComparison {
  by: Comparison;
  stage: ComparedStage | null;
  /** The body of the site first. */
  bodies: readonly [ComparedBody, ...ComparedBody[]];
  /** The bodies that could be chosen. */
  others: readonly ComparableBody[];
  options: readonly Comparison[];
  years: readonly number[] | null;
  until: number | null;
}

/** The dataset that says whether a body has such money at all. */
const CONCERNED: Readonly<Record<ComparedFlow, string>> = {
  despesa: COMPARED_STAGES[0].dataset,
  receita: 'receitas',
  folha: PAYROLL,
};

/** Reads what is asked of a body, or refuses it with what could be asked instead. */
export function resolveComparison(
  services: Services,
  tenant: Tenant,
  comparable: readonly ComparableBody[],
  asked: CompararQuestion,
): ResolvedComparison {
  const options = COMPARISONS.filter(({ of }) => concerns(datasetOf(services, CONCERNED[of]), tenant.tipo));
  const by = chosenComparison(options, tenant, asked.por);
  const others = comparable.filter(({ id, tipo }) => id !== tenant.id && tipo === tenant.tipo);
  const self = comparable.find(({ id }) => id === tenant.id);
  const wanted = [...new Set(asked.orgaos?.flat() ?? [])].filter((slug) => slug !== tenant.slug);
  const chosen = self ? chosenBodies(others, wanted) : refuseOthers(wanted);
  const years = asked.anos ? [...new Set(asked.anos.flat())].sort((a, b) => a - b) : null;
  const bodies: ResolvedComparison['bodies'] =
    self && chosen.length > 0 ? [bodyOf(self), ...chosen.map(bodyOf)] : [aloneBody(tenant)];
  const columns = bodies.length * (years?.length ?? 1);
  if (columns > MOST_COLUMNS)
    throw refusal(
      'anos',
      String(columns),
      `São ${columns} colunas, e cabem ${MOST_COLUMNS}: escolha menos anos ou menos órgãos.`,
    );
  const stage = by.of === 'despesa' ? stageOf(asked.estagio ?? '') : null;
  return { by, stage, bodies, others: self ? others : [], options, years, until: asked.ate ?? null };
}

/** A câmara has one function, the legislative one: what it buys says more. */
function chosenComparison(options: readonly Comparison[], { tipo }: Tenant, id: string | undefined): Comparison {
  const usual = tipo === 'camara' ? 'elemento' : 'funcao';
  const found = options.find((one) => one.id === (id ?? usual));
  if (found) return found;
  const title = comparisonOf(id ?? '')?.title ?? '';
  const known = options.map((one) => one.id).join(', ');
  throw refusal('por', id ?? '', `“${title}” não se aplica a este órgão: use ${known}.`);
}

function chosenBodies(others: readonly ComparableBody[], wanted: readonly string[]): ComparableBody[] {
  return wanted.map((slug) => {
    const found = others.find((body) => body.slug === slug);
    if (found) return found;
    // A body that does not allow it is not told apart from one that does not exist.
    const known = others.length > 0 ? `: use ${others.map((body) => body.slug).join(', ')}` : '; não há outro';
    throw refusal(
      'orgaos',
      slug,
      `“${brief(slug)}” não é um órgão do mesmo tipo que autorize a comparação nesta instalação${known}.`,
    );
  });
}

function refuseOthers(wanted: readonly string[]): ComparableBody[] {
  const [first] = wanted;
  if (first === undefined) return [];
  throw refusal('orgaos', first, 'Este órgão não autoriza a comparação com outros: retire “orgaos” do endereço.');
}

const refusal = (field: string, value: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', message, [{ field, value: brief(value), message }]);

/** Refuses a year that the body of the site did not publish. */
export function unknownYear(year: number, known: readonly number[]): Fault {
  const published =
    known.length > 0 ? `Os anos publicados são ${known.toReversed().join(', ')}.` : 'Nenhum ano foi publicado.';
  return refusal('anos', String(year), `Não há dados de ${year} para comparar. ${published}`);
}

const bodyOf = ({ id, slug, hosts, nome, habitantes, fonte, ano }: ComparableBody): ComparedBody => ({
  id,
  slug,
  hosts,
  nome,
  habitantes,
  populacao: populationOf({ fonte, ano }),
});

/** `IBGE, Censo 2022`, with the year of the count where its name does not say it. */
export const populationOf = ({ fonte, ano }: Pick<ComparableBody, 'fonte' | 'ano'>): string =>
  fonte.includes(String(ano)) ? fonte : `${fonte}, ${ano}`;

const aloneBody = ({ id, slug, hosts, dados: { txtCliente } }: Tenant): ComparedBody => ({
  id,
  slug,
  hosts,
  nome: txtCliente,
  habitantes: null,
  populacao: null,
});
