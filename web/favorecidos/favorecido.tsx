import { useMemo } from 'react';
import type { FavorecidoAnswer, FavorecidoSection } from '../../catalog/favorecidos/answer.ts';
import { parsePayee } from '../../catalog/favorecidos/favorecido.ts';
import { formatTaxId } from '../../catalog/fields/taxId.ts';
import { ApiError } from '../api.ts';
import { Actions } from '../dataset/actions.tsx';
import { useRecord } from '../dataset/data.ts';
import { Freshness, Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { AviseMe } from '../novidades/avise.tsx';
import { Contents, type PageSection } from '../ui/contents.tsx';
import { Figures } from '../ui/figures.tsx';
import { usePathPart } from '../ui/router.tsx';
import styles from './favorecido.module.css';
import { figuresOf } from './figures.ts';
import { Nobody } from './nobody.tsx';
import { PartTable } from './part.tsx';
import { inOrder, placeOf, titleOf } from './parts.ts';
import { Sanctions } from './sanctions.tsx';
import { Sources } from './sources.tsx';
import { Years } from './years.tsx';

/** The page of one company or person: everything of theirs in this body. */
export default function Favorecido() {
  const documento = usePathPart(1);
  const of = parsePayee(documento);
  const path = of && `/favorecidos/${of.key}`;
  const { data, error, refetch } = useRecord<FavorecidoAnswer>(path);
  const name = data?.data[0]?.nome ?? 'Favorecido';
  const nobody = !of || (error instanceof ApiError && error.status === 404);
  return (
    <Page
      head={
        <Head
          steps={[{ label: 'Favorecidos', to: '/favorecidos' }, { label: name }]}
          title={name}
          lead={data ? <Lead answer={data} /> : <p>&nbsp;</p>}
          aside={
            path &&
            !error && (
              <div className={styles.aside}>
                <AviseMe about={name} feed={`${path}.atom`} page={path} />
                <Actions path={path} />
              </div>
            )
          }
          told={{ personal: of !== null && of.kind !== 'empresa', feed: path ? `${path}.atom` : undefined }}
        />
      }
    >
      {nobody && <Nobody />}
      {!nobody && error && <Failed error={error} retry={refetch} />}
      {!nobody && !error && !data && <Coming />}
      {path && data && <Found answer={data} path={path} />}
    </Page>
  );
}

const KINDS = { empresa: 'CNPJ', pessoa: 'CPF', 'sem-documento': '' };

/** The name and document of a favorecido, as the lists publish it, and other names. */
function Lead({ answer: { data, nomes } }: { answer: FavorecidoAnswer }) {
  const { tipo = 'sem-documento', documento = null } = data[0] ?? {};
  const [, ...others] = nomes;
  return (
    <>
      <p>{documento ? `${KINDS[tipo]} ${formatTaxId(documento)}` : 'Publicado sem CPF nem CNPJ'}</p>
      {others.length > 0 && <p>Também publicado como {new Intl.ListFormat('pt-BR').format(others)}.</p>}
    </>
  );
}

const sectionsOf = (parts: readonly FavorecidoSection[]): PageSection[] =>
  parts.map((part) => ({ id: placeOf(part), label: titleOf(part), count: part.total }));

function Found({ answer, path }: { answer: FavorecidoAnswer; path: string }) {
  const parts = useMemo(() => inOrder(answer.related), [answer]);
  const sections = useMemo(() => sectionsOf(parts), [parts]);
  const { tipo } = answer.data[0] ?? {};
  return (
    <>
      {tipo === 'sem-documento' && (
        <p className={styles.said}>
          Sem um documento, o que está aqui foi reunido só pelo nome, e pode ser de mais de uma pessoa.
        </p>
      )}
      <Sanctions answer={answer} />
      <Figures figures={figuresOf(answer)} />
      <Contents sections={sections} />
      <Years years={answer.anos} />
      {parts.map((part) => (
        <PartTable key={`${part.dataset} ${part.campo}`} part={part} sanctions={answer.sancoes} />
      ))}
      <Freshness dados={answer.dados} />
      <Sources path={path} />
    </>
  );
}
