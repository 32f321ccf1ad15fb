import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../kit/calendar.ts';
import { reais, withArticle } from '../kit/text.ts';
import { authorityOf } from '../servidores/authority.ts';
import { CAMARA } from '../town/units.ts';
import type { World } from '../town/world.ts';
import type { Aditivo } from './course.ts';
import type { ContratoDossier } from './dossier.ts';
import type { ContratoDraft } from './draft.ts';

const NOTICE = 'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.';

const ORDINALS = 'primeira segunda terceira quarta quinta sexta sétima oitava nona décima'.split(' ');

/** Clauses with their numbers in words; each begins with its own title. */
const numbered = (clauses: readonly string[]): string[] =>
  clauses.map((text, i) => `Cláusula ${ORDINALS[i] ?? i + 1} – ${text}`);

const parties = (world: World, { unit, supplier }: ContratoDraft): string =>
  hideCpf(
    `Contratante: ${world.name}${unit === CAMARA ? '' : `, por meio d${withArticle(unit)}`}. Contratada: ${supplier.name}, CPF/CNPJ ${supplier.id}.`,
  );

/** Who signs: the authority who decides the tenders of the unit, never its inspector, and the other side. */
function signed(world: World, { unit, supplier }: ContratoDraft, day: number): string {
  const { name, post } = authorityOf(world, unit, day);
  return hideCpf(
    `Vale Claro, ${brDate(day)}. Pelo contratante: ${name}, ${post}. Pela contratada: ${supplier.name}, por seu representante legal.`,
  );
}

/** The law of contracts when one was signed: those of the pandemic are older than the law and the national portal of today. */
const lawOf = ({ covid }: ContratoDraft): Record<'watch' | 'sanctions' | 'press', string> =>
  covid
    ? {
        watch: 'do art. 67 da Lei 8.666/1993',
        sanctions: 'os arts. 77 a 80 e 86 a 88 da Lei 8.666/1993',
        press: 'no Diário Oficial do Município',
      }
    : {
        watch: 'do art. 117 da Lei 14.133/2021',
        sanctions: 'os arts. 137 a 139 e 155 a 163 da Lei 14.133/2021',
        press: 'no Portal Nacional de Contratações Públicas',
      };

/** The whole text of a contract, with the clauses that the law asks for (Lei 14.133/2021, art. 92). */
export function contractText(world: World, { draft, inspectors }: ContratoDossier): string[] {
  const { object, modality, tender, process, initial, start, end, signed: day } = draft;
  const law = lawOf(draft);
  const watched = inspectors().map(({ who, role }) => `${who.name} (${role.toLowerCase()})`);
  return [
    NOTICE,
    parties(world, draft),
    ...numbered([
      `Do objeto. ${object}.`,
      `Da vinculação. Este contrato decorre de ${modality.name.toLowerCase()} ${tender}, processo ${process} (${modality.ground}), e vincula-se ao edital ou ao ato que autorizou a contratação direta e à proposta da contratada.`,
      `Do valor e do pagamento. Valor: R$ ${reais(initial)}. O pagamento é feito em até trinta dias da nota fiscal atestada, na ordem cronológica publicada no portal da transparência.`,
      `Da vigência. ${brDate(start)} a ${brDate(end)}, prorrogável nos casos da lei.`,
      'Do reajuste. Depois de um ano da data do orçamento, pelo IPCA. O reequilíbrio depende de prova do fato imprevisível.',
      'Da dotação. A despesa corre à conta da dotação da unidade na lei orçamentária, indicada no empenho.',
      'Das obrigações. A contratada executa o objeto como descrito no termo de referência e mantém as condições de habilitação; o contratante recebe, fiscaliza e paga.',
      `Da fiscalização. ${watched.length > 0 ? watched.join('; ') : 'Servidor designado em portaria'}, nos termos ${law.watch}.`,
      `Das sanções e da extinção. Aplicam-se ${law.sanctions}, garantida a defesa.`,
      `Do foro e da publicação. Foro da comarca de Vale Claro. O contrato é publicado ${law.press} e no portal da transparência.`,
    ]),
    signed(world, draft, day),
  ];
}

/** The whole text of an amendment. */
export const amendmentText = (world: World, draft: ContratoDraft, { about, value, signed: day }: Aditivo): string[] => [
  NOTICE,
  parties(world, draft),
  ...numbered([
    `Do objeto. ${about}, no contrato ${draft.number}, de ${brDate(draft.signed)}: ${draft.object}.`,
    `Do valor. R$ ${reais(value)}, por conta da dotação da unidade.`,
    'Da ratificação. As demais cláusulas do contrato ficam como estão.',
  ]),
  signed(world, draft, day),
];
