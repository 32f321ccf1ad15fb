import type { Ensaio, EnsaioColuna } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Tag } from '../../ui/tag.tsx';
import { useEnsaioAct } from './acting.ts';
import { changeEnsaio } from './calls.ts';
import { Failure } from './failure.tsx';
import { FieldPicker } from './field.tsx';
import styles from './publicar.module.css';
import tableStyles from './table.module.css';

/** Each column of the file and the field it fills, with three values; what is undecided or missing stands on top. */
export function Columns({ ensaio }: { ensaio: Ensaio }) {
  const { id, colunas, campos, faltam, leitura } = ensaio;
  const { run, busy, failure } = useEnsaioAct(id);
  const undecided = colunas.filter(({ decidida }) => !decidida);
  const change = (coluna: string, campo: string | null) =>
    void run(() => changeEnsaio(id, { colunas: { [coluna]: campo } }));
  const table = (
    <ColumnTable
      colunas={[...undecided, ...colunas.filter(({ decidida }) => decidida)]}
      campos={campos}
      change={change}
      busy={busy}
    />
  );
  const calm = undecided.length === 0 && faltam.length === 0;
  return (
    <section id="colunas" className={card(styles.part)} aria-label="Colunas">
      <h2>Colunas do arquivo</h2>
      {faltam.length > 0 && (
        <div className={tableStyles.missing} role="status">
          <p>
            <b>Falta dizer que coluna preenche:</b>
          </p>
          <ul>
            {faltam.map(({ name, label, ajuda }) => (
              <li key={name}>
                <b>{label}</b> {ajuda}
              </li>
            ))}
          </ul>
          <p className={styles.aside}>
            Escolha a coluna abaixo. Se o arquivo não a tem, inclua-a no relatório do seu sistema e envie de novo.
          </p>
        </div>
      )}
      <Failure text={failure} />
      <Suggestions
        colunas={colunas}
        campos={campos}
        busy={busy}
        accept={(all) => void run(() => changeEnsaio(id, { colunas: all }))}
      />
      {calm ? (
        <details className={styles.more}>
          <summary>
            {colunas.filter(({ campo }) => campo).length} de {colunas.length} colunas são publicadas. Ver e mudar
          </summary>
          {table}
        </details>
      ) : (
        table
      )}
      {leitura?.lembrada && (
        <p>
          <button
            type="button"
            className={button('quiet')}
            aria-disabled={busy}
            onClick={() => void run(() => changeEnsaio(id, { esquecerColunas: true }))}
          >
            Esquecer o que foi dito das colunas
          </button>
        </p>
      )}
    </section>
  );
}

interface SuggestionsProps extends Pick<Ensaio, 'campos' | 'colunas'> {
  busy: boolean;
  accept(fields: Record<string, string>): void;
}

/** What the columns that nobody knows sound like, to be accepted at once: each is a check of the whole file less. */
function Suggestions({ colunas, campos, busy, accept }: SuggestionsProps) {
  const fields = suggestedFields(colunas);
  const said = Object.entries(fields);
  if (said.length < 2) return null;
  return (
    <div className={tableStyles.suggested}>
      <p>
        <b>Pelo nome, parecem:</b>
      </p>
      <ul>
        {said.map(([coluna, field]) => (
          <li key={coluna}>
            {coluna} → <b>{campos.find(({ name }) => name === field)?.label ?? field}</b>
          </li>
        ))}
      </ul>
      <button type="button" className={button('primary')} aria-disabled={busy} onClick={() => accept(fields)}>
        Aceitar as {said.length} sugestões
      </button>
    </div>
  );
}

/** The field that each undecided column sounds like, where no other column fills it. */
function suggestedFields(colunas: readonly EnsaioColuna[]): Record<string, string> {
  const taken = new Set(colunas.map(({ campo }) => campo));
  const found: Record<string, string> = {};
  for (const { coluna, decidida, sugestao } of colunas) {
    if (decidida || !sugestao || taken.has(sugestao)) continue;
    taken.add(sugestao);
    found[coluna] = sugestao;
  }
  return found;
}

interface TableProps extends Pick<Ensaio, 'campos' | 'colunas'> {
  change(coluna: string, campo: string | null): void;
  busy: boolean;
}

const ColumnTable = ({ colunas, campos, change, busy }: TableProps) => (
  <table className={tableStyles.table}>
    <thead>
      <tr>
        <th scope="col">No arquivo</th>
        <th scope="col">Exemplos</th>
        <th scope="col">No portal</th>
      </tr>
    </thead>
    <tbody>
      {colunas.map((coluna) => (
        <tr key={coluna.coluna} data-open={!coluna.decidida}>
          <th scope="row" data-label="No arquivo">
            {coluna.coluna}
          </th>
          <td data-label="Exemplos">
            <Samples amostras={coluna.amostras} />
          </td>
          <td data-label="No portal">
            <FieldPicker coluna={coluna} campos={campos} busy={busy} change={(campo) => change(coluna.coluna, campo)} />
            <p className={styles.aside}>
              {coluna.obrigatorio && <Tag tone="plain">obrigatório</Tag>} {alsoOf(coluna, campos)} {coluna.porque}
            </p>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Samples = ({ amostras }: Pick<EnsaioColuna, 'amostras'>) =>
  amostras.length === 0 ? (
    <span className={styles.aside}>sem valores</span>
  ) : (
    <ul className={tableStyles.samples}>
      {amostras.map((amostra) => (
        <li key={amostra}>{amostra}</li>
      ))}
    </ul>
  );

/** The other fields that a layout makes of a column. */
function alsoOf({ tambem }: EnsaioColuna, campos: Ensaio['campos']): string {
  const labels = tambem.map((name) => campos.find((one) => one.name === name)?.label ?? name);
  return labels.length > 0 ? `Também preenche ${new Intl.ListFormat('pt-BR').format(labels)}.` : '';
}
