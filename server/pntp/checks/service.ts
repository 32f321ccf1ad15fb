import type { Atendimento, Balcao } from '../../../catalog/mensagens/atendimento.ts';
import { PERFIL, REGRAS, RESULTADOS, TIPOS } from '../../../catalog/mensagens/canal.ts';
import { type Campo, camposOf, isRequired } from '../../../catalog/mensagens/rascunho.ts';
import { seriesYears } from '../../../catalog/pntp/clock.ts';
import { found } from '../../../catalog/pntp/finding.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { atendimentoOf } from '../../mensagens/atendimento.ts';
import type { FileFacts, MirrorSource } from '../place.ts';
import { type CriterionCheck, folderCheck, NO_WAY, placeOf, placeWith, textsOf } from './check.ts';

const SHEET = 'atendimento.yaml';

type Look = (body: Atendimento, source: MirrorSource) => { isMet: boolean; prova: string; falta: string };

const serviceCheck = (para: string, look: Look): CriterionCheck =>
  folderCheck(para, (source) => look(atendimentoOf(source.tenant), source));

const CONTACT = { endereco: 'endereço', telefone: 'telefone', email: 'e-mail', horario: 'horário' } as const;

/** A channel as sentences name it: alone, and after “de”. */
interface ChannelName {
  name: string;
  of: string;
}

/** How to reach a channel: what it says, and what it does not. */
function contactFinding({ name, of }: ChannelName, balcao: Balcao): ReturnType<Look> {
  const missing = Object.entries(CONTACT).flatMap(([field, word]) =>
    balcao[field as keyof typeof CONTACT] ? [] : [word],
  );
  return {
    isMet: missing.length === 0,
    prova: missing.length === 0 ? `${name}: ${Object.values(CONTACT).join(', ')}` : `${name} sem ${missing.join(', ')}`,
    falta: `Escreva em ${SHEET} ${of}: ${missing.join(', ')}.`,
  };
}

/** Whether a link leads to a file of this portal that is not there. */
const isBroken = (url: string, { categories }: FileFacts): boolean =>
  url.startsWith(FILES) &&
  ![...categories].some(([slug, { nomes }]) => [slug, ...nomes].includes(url.slice(FILES.length)));

const FILES = '/arquivos/';

const asked = camposOf('e-sic', 'identificada');
const FORM: readonly Campo[] = ['nome', 'email', 'telefone', 'texto'];
/** Fields that a request may require of who makes it. */
const SIMPLE: readonly string[] = ['nome', 'assunto', 'texto'];
const KINDS = ['denuncia', 'elogio', 'reclamacao', 'solicitacao', 'sugestao'];

