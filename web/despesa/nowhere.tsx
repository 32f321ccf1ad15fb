import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { useMissing } from '../rendering.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';

interface Props {
  steps: readonly Crumb[];
  title: string;
  /** The page to look at instead. */
  to: string;
  label: string;
}

/** The page of an address that names no document: mistyped, withdrawn, or never published. */
export function Nowhere({ steps, title, to, label }: Props) {
  useMissing();
  return (
    <Page head={<Head steps={[...steps, { label: title }]} title={title} lead={<p>&nbsp;</p>} />}>
      <div className={card()}>
        <Notice icon="empty" title="Documento não encontrado">
          <p>Nada foi publicado com este endereço. O número pode estar errado, ou o registro foi retirado.</p>
          <Link className={button('primary')} to={to}>
            {label}
          </Link>
        </Notice>
      </div>
    </Page>
  );
}
