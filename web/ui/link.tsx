import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocation, useNavigate } from './router.tsx';
import { addressOf, resolveAddress, type StepState } from './step.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  state?: StepState | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page of the portal: a step inside the app, and for a browser without scripts a link like any other. */
export function Link({ to, replace, state, onClick, children, ...rest }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const address = resolveAddress(to, location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (address === null || !isPlainClick(event)) return;
    event.preventDefault();
    // A second press on one link is not a second step back.
    navigate(address, { state, replace: replace ?? address === addressOf(location) });
  };
  return (
    <a {...rest} href={address ?? to} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a press means to go there in this tab: with another button, a key or a target the browser does what it knows. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target);