/** What is asked of who hears people: the SIC and the ouvidoria. */
export const SERVICE_CHECKS: Readonly<Record<string, CriterionCheck>> = {
  '12.1': serviceCheck('/e-sic', ({ canais, unidades }) => {
    const { unidade } = canais['e-sic'];
    return {
      isMet: unidades.some(({ nome }) => nome === unidade),
      prova: `responde pelo SIC: ${unidade}`,
      falta: `Diga em ${SHEET} que unidade da estrutura responde pelo e-SIC.`,
    };
  }),
  '12.2': serviceCheck('/e-sic', ({ canais }) => contactFinding({ name: 'o SIC', of: 'do SIC' }, canais['e-sic'])),
  '12.3': serviceCheck('/e-sic', ({ externo }) => ({
    isMet: externo.esic !== null || FORM.every((campo) => asked.includes(campo)),
    prova: externo.esic
      ? `pedido feito em ${externo.esic}`
      : 'formulário próprio, com acompanhamento por protocolo em /acompanhar',
    falta: 'O formulário do e-SIC precisa pedir nome, contato e o texto do pedido.',
  })),
  '12.4': serviceCheck('/e-sic', ({ externo }) => {
    const hard = asked.filter((campo) => isRequired('e-sic', campo) && !SIMPLE.includes(campo));
    return {
      isMet: externo.esic !== null || (hard.length === 0 && !asked.includes('anexos')),
      prova: externo.esic ? `pedido feito em ${externo.esic}` : `o pedido só exige ${SIMPLE.join(', ')}`,
      falta: `O e-SIC não pode exigir ${hard.join(', ')}.`,
    };
  }),
  '12.5': serviceCheck('/e-sic', ({ canais }, { files }) => {
    const { norma } = canais['e-sic'];
    const isThere = Boolean(norma?.url) && !isBroken(norma?.url ?? '', files);
    return {
      isMet: isThere,
      prova: isThere ? `norma ligada na página do e-SIC: ${norma?.titulo}` : 'a norma não está na página do e-SIC',
      falta: `Publique o regulamento da LAI em arquivos e ligue-o em ${SHEET} (esic.norma).`,
    };
  }),
  '12.6': serviceCheck('/e-sic', ({ autoridadeRecursal }) => ({
    isMet: Boolean(autoridadeRecursal) && REGRAS['e-sic'].dias !== null,
    prova: `resposta em ${REGRAS['e-sic'].dias} dias; recurso a ${autoridadeRecursal ?? 'autoridade não dita'}`,
    falta: `Diga em ${SHEET} quem decide os recursos (autoridadeRecursal).`,
  })),
  '12.7': checkReport,
  '14.1': serviceCheck('/ouvidoria', ({ canais }) =>
    contactFinding({ name: 'a ouvidoria', of: 'da ouvidoria' }, canais.ouvidoria),
  ),
  '14.2': serviceCheck('/ouvidoria', ({ externo }) => {
    const kinds = TIPOS.ouvidoria.map(({ nome }) => nome).sort();
    return {
      isMet: externo.ouvidoria !== null || KINDS.every((kind) => kinds.some((own) => own === kind)),
      prova: externo.ouvidoria ? `ouvidoria em ${externo.ouvidoria}` : `ouvidoria própria: ${kinds.join(', ')}`,
      falta: `A ouvidoria precisa receber ${KINDS.join(', ')}.`,
    };
  }),
  '15.6': (source) => {
    const now = Number(source.today.slice(0, 4));
    const marksOf = (year: number): number => source.heard.marks.get(year) ?? 0;
    const ano = marksOf(now - 1) > 0 ? now - 1 : now;
    const many = marksOf(ano);
    const isMet = many > 0;
    return placeOf(
      '/ouvidoria/relatorio',
      {
        isMet,
        prova: `${counted(many, 'avaliação', 'avaliações')} de quem foi atendido em ${ano}`,
        falta: 'Peça a quem é atendido que dê nota: o portal a pede depois de cada resposta.',
      },
      NO_WAY,
    );
  },
};

/** The yearly figures of requests: made by the portal of what it heard, or published as files where another system hears. */
function checkReport(source: MirrorSource) {
  const { externo } = atendimentoOf(source.tenant);
  const own = reportedYears(source, externo.esic === null);
  const closed = Number(source.today.slice(0, 4)) - 1;
  const newest = own.includes(closed + 1) ? `${closed + 1}-12-31` : own.includes(closed) ? `${closed}-12-31` : null;
  const wanted = seriesYears({ by: 'year', back: 1 }, newest, source.today);
  const missing = wanted.filter((year) => !own.includes(year));
  const counts = RESULTADOS.some(({ nome }) => nome === 'negada') && Object.keys(PERFIL).length > 0;
  const para = externo.esic === null ? '/e-sic/relatorio' : `/arquivos/${REPORTS}`;
  const texto =
    'Publique em Arquivos, em “Relatórios da ouvidoria e do e-SIC”, o de cada ano em que os pedidos não chegavam por este portal.';
  const isWhole = newest !== null && missing.length === 0;
  return placeWith(
    para,
    {
      disponibilidade: found(
        own.length > 0 && counts,
        `recebidos, atendidos, negados e perfil de quem pediu: ${own.join(', ') || 'nada'}`,
      ),
      atualidade: found(newest !== null, `último ano: ${Math.max(0, ...own)}`),
      serie: found(
        missing.length === 0,
        missing.length === 0 ? `anos ${wanted.join(', ')}` : `faltam ${missing.join(', ')}`,
      ),
      gravacao: found(externo.esic === null, externo.esic === null ? 'CSV de cada ano' : 'só como arquivo'),
      filtro: found(true, 'filtro: ano'),
    },
    isWhole ? [] : [{ texto, ...textsOf(source), painel: `/painel/arquivos/categorias/${REPORTS}`, para }],
  );
}

/** The years with figures of requests: those of files and, of a body that hears here, all since the first request. */
function reportedYears({ heard, files, today }: MirrorSource, hearsHere: boolean): number[] {
  const filed = files.categories.get(REPORTS)?.anos ?? [];
  const first = hearsHere ? Math.min(...heard.years) : Number.POSITIVE_INFINITY;
  const heardYears = Array.from({ length: Math.max(0, Number(today.slice(0, 4)) - first + 1) }, (_, i) => first + i);
  return [...new Set([...heardYears, ...filed])].sort((a, b) => b - a);
}

const REPORTS = 'relatorios-de-atendimento';
