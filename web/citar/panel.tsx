import { Dialog } from '../ui/dialog.tsx';
import { Citation } from './citation.tsx';

/** The citation of the page that is shown, over it. */
export default function CitePanel({ de, onClose }: { de: string; onClose(): void }) {
  return (
    <Dialog title="Citar esta página" shape="notice" onClose={onClose}>
      <Citation de={de} />
    </Dialog>
  );
}
