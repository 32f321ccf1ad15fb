import { apiAddress } from '../api.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';

/** Files and descriptions of everything at once, each with whom it is for. */
const WHOLE: readonly { to: string; label: string; about: string }[] = [
  { to: '/dados-abertos/tudo.zip', label: 'Tudo em um arquivo (ZIP)', about: 'Todos os conjuntos do órgão, em CSV' },
  {
    to: '/dados-abertos/manifest.json',
    label: 'Lista dos arquivos prontos',
    about: 'Por conjunto e ano, com tamanho, linhas, somas e SHA-256 de cada um',
  },
  {
    to: apiAddress('/datapackage.json'),
    label: 'Dicionário de dados (Data Package)',
    about: 'Cada campo de cada conjunto, para programas (Frictionless)',
  },
  {
    to: '/dados-abertos/catalogo.jsonld',
    label: 'Catálogo (DCAT-AP)',
    about: 'Para portais que reúnem catálogos, como o dados.gov.br',
  },
  { to: apiAddress('/openapi.json'), label: 'Descrição da API (OpenAPI)', about: 'Para gerar clientes e testes' },
  {
    to: '/llms.txt',
    label: 'Guia para assistentes (llms.txt)',
    about: 'O que há aqui, em texto, para quem pergunta por um assistente',
  },
];

/** The ways to take everything, or to learn what there is. */
export const WholeFiles = () => (
  <section className={card(styles.part)} aria-labelledby="tudo">
    <h2 id="tudo">Baixar e consultar</h2>
    <ul className={styles.links}>
      <li>
        <Link to="/dados-abertos/api">API: como um programa pergunta</Link>
        <p className={styles.fine}>Cada endereço, com exemplos, e um lugar para experimentar</p>
      </li>
      {WHOLE.map(({ to, label, about }) => (
        <li key={to}>
          <a href={to}>{label}</a>
          <p className={styles.fine}>{about}</p>
        </li>
      ))}
      <li>
        <Link to="/cargas">Cargas de dados</Link>
        <p className={styles.fine}>Cada arquivo que o órgão publicou, como era no dia</p>
      </li>
    </ul>
  </section>
);
