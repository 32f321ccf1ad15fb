import type { OrgaoFeito } from '../../../catalog/painel/orgaos/answer.ts';
import { button } from '../../ui/button.ts';
import { copyText } from '../../ui/clip.ts';
import { Link } from '../../ui/link.tsx';
import kit from '../kit/sheet.module.css';
import { DeskPage } from '../page.tsx';

/** The new body's address, and what happens next. */
export const MadeBody = ({ of: { slug, endereco, responsavel, convite } }: { of: OrgaoFeito['data'] }) => (
  <DeskPage titulo="Órgão criado">
    <section className={kit.good} aria-label="Endereço do novo portal">
      <p>O portal já responde neste endereço:</p>
      <p>
        <a href={endereco}>{endereco}</a>
      </p>
      {convite === null ? (
        <p>O convite de {responsavel} está a caminho por e-mail. Ao aceitar, já pode publicar.</p>
      ) : (
        <>
          <p>
            Esta instalação não envia e-mails: entregue este convite a {responsavel}, em mãos ou por mensagem. Ele serve
            uma vez e não aparece de novo.
          </p>
          <code className={kit.code}>{convite}</code>
          <p>
            <button
              type="button"
              className={button()}
              onClick={() => void copyText(convite, 'Convite copiado.', 'Copie o convite:')}
            >
              Copiar o convite
            </button>
          </p>
        </>
      )}
    </section>
    <div className={kit.acts}>
      <Link className={button('primary')} to={`/painel/orgaos/${slug}`}>
        Ver o órgão
      </Link>
      <Link className={button()} to="/painel/orgaos">
        Lista de órgãos
      </Link>
    </div>
  </DeskPage>
);
