import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, nextWorkingDay } from '../calendar.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { type Grant, grantFunction } from './grant.ts';

/** The day it was printed, unless that is still to come. */
export function publicationDate(signed: Day, until: Day): string {
  const day = nextWorkingDay(signed + 3);
  return day <= until ? brDate(day) : '';
}

/** The fields that every list of agreements with money shares. */
export function grantCells({ until }: World, one: Grant): Cells {
  return {
    numConvenio: one.number,
    numExercicio: String(one.year),
    txtTipoInstrumento: one.kind,
    txtObjeto: one.object,
    txtUnidadeOrcamentaria: one.unit,
    txtFuncao: grantFunction(one),
    txtPrograma: one.program,
    numProcesso: one.process,
    numEmenda: one.earmark,
    dtAssinatura: brDate(one.signed),
    dtPublicacao: publicationDate(one.signed, until),
    dtInicioVigencia: brDate(one.start),
    dtVigencia: brDate(one.end),
    vlrTotal: reais(one.passed + one.own),
    vlrContrapartida: reais(one.own),
    dtUltimoRepasse: one.last === null ? '' : brDate(one.last),
    txtContaEspecifica: one.account,
    txtSituacao: one.situation,
    txtPrestacaoContas: one.accounts,
    lnkTransferegov: one.link,
    arqIntegra: one.path,
  };
}
