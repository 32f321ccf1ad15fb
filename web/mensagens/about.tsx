import { useEffect } from 'react';
import { parseKey } from '../../catalog/key.ts';
import { RASCUNHO_LONGEST } from '../../catalog/mensagens/rascunho.ts';
import { routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { aboutRow, nameOf } from '../../catalog/site/record.ts';
import { datasetPages, pageFor } from '../catalog.ts';
import { useDefinition, useRecord } from '../dataset/data.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './about.module.css';
import type { Message } from './message.ts';

interface Props {
  path: string;
  /** Writes the name of the record into the draft, so that who reads the message knows it too. */
  type: Message['type'];
  leave(): void;
}

/** The subject of a message: a record by its own name, or a page by its title. */
export function About({ path, ...rest }: Props) {
  const plain = path.split(/[?#]/, 1)[0] ?? path;
  const [, id = '', ...segments] = plain.replace(/\/$/, '').split('/');
  const page = pageFor(id);
  return page?.detail && segments.length === page.key.length ? (
    <RecordAbout page={page} segments={segments} path={plain} {...rest} />
  ) : (
    <Told path={path} title={pageTitle(plain)} text={null} {...rest} />
  );
}

const find = finder(routes(datasetPages));
const pageTitle = (path: string): string => find(path, true)?.title ?? 'Página do portal';

function RecordAbout({ page, segments, ...rest }: Props & { page: Page; segments: readonly string[] }) {
  const set = useDefinition(page.id);
  const key = set && parseKey(set, segments);
  const row = useRecord(key?.ok ? rest.path : null).data?.data[0];
  return (
    <Told
      title={set && key?.ok ? nameOf(set, key.values) : page.singular}
      text={set && row ? aboutRow(set, row) : null}
      {...rest}
    />
  );
}

function Told({ path, title, text, type, leave }: Props & { title: string; text: string | null }) {
  const whole = [title, text].filter(Boolean).join(' – ').slice(0, RASCUNHO_LONGEST.sobreTitulo);
  useEffect(() => {
    type({ sobreTitulo: whole });
  }, [whole, type]);
  return (
    <section className={card(styles.about)} aria-label="Registro que vai junto">
      <h2>Sobre: {title}</h2>
      {text && <p>{text}</p>}
      <p>
        <Link to={path}>Este registro</Link> vai junto com a sua mensagem.
      </p>
      <button type="button" className={button()} onClick={leave}>
        Remover
      </button>
    </section>
  );
}
