import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { copyText } from '../ui/clip.ts';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './kit.module.css';
import { BANNERS, bannerSnippet, linkSnippet, searchSnippet } from './snippets.ts';

const TITLE = 'Kit para o site oficial';

/** What the webmaster of a body's official site pastes there: the way to this portal, its search, and what auditors look for. */
export default function Kit() {
  const { origin, frame } = usePortal();
  const body = frame?.entidade.txtCliente ?? '';
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE }]}
          title={TITLE}
          lead={
            <p>
              Trechos de HTML, sem programa nenhum, para quem cuida do site do órgão. Cole-os na página inicial: o link
              para o portal deve ser visto nela e abrir com um toque.
            </p>
          }
        />
      }
    >
      {BANNERS.map((banner) => (
        <section key={banner.name} className={card(styles.part)}>
          <h2>{banner.title}</h2>
          <p className={styles.preview}>
            <a href={origin}>
              <img
                src={`/kit/${banner.name}.svg`}
                width={banner.width}
                height={banner.height}
                alt={`Portal da Transparência – ${body}`}
              />
            </a>
          </p>
          <Code title={banner.title} code={bannerSnippet(origin, body, banner)} />
          <p className={styles.fine}>
            A imagem vem deste portal, e muda com ele. Se o site não aceita SVG, troque o fim do endereço por .png:{' '}
            <a href={`/kit/${banner.name}.png`}>{banner.name}.png</a>.
          </p>
        </section>
      ))}
      <section className={card(styles.part)}>
        <h2>Caixa de busca</h2>
        <p>Quem procura no site do órgão encontra a resposta na busca deste portal.</p>
        <Preview />
        <Code title="Caixa de busca" code={searchSnippet(origin)} />
      </section>
      <section className={card(styles.part)}>
        <h2>Links que a lei e os tribunais procuram</h2>
        <ul className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <Code title="Lista de links" code={linkSnippet(origin, LINKS)} />
      </section>
      <Checklist />
    </Page>
  );
}

/** The search box as it looks on a plain page; here it searches too. */
const Preview = () => (
  <form className={styles.search} action="/busca" aria-label="Prévia da caixa de busca">
    <label htmlFor="previa-busca">Buscar no Portal da Transparência</label>
    <input id="previa-busca" name="termo" type="search" required />
    <button type="submit" className={button()}>
      Buscar
    </button>
  </form>
);

/** Lines to copy. Long ones break: a box that scrolls sideways is out of reach of many. */
const Code = ({ title, code }: { title: string; code: string }) => (
  <div className={styles.code}>
    <pre>{code}</pre>
    <button
      type="button"
      className={button('primary')}
      data-scripted
      aria-label={`Copiar o HTML: ${title}`}
      onClick={() => copyText(code, 'HTML copiado', 'Copie o HTML:')}
    >
      <Sign name="link" />
      Copiar o HTML
    </button>
  </div>
);

const LINKS = [
  { to: '/', label: 'Portal da Transparência' },
  { to: '/e-sic', label: 'Acesso à informação (e-SIC)' },
  { to: '/ouvidoria', label: 'Ouvidoria' },
  { to: '/servicos', label: 'Carta de serviços' },
  { to: '/perguntas', label: 'Perguntas frequentes' },
  { to: '/privacidade', label: 'Privacidade e proteção de dados (LGPD)' },
  { to: '/dados-abertos', label: 'Dados abertos' },
];

/** What auditors look for on the official site itself, where this portal cannot help (dimensions 1 and 13 of the PNTP). */
const CHECKS: readonly (readonly [string, string])[] = [
  ['Site próprio do órgão', 'Um site só dele, no ar, com o endereço oficial (1.1).'],
  ['Link para este portal', 'Visível na página inicial, sem precisar abrir menus: um toque basta (1.2 e 1.3).'],
  ['Busca', 'Na página inicial do site, sem diferença de maiúsculas, acentos e plural (1.4).'],
  ['Símbolo da acessibilidade', 'Em destaque, com o texto alternativo (13.1).'],
  ['Caminho da página', 'Cada página diz onde está: Início › Secretarias › Saúde (13.2).'],
  ['Alto contraste', 'Um botão que troca as cores (13.3).'],
  ['Tamanho do texto', 'Botões que aumentam e diminuem as letras (13.4).'],
  ['Mapa do site', 'Uma página com todas as outras (13.5).'],
  ['Redes sociais', 'O link das contas oficiais do órgão (2.8).'],
];

const Checklist = () => (
  <section className={card(styles.part)}>
    <h2>Para conferir no site oficial</h2>
    <p>O portal já traz tudo isto em suas páginas. Os tribunais de contas conferem o mesmo no site do órgão:</p>
    <dl className={styles.checks}>
      {CHECKS.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
);
