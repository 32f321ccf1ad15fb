import type { ChaveFeita } from '../../../catalog/painel/chaves/answer.ts';
import { button } from '../../ui/button.ts';
import { copyText } from '../../ui/clip.ts';
import { toast } from '../../ui/toast.tsx';
import kit from '../kit/sheet.module.css';

/** A new key with its secret, which is never shown again, and a command that uses it. */
export function ShownSecret({ made, done }: { made: ChaveFeita['data']; done: () => void }) {
  const copy = (): void => {
    void copyText(made.segredo, 'Chave copiada.', 'Copie a chave:');
  };
  const leave = (): void => {
    done();
    toast('A chave foi guardada por você: aqui ela não aparece mais.');
  };
  return (
    <section className={kit.good} aria-labelledby="chave-nova">
      <h2 id="chave-nova">Chave de “{made.nome}” criada</h2>
      <p>Copie-a agora e guarde-a como uma senha: por segurança, ela não será mostrada de novo.</p>
      <code className={kit.code}>{made.segredo}</code>
      <p>
        <button type="button" className={button('primary')} onClick={copy}>
          Copiar a chave
        </button>
      </p>
      {made.usos.includes('publicar') && (
        <>
          <p>Quem cuida do sistema publica assim, trocando o nome do conjunto e do arquivo:</p>
          <code className={kit.code}>{commandOf(made)}</code>
        </>
      )}
      <p>
        <button type="button" className={button()} onClick={leave}>
          Já guardei
        </button>
      </p>
    </section>
  );
}

/** A command that publishes a file with a key, by the dataset that the key is for. */
const commandOf = ({ servidor, conjuntos }: ChaveFeita['data']): string =>
  `PORTAL_TOKEN=(a chave) npx portal import --servidor ${servidor} ${conjuntos?.[0] ?? 'contratos'} arquivo.csv`;
