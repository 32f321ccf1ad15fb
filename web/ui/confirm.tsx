import type { Confirmation } from './question.tsx';
import { show } from './windows.tsx';

/** Asks before something that cannot be undone. Closing the window is a no. Callable from anywhere. */
export const confirm = (asked: Confirmation): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = show(asked.title, async () => {
      const { Question } = await import('./question.tsx');
      return (close) => (
        <Question
          {...asked}
          answer={(yes) => {
            close();
            resolve(yes);
          }}
        />
      );
    });
    // A question that could not be shown counts as a no.
    opening.then((shown) => shown || resolve(false));
  });
