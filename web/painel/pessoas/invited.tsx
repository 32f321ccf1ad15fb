import type { ConviteAnswer } from '../../../catalog/painel/pessoas/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './pessoas.module.css';

/** What came of an invitation: that the letter left, that it waits, or the link to hand over. */
export function Invited({ outcome: { pessoa, link, fila, horas } }: { outcome: ConviteAnswer['data'] }) {
  const copy = (): void =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => toast('Link copiado.'),
      () => toast('Não foi possível copiar: marque o link e copie.'),
    );
  return (
    <section className={card(styles.sheet)} role="status">
      <h2>Convite de {pessoa.nome}</h2>
      {link === null ? (
        <p>
          {fila
            ? `O servidor de e-mail não está atendendo agora: o convite a ${pessoa.email} está na fila e segue sozinho quando ele voltar.`
            : `O convite segue para ${pessoa.email}. Vale por ${horas} horas; se não chegar, confira o spam e reenvie.`}
        </p>
      ) : (
        <>
          <p>
            Entregue este link só a {pessoa.nome}: quem o abre entra como essa pessoa. Serve uma vez, por {horas} horas,
            e não será mostrado de novo.
          </p>
          <p className={styles.link}>{link}</p>
          <button type="button" className={button()} onClick={copy}>
            Copiar o link
          </button>
        </>
      )}
    </section>
  );
}
