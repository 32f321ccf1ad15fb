/** One value that an act changed; null where there was or is none. */
export interface ActChange {
  campo: string;
  antes: string | null;
  depois: string | null;
}

/** What an act changed, value by value, in the words of the act: what stayed the same is left out. */
export function actChanges(antes: unknown, depois: unknown): ActChange[] {
  const [before, after] = [flattened(antes), flattened(depois)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((campo) => {
    const change = { campo, antes: before.get(campo) ?? null, depois: after.get(campo) ?? null };
    return change.antes === change.depois ? [] : [change];
  });
}

/** The values of an act by where they stand in it: `contato.email`. Short lists are one value. */
function flattened(value: unknown, place = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (Array.isArray(value) && value.every((one) => one === null || typeof one !== 'object'))
    return new Map([[place, value.map(printed).join(', ') || '(vazio)']]);
  if (typeof value !== 'object') return new Map([[place, printed(value)]]);
  const entries = Object.entries(value).map(([name, own]) => flattened(own, nameIn(place, name)));
  return new Map(entries.flatMap((own) => [...own]));
}

/** Places in a list are counted from 1, as people do. */
const nameIn = (place: string, name: string): string => {
  const own = /^\d+$/.test(name) ? String(Number(name) + 1) : name;
  return place === '' ? own : `${place}.${own}`;
};

function printed(value: unknown): string {
  if (value === true) return 'sim';
  if (value === false) return 'não';
  return String(value);
}

/** Words of kinds of acts that are written without accents. */
const ACCENTS: Readonly<Record<string, string>> = {
  ausencia: 'ausência',
  excluida: 'excluída',
  excluido: 'excluído',
  orgao: 'órgão',
  papeis: 'papéis',
  sessao: 'sessão',
  sessoes: 'sessões',
  declaracao: 'declaração',
  correcao: 'correção',
  exportacao: 'exportação',
  versao: 'versão',
  mensagem: 'mensagem',
  usuario: 'usuário',
};

/** Acts whose name is of the program and not of who did them. */
const SAID: Readonly<Record<string, string>> = {
  'ensaio.enviado': 'Arquivo enviado',
  'ensaio.mudado': 'Leitura do arquivo mudada',
  'ensaio.emendado': 'Linhas corrigidas',
  'ensaio.confirmado': 'Publicação confirmada',
  'ensaio.refeito': 'Arquivo conferido de novo',
  'ensaio.descartado': 'Envio descartado',
};

/** `orgao.suspenso` as people read it: `Órgão suspenso`. */
export function actWords(acao: string): string {
  const said = SAID[acao];
  if (said) return said;
  const words = acao.split(/[.\-_]/).map((word) => ACCENTS[word] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
