import type { ReactNode } from 'react';
import type { Canal } from '../../catalog/mensagens/canal.ts';
import type { Rascunho } from '../../catalog/mensagens/rascunho.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { type HeadDescription, Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import { Form } from './form.tsx';
import { type Message, useMessage } from './message.ts';
import styles from './page.module.css';
import { Sent } from './sent.tsx';

interface Props {
  /** The name of the page in the path, and for the window. */
  name: string;
  title: string;
  lead: ReactNode;
  /** The description for search engines. */
  told?: HeadDescription;
  /** The part beside the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A channel's page: what it is, the form, and beside it the other ways to be heard. */
export function Page({ name, title, lead, told, aside, children }: Props) {
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: name }]} />
      <div className={styles.head}>
        <Title page={name} told={told}>
          {title}
        </Title>
        <div className={styles.lead}>{lead}</div>
      </div>
      <div className={aside ? styles.columns : styles.one}>
        <div className={styles.stack}>{children}</div>
        {aside && <aside className={styles.stack}>{aside}</aside>}
      </div>
    </div>
  );
}

interface ChannelProps extends Omit<Props, 'children'> {
  canal: Canal;
  unidades: readonly { slug: string; nome: string }[];
  /** The part in place of the form, where the body hears people elsewhere. */
  elsewhere?: ReactNode;
  /** The fields that the address brings along. */
  brought?: Partial<Rascunho> | undefined;
  /** The part between the title and the form. */
  before?(message: Message): ReactNode;
}

/** A channel from the blank form to the protocol. */
export function Channel({ canal, unidades, elsewhere, brought, before, ...page }: ChannelProps) {
  const message = useMessage(canal, brought);
  if (message.done) return <Sent canal={canal} name={page.name} done={message.done} />;
  return (
    <Page {...page}>
      {elsewhere ?? (
        <>
          {before?.(message)}
          <Form message={message} unidades={unidades} />
        </>
      )}
    </Page>
  );
}
