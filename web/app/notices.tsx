import { useState } from 'react';
import { type Aviso, isCurrent } from '../../catalog/shell.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './notices.module.css';

/** The technical notices of these days, each behind its badge. */
export function Notices({ avisos }: { avisos: readonly Aviso[] }) {
  const now = new Date();
  return avisos.filter((aviso) => isCurrent(aviso, now)).map((aviso) => <Badge key={aviso.title} {...aviso} />);
}

function Badge({ title, text }: Aviso) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.badge} onClick={() => setOpen(true)}>
        <Icon name="warning" />
        Aviso técnico: {title}
      </button>
      {open && (
        <Dialog title={title} shape="notice" onClose={() => setOpen(false)}>
          <p>{text}</p>
        </Dialog>
      )}
    </>
  );
}
