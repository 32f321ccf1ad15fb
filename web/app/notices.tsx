import { type Aviso, isCurrent } from '../../catalog/site/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { useToday } from '../ui/today.ts';
import { showWindow } from '../ui/windows.tsx';
import styles from './notices.module.css';

/** The technical notices in force, each behind its badge. */
export function Notices({ avisos }: { avisos: readonly Aviso[] }) {
  const today = useToday();
  const current = today ? avisos.filter((aviso) => isCurrent(aviso, new Date())) : [];
  if (current.length === 0) return null;
  return (
    <div className={styles.badges}>
      {current.map((aviso) => (
        <button key={aviso.title} type="button" className={styles.badge} onClick={() => open(aviso)}>
          <Icon name="warning" />
          <span>Aviso técnico: {aviso.title}</span>
        </button>
      ))}
    </div>
  );
}

const open = ({ title, text }: Aviso): Promise<boolean> =>
  showWindow(title, async () => {
    const { Dialog } = await import('../ui/dialog.tsx');
    return (close) => (
      <Dialog title={title} shape="notice" onClose={close}>
        <p>{text}</p>
      </Dialog>
    );
  });
