import { pictureAddress } from '../fields/picture.ts';
import styles from './estrutura.module.css';

/** Somebody's picture or, where none was published, the initials. It repeats what stands beside it. */
export function Face({ nome, foto, large = false }: { nome: string; foto: string | null; large?: boolean }) {
  const own = `${styles.face} ${large ? styles.large : ''}`;
  if (foto) return <img className={own} src={pictureAddress(foto)} alt="" />;
  const names = nome.split(' ');
  return (
    <span className={own} aria-hidden="true">
      {names[0]?.charAt(0)}
      {names.at(-1)?.charAt(0)}
    </span>
  );
}
