import { useMemo } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { placePath } from '../../catalog/despesa/documento.ts';
import { parseQuery } from '../../catalog/query.ts';
import { type Node, printNode } from '../../catalog/sums/node.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { useDefinition, useRows } from '../dataset/data.ts';
import { FiltersPlace } from '../dataset/filters.tsx';
import { narrowDataset, type ScopedDataset } from '../dataset/fixed.ts';
import { Freshness, Head } from '../dataset/head.tsx';
import { Listed } from '../dataset/list.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Empty, Failed } from '../dataset/states.tsx';
import { readAddress } from '../dataset/url.ts';
import { card } from '../ui/card.ts';
import { useLocation } from '../ui/router.tsx';
import { EMPENHOS_WAY, type NodeAnswer, nodeOf, periodOf, useNode, wayTo } from './node.ts';
import { Nowhere } from './nowhere.tsx';

/** The empenhos of a node of the tree of expenses. */
export default function Empenhos() {
  const raw = useLocation().pathname.replace(/\/$/, '').split('/')[3] ?? '';
  const node = nodeOf(decodeSegment(raw));
  if (node) return <OfNode key={raw} node={node} />;
  return (
    <Nowhere steps={EMPENHOS_WAY.slice(0, 1)} title="Empenhos" to="/despesa" label="Ver a despesa desde o começo" />
  );
}

function OfNode({ node }: { node: Node }) {
  const { search } = useLocation();
  const told = useNode(printNode(node));
  const known = useDefinition('empenhos');
  const set = useMemo(() => known && told.data && scoped(known, node, told.data), [known, told.data, node]);
  const address = set && readAddress(set, search);
  const answer = useRows(set ?? undefined, address?.ok ? address.query : null);
  const words = wordsOf(node, told.data).join(' · ');
  const head = (
    <Head
      steps={[...wayTo(node, told.data), { label: 'Empenhos' }]}
      title="Empenhos"
      tight
      lead={<p>{words}</p>}
      aside={<Freshness dados={answer.data?.dados} />}
    />
  );
  return (
    <Page head={head} tight>
      {told.error && <Failed error={told.error} retry={told.refetch} />}
      {set && address && <Listed set={set} address={address} answer={answer} extra={undefined} />}
      {told.data && !told.data.listas.empenhos && (
        <div className={card()}>
          <Empty says="uma lista dos empenhos que não informam essa classificação" all="/empenhos" />
        </div>
      )}
      {!told.data && !told.error && (
        <>
          <FiltersPlace />
          <Coming />
        </>
      )}
    </Page>
  );
}

/** The dataset cut to a node; null where the node holds what no question can ask for. */
function scoped(set: Dataset, node: Node, { listas, ...answer }: NodeAnswer): ScopedDataset | null {
  const asked = listas.empenhos === null ? null : parseQuery(set, [...new URLSearchParams(listas.empenhos)]);
  if (!asked?.ok) return null;
  const parts = (names: readonly string[], row: Record<string, unknown>) =>
    names.map((name) => String(row[name] ?? ''));
  return narrowDataset(set, {
    fixed: asked.query.where,
    words: wordsOf(node, { listas, ...answer }),
    to: (row) =>
      placePath({
        stage: 'empenho',
        node: printNode(node),
        parts: parts(['codOrgao', 'codUnidade', 'numDocEmpenho'], row),
      }),
  });
}

/** The conditions of a node in words: `2026`, `Função: Saúde`. */
const wordsOf = ({ year, from, to }: Node, answer: NodeAnswer | undefined): string[] => [
  periodOf(year, from, to),
  ...(answer?.caminho ?? []).map(({ rotulo, nome }) => `${rotulo}: ${nome}`),
];
