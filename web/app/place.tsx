import type { FooterItem, MenuItem } from '../../catalog/site/shell.ts';
import { usePortal } from '../portal.ts';
import { Away } from '../ui/away.tsx';
import { Link } from '../ui/link.tsx';
import { useLocation } from '../ui/router.tsx';
import { isHere } from './here.ts';

interface Props {
  item: MenuItem | FooterItem;
  className?: string | undefined;
}

/** A link of the menu: `blnPopUp` of `0` stays in the portal, anything else opens another tab. */
export function MenuLink({ item: { txtDescricao, txtUrl, blnPopUp }, className }: Props) {
  const { pathname } = useLocation();
  const { chamber } = usePortal();
  if (blnPopUp !== '0')
    return (
      <Away to={txtUrl} className={className}>
        {txtDescricao}
      </Away>
    );
  // An address of the API is no page of the app: the browser goes there by itself.
  if (txtUrl.startsWith('/api/'))
    return (
      <a href={txtUrl} className={className}>
        {txtDescricao}
      </a>
    );
  return (
    <Link to={txtUrl} className={className} aria-current={isHere(pathname, txtUrl, chamber) ? 'page' : undefined}>
      {txtDescricao}
    </Link>
  );
}
