import type { FormEvent } from 'react';
import type { OperacaoAnswer, ReferenceParameter } from '../../catalog/abertos/reference.ts';
import { trialAddress, trialOrder } from '../../catalog/abertos/trial.ts';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { useLocation, useNavigate, useSearchParams } from '../ui/router.tsx';
import styles from './abertos.module.css';
import { Snippet } from './snippet.tsx';
import { shownAnswer, useTried } from './tried.ts';

type Described = OperacaoAnswer['data'];

interface Props {
  operation: Described;
  /** Values of the body's own data to begin with. */
  suggested: Readonly<Record<string, string>>;
}

/** Whether an answer is shown on the page: JSON of some rows. A file of all of them is opened by itself. */
const isShown = ({ caminho, respostas }: Described): boolean =>
  !/\.[a-z]+$/.test(caminho) &&
  respostas.some(({ status, tipo }) => status.startsWith('2') && tipo === 'application/json');

/**
 * A form that asks the API on the body's own data. What is asked stands in the page's address, so that it can be shared,
 * and works without a program.
 */
export function Trial({ operation, suggested }: Props) {
  const asked = [...useSearchParams()];
  const address = asked.length > 0 ? trialAddress(operation, asked) : null;
  const values = new Map(asked.length > 0 ? asked : Object.entries(suggested));
  return (
    <section className={card(styles.part)} id="experimentar" tabIndex={-1} aria-labelledby="experimentar-titulo">
      <h2 id="experimentar-titulo">Experimentar</h2>
      <p className={styles.fine}>
        Com os dados deste órgão. Deixe em branco o que não quiser pedir; o endereço fica na barra do navegador.
      </p>
      <TrialForm operation={operation} values={values} key={[...values].join('&')} />
      {asked.length > 0 && address === null && (
        <p role="alert">Preencha as partes do caminho, marcadas como obrigatórias.</p>
      )}
      {address !== null && <Outcome address={address} readable={isShown(operation)} />}
    </section>
  );
}

function TrialForm({ operation, values }: { operation: Described; values: ReadonlyMap<string, string> }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { first, rest } = trialOrder(operation.parametros, [...values.keys()]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value] as [string, string]] : [],
    );
    navigate(`${pathname}?${new URLSearchParams([...filled, ['experimentar', '1']])}`);
  };
  return (
    <form className={styles.form} method="get" action={pathname} onSubmit={submit}>
      <input type="hidden" name="experimentar" value="1" />
      <div className={styles.controls}>
        {first.map((parameter) => (
          <Control key={parameter.nome} of={parameter} value={values.get(parameter.nome) ?? ''} />
        ))}
      </div>
      {rest.length > 0 && (
        <details>
          <summary>Mais {rest.length} parâmetros</summary>
          <div className={styles.controls}>
            {rest.map((parameter) => (
              <Control key={parameter.nome} of={parameter} value={values.get(parameter.nome) ?? ''} />
            ))}
          </div>
        </details>
      )}
      <p>
        <button type="submit" className={button('primary')}>
          Enviar
        </button>
      </p>
    </form>
  );
}

function Control({ of, value }: { of: ReferenceParameter; value: string }) {
  const { nome, obrigatorio, descricao, opcoes, padrao } = of;
  const own = { id: `p-${nome}`, name: nome, defaultValue: value, 'aria-describedby': `p-${nome}-descricao` };
  return (
    <div>
      <label htmlFor={own.id}>
        <code>{nome}</code>
        {obrigatorio && ' (obrigatório)'}
      </label>
      {opcoes.length > 0 ? (
        <select {...own}>
          <option value="">—</option>
          {opcoes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input {...own} placeholder={padrao ?? ''} autoComplete="off" spellCheck={false} />
      )}
      <small id={own['aria-describedby']}>{descricao}</small>
    </div>
  );
}

/** What the address answered: status, time, the headers that matter, and the body. A file is opened, not shown. */
function Outcome({ address, readable }: { address: string; readable: boolean }) {
  const { origin } = usePortal();
  const tried = useTried(readable ? address : null);
  const whole = `${origin}/api${address}`;
  return (
    <div className={styles.answer}>
      <Snippet title="O mesmo pedido na linha de comando" code={`curl -i '${whole.replaceAll("'", '%27')}'`} />
      <p>
        <a href={`/api${address}`}>{readable ? 'Abrir a resposta' : 'Baixar o arquivo'}</a>
      </p>
      {tried && (
        <>
          <p role="status">
            <strong>{tried.status === 0 ? 'Sem resposta' : `Status ${tried.status}`}</strong>
            {tried.took !== null && ` em ${Math.round(tried.took)} ms`}
          </p>
          {tried.headers.length > 0 && (
            <dl className={styles.facts}>
              {tried.headers.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className={styles.code}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <label>
            Resposta
            <textarea readOnly rows={20} value={shownAnswer(tried.text)} spellCheck={false} />
          </label>
        </>
      )}
    </div>
  );
}
