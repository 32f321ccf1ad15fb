import type { Arquivo, ArquivoAnswer } from '../../catalog/arquivos/answer.ts';
import { categoryOf, sizeOf } from '../../catalog/arquivos/arquivos.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { ApiError } from '../api.ts';
import { Actions } from '../dataset/actions.tsx';
import { useAnswer } from '../dataset/data.ts';
import facts from '../dataset/facts.module.css';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { lazyPart } from '../ui/part.tsx';
import { Sign } from '../ui/sign.tsx';
import { fileAddress } from './address.ts';
import styles from './arquivos.module.css';
import { Preview } from './preview.tsx';
import { partsText, typeOf } from './shelf.tsx';

const Missing = lazyPart('app/missing.tsx', () => import('../app/missing.tsx'));

/** The page of one file: what it is, how to get it, and its text. */
export function ArquivoPage({ slug }: { slug: string }) {
  const valid = /^[a-z0-9-]{1,250}$/.test(slug);
  const { data, error, refetch } = useAnswer<ArquivoAnswer>(valid ? `/arquivos/${slug}` : null);
  if (!valid || (error instanceof ApiError && error.status === 404)) return <Missing />;
  const file = data?.data[0];
  const category = categoryOf(file?.categoria ?? '');
  const title = file?.titulo ?? 'Arquivo';
  return (
    <Page
      head={
        <Head
          steps={[
            { label: 'Arquivos publicados', to: '/arquivos' },
            ...(category ? [{ label: category.title, to: `/arquivos/${category.slug}` }] : []),
            { label: title },
          ]}
          title={title}
          lead={category ? <p>{category.about}</p> : <p>&nbsp;</p>}
          aside={file && <Actions path={`/arquivos/${slug}`} />}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !file && <Coming />}
      {file && <Told file={file} />}
    </Page>
  );
}

function Told({ file }: { file: Arquivo & { texto: string } }) {
  return (
    <>
      <section className={card(styles.card)} aria-label="Sobre o arquivo">
        <dl className={facts.facts}>
          <Fact name="Ano">{String(file.ano)}</Fact>
          {file.periodo && <Fact name="Período">{file.periodo}</Fact>}
          {file.partes.length > 0 && <Fact name={file.parte ? 'Parte' : 'Partes que traz'}>{partsText(file)}</Fact>}
          <Fact name="Publicado em">{formatDay(file.data)}</Fact>
          <Fact name="Tipo e tamanho">{`${typeOf(file)}, ${sizeOf(file.tamanho)}`}</Fact>
          <div className={facts.long}>
            <dt>SHA-256, para conferir que o arquivo é este mesmo</dt>
            <dd className={styles.hash}>{file.sha256}</dd>
          </div>
        </dl>
        <div className={styles.buttons}>
          <a className={button('primary')} href={fileAddress(file, true)} download>
            <Sign name="download" />
            Baixar ({typeOf(file)}, {sizeOf(file.tamanho)})
          </a>
          {isShown(file) && (
            <a className={button()} href={fileAddress(file)} target="_blank" rel="noopener">
              <Sign name="away" />
              Abrir em outra aba
            </a>
          )}
        </div>
      </section>
      {file.tipo === 'application/pdf' && <Preview file={file} />}
      {file.texto !== '' && <Words text={file.texto} />}
    </>
  );
}

const isShown = ({ tipo }: Arquivo): boolean => tipo === 'application/pdf' || tipo.startsWith('image/');

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The text of a file, which the search reads too, for who cannot see the pages or wants to copy from them. */
function Words({ text }: { text: string }) {
  return (
    <details className={card(styles.words)}>
      <summary>
        <h2>Texto do documento</h2>
      </summary>
      <p className={styles.note}>
        Lido do arquivo por programa; CPFs aparecem cobertos. Em caso de dúvida vale o arquivo.
      </p>
      <div className={styles.text}>{text}</div>
    </details>
  );
}
