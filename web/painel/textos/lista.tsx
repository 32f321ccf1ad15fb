import type { TextosAnswer } from '../../../catalog/painel/textos/answer.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './textos.module.css';
import { editionWords } from './words.ts';

/** What can be edited, each with its last change. */
export default function TextosScreen() {
  const all = useDeskAnswer<TextosAnswer>('/textos');
  return (
    <DeskPage
      titulo="Textos"
      sobre="O que o portal diz do órgão. Cada vez que você salva fica guardada uma versão, e sempre se pode voltar a ela."
    >
      <Answered of={all}>
        {({ data }) => (
          <ul className={styles.parts}>
            {data.map(({ id, titulo, sobre, ultima }) => (
              <li key={id} className={card(styles.part)}>
                <h2>
                  <Link to={`/painel/textos/${id}`}>{titulo}</Link>
                </h2>
                <p>{sobre}</p>
                <p className={styles.last}>{ultima ? `Última mudança: ${editionWords(ultima)}` : 'Ainda não mudou.'}</p>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </DeskPage>
  );
}
