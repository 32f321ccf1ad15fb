import type { ReactNode } from 'react';
import type { ReferenceParameter } from '../../catalog/abertos/reference.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { usePortal } from '../portal.ts';
import { card } from '../ui/card.ts';
import styles from './abertos.module.css';

/** How each operator is written in an address. */
const OPERATORS: readonly { name: string; means: string; example: string }[] = [
  { name: 'campo=valor', means: LOCALE.operadores.eq, example: 'numAnoPub=2025&numAnoPub=2026' },
  { name: 'campo.gte=valor', means: LOCALE.operadores.gte, example: 'vlrInicial.gte=100000' },
  { name: 'campo.lte=valor', means: LOCALE.operadores.lte, example: 'dtAssinatura.lte=2026-06-30' },
  {
    name: 'campo.has=palavras',
    means: `${LOCALE.operadores.has}, sem diferença de acento ou maiúscula`,
    example: 'txtObjeto.has=merenda',
  },
];

/** What may go wrong, and what a program does then. */
const ERRORS: readonly (readonly [status: string, means: string])[] = [
  ['400', 'um nome ou valor que não existe; a resposta diz qual, em problems. Nada é ignorado em silêncio'],
  ['404', 'não há esse conjunto, registro, formato, carga ou arquivo'],
  ['410', 'o registro foi retirado; a resposta diz quando e por quê'],
  ['414, 431', 'o pedido é mais longo do que qualquer pergunta'],
  ['429', 'pedidos demais: espere os segundos de Retry-After'],
  ['503', 'o portal está ocupado: peça de novo depois de Retry-After, ou peça menos'],
];

/** How the API is asked, in a page: addresses, filters, pages, errors, limits and what will not change. */
export function ApiGuide({ common }: { common: readonly ReferenceParameter[] }) {
  const { origin } = usePortal();
  return (
    <>
      <Part id="perguntar" title="Como perguntar">
        <p>
          A base é <code className={styles.code}>{origin}/api/v1</code>. Não há chave nem cadastro, de qualquer origem.
          O endereço de uma lista do portal e o da API aceitam os mesmos filtros: filtre na página, copie o que vem
          depois do <code>?</code>, e pergunte à API.
        </p>
        <dl className={styles.rules}>
          {OPERATORS.map(({ name, means, example }) => (
            <div key={name}>
              <dt className={styles.code}>{name}</dt>
              <dd>
                {means}. Exemplo: <code className={styles.code}>{example}</code>
              </dd>
            </div>
          ))}
        </dl>
        <h3>Nomes que começam com _ são do portal</h3>
        <dl className={styles.rules}>
          {common.map(({ nome, descricao, padrao }) => (
            <div key={nome}>
              <dt className={styles.code}>{nome}</dt>
              <dd>
                {descricao}
                {padrao !== null && `. Sem ele, ${padrao}`}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="paginas" title="Ler uma lista inteira">
        <p>
          Para tudo de uma vez, peça um arquivo: <code>.csv</code>, <code>.json</code> ou outro dos formatos, com os
          mesmos filtros. Para ler em páginas, peça com <code>_size</code> de até 1.000 e, enquanto <code>proxima</code>{' '}
          não for nula, mande o valor dela em <code>_apos</code>: a página dez mil custa o mesmo que a primeira.
        </p>
        <p>
          Dinheiro é número com até dois decimais, datas são ISO (2026-10-31), ausência é <code>null</code>. Em{' '}
          <code>dados</code> vem de quando são os dados e a carga que os trouxe. Cada resposta tem <code>ETag</code>:
          mande-o de volta em <code>If-None-Match</code> e receba 304 enquanto nada mudou.
        </p>
      </Part>
      <Part id="erros" title="Erros">
        <p>
          Um erro diz o que houve em <code>message</code>, para pessoas, e em <code>type</code>, um nome que não muda,
          para programas. Com <code>Accept: application/problem+json</code>, vem como problem details (RFC 9457).
        </p>
        <dl className={styles.rules}>
          {ERRORS.map(([status, means]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{means}.</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="limites" title="Limites e versões">
        <p>
          Cada resposta contada diz o que resta: <code>RateLimit</code> e <code>RateLimit-Policy</code>. O que o
          servidor já tem na memória não é contado. Arquivos não têm limite de linhas (o PDF para em 10.000); dois por
          vez de um mesmo endereço, os outros esperam a vez.
        </p>
        <p>
          O <code>/v1</code> do endereço é a versão. Dentro dela, nada do que existe muda de nome, de tipo ou de
          sentido; podem surgir campos, parâmetros e endereços novos, e um programa deve ignorar o que não conhece. Um{' '}
          <code>/v2</code>, se houver, virá ao lado do <code>/v1</code>, que continua por ao menos dois anos.
        </p>
      </Part>
    </>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={card(styles.part)} id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`}>
    <h2 id={`${id}-titulo`}>{title}</h2>
    {children}
  </section>
);
