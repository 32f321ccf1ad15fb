import type { AbertosAnswer } from '../../catalog/abertos/answer.ts';
import { usePortal } from '../portal.ts';
import { Away } from '../ui/away.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './abertos.module.css';

/** The rules of use: what one may do, how the source is named, by which law, and whom to ask. */
export function OpenRules({ licence }: { licence: AbertosAnswer['licenca'] }) {
  const { frame, origin } = usePortal();
  const body = frame?.cliente.txtCliente ?? 'Nome do órgão';
  const email = frame?.entidade.txtEmail;
  return (
    <section className={card(styles.part)} aria-labelledby="regras">
      <h2 id="regras">Regras de uso</h2>
      <dl className={styles.rules}>
        <div>
          <dt>Licença</dt>
          <dd>
            <Away to={licence.url}>{`${licence.titulo} (${licence.nome})`}</Away>: copie, use, misture e repasse, também
            para fins comerciais, dizendo de onde vieram os dados.
          </dd>
        </div>
        <div>
          <dt>Como citar</dt>
          <dd>
            {body.toLocaleUpperCase('pt-BR')}. <em>Nome do conjunto</em>: dados de <em>dd/mm/aaaa</em>. Portal da
            Transparência, carga <em>número</em>. Disponível em: {origin}/dados-abertos. A citação pronta de cada carga
            está em <Link to="/cargas">Cargas de dados</Link>.
          </dd>
        </div>
        <div>
          <dt>O que dizem as leis</dt>
          <dd>
            Dados completos, abertos e legíveis por máquina: Lei 12.527/2011, art. 8º, § 3º; Lei 14.129/2021, art. 29.
            Dados pessoais: Lei 13.709/2018; o meio do CPF é tudo o que se publica dele.
          </dd>
        </div>
        <div>
          <dt>Limites</dt>
          <dd>
            Não há cadastro nem chave. A frequência de pedidos tem um limite por endereço, que cada resposta diz;{' '}
            <Link to="/dados-abertos/api#limites">veja os limites</Link>.
          </dd>
        </div>
        <div>
          <dt>Erro nos dados, ou falta algum?</dt>
          <dd>
            <Link to="/fale-conosco">Fale conosco</Link> ou <Link to="/e-sic">peça pelo e-SIC</Link>
            {email && (
              <>
                {' '}
                ou escreva a <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            .
          </dd>
        </div>
      </dl>
    </section>
  );
}
