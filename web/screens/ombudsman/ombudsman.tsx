import { Link, useSearchParams } from 'react-router';
import { portal } from '../../portal.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Title } from '../../ui/title.tsx';
import { wrap } from '../../ui/wrap.ts';
import styles from './ombudsman.module.css';

/** How to reach the body today: by post, telephone or e-mail, which carries the record one asks about. */
export default function Ombudsman() {
  const [params] = useSearchParams();
  const about = aboutOf(params.get('sobre'));
  const { txtEmail, txtNumTelefone } = portal.frame?.entidade ?? {};
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Ouvidoria' }]} />
      <Title page="Ouvidoria">Ouvidoria</Title>
      <div className={card(styles.sheet)}>
        {about && (
          <p>
            Sua mensagem é sobre <Link to={about}>{location.origin + about}</Link>.
          </p>
        )}
        <p>Pergunte, elogie, sugira, reclame ou denuncie. Os canais abaixo respondem pelo órgão.</p>
        {txtNumTelefone && <p>Telefone: {txtNumTelefone}</p>}
        {txtEmail && (
          <a className={button('primary')} href={letter(txtEmail, about)}>
            Escrever para {txtEmail}
          </a>
        )}
      </div>
    </div>
  );
}

/** Only a path of this portal: whoever makes a link must not send a visitor elsewhere from here. */
const aboutOf = (text: string | null): string | null => (text && /^\/(?![/\\])/.test(text) ? text : null);

function letter(to: string, about: string | null): string {
  const subject = encodeURIComponent('Portal da Transparência');
  const body = encodeURIComponent(about ? `Sobre: ${location.origin}${about}\n\n` : '');
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
