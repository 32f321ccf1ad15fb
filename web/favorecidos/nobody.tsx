import { useMissing } from '../rendering.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';

/** The words for somebody of whom this body has published nothing. */
export function Nobody() {
  useMissing();
  return (
    <div className={card()}>
      <Notice icon="empty" title="Favorecido não encontrado">
        <p>
          Nada foi publicado por este órgão com este endereço. Ele termina com o CNPJ ou, para uma pessoa, com os seis
          dígitos visíveis do CPF e o nome: /favorecidos/456789-maria-da-silva.
        </p>
        <Link className={button('primary')} to="/busca">
          Buscar pelo nome
        </Link>
      </Notice>
    </div>
  );
}
