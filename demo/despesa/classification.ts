import { FONTES } from '../../catalog/codes/fontes.ts';
import { FUNCOES, SUBFUNCOES } from '../../catalog/codes/funcoes.ts';
import { CATEGORIAS_ECONOMICAS, ELEMENTOS, GRUPOS_DESPESA } from '../../catalog/codes/naturezas.ts';
import { estagio } from '../../catalog/datasets/classificacao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { PROGRAMS } from './actions.ts';
import type { BudgetLine } from './commitment.ts';

/** The whole classification of a budget line, code and words, made once for each. */
export const classificationCells = perLine(describe);

/** The part of it that every later stage repeats. */
export const stageCells = perLine((line) => {
  const whole = classificationCells(line);
  return Object.fromEntries(Object.keys(estagio).map((name) => [name, whole[name] ?? '']));
});

function perLine(make: (line: BudgetLine) => Cells): (line: BudgetLine) => Cells {
  const known = new Map<BudgetLine, Cells>();
  return (line) => {
    const made = known.get(line) ?? make(line);
    known.set(line, made);
    return made;
  };
}

function describe({ action, nature, source }: BudgetLine): Cells {
  const { unit, role, program, code, name } = action;
  const [funcao = '', subfuncao = ''] = role.split('.');
  const [categoria = '', grupo = '', , elemento = ''] = nature.split('.');
  return {
    codOrgao: unit.org,
    txtOrgao: unit.orgName,
    codUnidade: unit.code,
    txtDescricaoUnidade: unit.name,
    codFuncao: funcao,
    txtDescricaoFuncao: FUNCOES[funcao] ?? '',
    codSubFuncao: subfuncao,
    txtDescricaoSubFuncao: SUBFUNCOES[subfuncao] ?? '',
    codPrograma: program,
    txtDescricaoPrograma: PROGRAMS[program] ?? '',
    codAcao: code,
    txtDescricaoAcao: name,
    txtCategoriaEconomica: CATEGORIAS_ECONOMICAS[categoria] ?? '',
    txtGrupoDespesa: GRUPOS_DESPESA[grupo] ?? '',
    codNaturezaDespesa: nature,
    txtDescricaoElementoDespesa: ELEMENTOS[elemento] ?? '',
    codFonte: source,
    txtDescricaoFonteRecurso: sourceName(source),
  };
}

export const sourceName = (source: string): string => FONTES[source.slice(2, 5)] ?? '';
