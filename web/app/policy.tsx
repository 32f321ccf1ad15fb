import { showWindow } from '../ui/windows.tsx';

/** Shows what is kept in the browser, and the way to take it back. */
export const showPrivacy = (): Promise<boolean> =>
  showWindow('privacidade', async () => {
    const { Privacy } = await import('./privacy.tsx');
    return (close) => <Privacy onClose={close} />;
  });
