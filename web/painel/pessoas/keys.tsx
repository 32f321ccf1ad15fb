import { useId } from 'react';
import type { DestinoChaves } from '../../../catalog/painel/chaves/answer.ts';
import type { PessoaVista } from '../../../catalog/painel/pessoas/answer.ts';
import styles from './pessoas.module.css';

interface Props {
  person: PessoaVista;
  value: DestinoChaves;
  choose(value: DestinoChaves): void;
}

const CHOICES: readonly [DestinoChaves, name: string, what: string][] = [
  ['revogar', 'Revogar', 'O que a usa deixa de publicar no próximo envio.'],
  ['manter', 'Manter', 'O que a usa continua publicando, e você passa a responder por isso.'],
];

/** Asks what becomes of the keys of somebody who will be able to make none. Nobody keeps their own: theirs are revoked. */
export function KeysChoice({ person: { nome, chaves, eu }, value, choose }: Props) {
  const name = useId();
  if (chaves.length === 0) return null;
  const isOne = chaves.length === 1;
  const which = `${isOne ? 'pela chave de acesso' : 'pelas chaves de acesso'} ${chaves.map((one) => `“${one}”`).join(', ')}`;
  if (eu)
    return (
      <p>
        Você responde {which}. Sem o papel Controle, {isOne ? 'ela é revogada' : 'elas são revogadas'}.
      </p>
    );
  return (
    <fieldset className={styles.roles}>
      <legend>
        {nome} responde {which}
      </legend>
      {CHOICES.map(([one, title, what]) => (
        <label key={one} className={styles.role}>
          <input type="radio" name={name} checked={value === one} onChange={() => choose(one)} />
          <span>
            <b>{title}</b>
            <small>{what}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
