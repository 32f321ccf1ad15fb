import { contactOf, type PlacedUnit, unitsOf } from '../../../catalog/estrutura/estrutura.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import type { MirrorSource } from '../place.ts';
import { type CriterionCheck, folderCheck } from './check.ts';

const ESTRUTURA = '/estrutura-organizacional';
const FOLDER = 'estrutura.yaml';

const unitsIn = ({ tenant }: MirrorSource): PlacedUnit[] => unitsOf(tenant.dados.estrutura?.unidades ?? []);

/** Most units have what is asked, and there are some. */
const isMost = (some: number, all: number): boolean => all > 0 && some > all / 2;

/** A check of how many units say something of themselves. */
const unitsCheck = (what: string, hasIt: (placed: PlacedUnit) => boolean): CriterionCheck =>
  folderCheck(ESTRUTURA, (source) => {
    const units = unitsIn(source);
    const some = units.filter(hasIt).length;
    return {
      isMet: isMost(some, units.length),
      prova: `${some} de ${counted(units.length, 'unidade', 'unidades')} com ${what}`,
      falta: `Escreva em ${FOLDER} ${what} de cada unidade.`,
    };
  });

/** Own questions below which a list of them is trivial. */
const FEW_QUESTIONS = 5;

/** What is asked of the folder of a body. */
export const BODY_CHECKS: Readonly<Record<string, CriterionCheck>> = {
  '2.1': folderCheck(ESTRUTURA, (source) => {
    const { norma = null, atualizadoEm = null } = source.tenant.dados.estrutura ?? {};
    const units = unitsIn(source);
    return {
      isMet: units.some(({ above }) => above.length > 0) && Boolean(norma?.url) && atualizadoEm !== null,
      prova: `${counted(units.length, 'unidade', 'unidades')}; norma ${norma?.titulo ?? 'não dita'}; atualizada em ${atualizadoEm === null ? 'data não dita' : formatDay(atualizadoEm)}`,
      falta: `Escreva em ${FOLDER} as unidades com as de baixo, a norma com o endereço da íntegra e atualizadoEm.`,
    };
  }),
  '2.2': unitsCheck('as competências', ({ unit }) => unit.competencias.length > 0),
  '2.3': folderCheck(ESTRUTURA, (source) => {
    const units = unitsIn(source);
    const members = source.tenant.dados.estrutura?.membros ?? [];
    const named = units.filter(({ unit }) => unit.titular).length;
    const isChamber = source.tenant.tipo === 'camara';
    return {
      isMet: isChamber ? members.some(({ mesa }) => mesa) : isMost(named, units.length),
      prova: isChamber
        ? `${members.length} vereadores; Mesa Diretora`
        : `${named} de ${units.length} unidades com titular`,
      falta: `Escreva em ${FOLDER} o nome de quem responde hoje por cada unidade${isChamber ? ' e pela Mesa' : ''}.`,
    };
  }),
  '2.4': unitsCheck('endereço, telefone e e-mail', (placed) => {
    const { endereco, telefone, email } = contactOf(placed);
    return [endereco, telefone, email].every((value) => value !== null);
  }),
  '2.5': unitsCheck('o horário de atendimento', (placed) => contactOf(placed).horario !== null),
  '2.7': folderCheck('/perguntas', ({ tenant }) => {
    const own = tenant.dados.perguntas?.length ?? 0;
    return {
      isMet: own >= FEW_QUESTIONS,
      prova: `${counted(own, 'pergunta', 'perguntas')} sobre o próprio órgão`,
      falta: `Escreva em perguntas/ ao menos ${FEW_QUESTIONS} respostas sobre os serviços e as atividades do órgão.`,
    };
  }),
  '2.8': folderCheck('/', ({ tenant, page }) => {
    const { txtFacebook, txtInstagram, txtX } = tenant.dados.entidade;
    const accounts = [txtFacebook, txtInstagram, txtX].filter((account): account is string => Boolean(account));
    return {
      isMet: accounts.length > 0 && accounts.every((account) => page.includes(`/${account}`)),
      prova: `${counted(accounts.length, 'rede social', 'redes sociais')} no rodapé`,
      falta: 'Escreva em tenant.yaml as contas do órgão nas redes sociais.',
    };
  }),
  '14.3': folderCheck('/servicos', ({ tenant }) => {
    const services = tenant.dados.servicos ?? [];
    return {
      isMet: services.length > 0,
      prova: `${counted(services.length, 'serviço', 'serviços')} com requisitos, etapas, prazo, forma e onde reclamar`,
      falta: 'Escreva em servicos/ uma página para cada serviço que o órgão presta.',
    };
  }),
  '15.1': folderCheck('/privacidade', ({ tenant }) => {
    const { nome = null, telefone = null, email = null } = tenant.dados.lgpd?.encarregado ?? {};
    return {
      isMet: nome !== null && (telefone !== null || email !== null),
      prova: nome === null ? 'encarregado não informado' : `encarregado: ${nome}, ${email ?? telefone}`,
      falta: 'Escreva em lgpd.yaml o nome do encarregado e um contato dele.',
    };
  }),
  '15.2': folderCheck('/privacidade', ({ tenant }) => {
    const isThere = tenant.dados.lgpd != null || tenant.dados.privacidade != null;
    return {
      isMet: isThere,
      prova: isThere ? 'política de privacidade com endereço próprio' : 'o órgão não adotou uma política',
      falta: 'Escreva lgpd.yaml, com o que a política do portal vale para o órgão, ou privacidade.md, com a própria.',
    };
  }),
  '15.3': folderCheck('/servicos', ({ tenant }) => {
    const online = (tenant.dados.servicos ?? []).filter(({ link }) => link !== null).length;
    return {
      isMet: online > 0,
      prova: `${counted(online, 'serviço que se pede', 'serviços que se pedem')} pela internet`,
      falta: 'Diga em servicos/, em link, onde se pede pela internet cada serviço que já se pede assim.',
    };
  }),
};
