import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRIVATE } from '../../../test/camara.ts';
import { HarvestingHouse } from '../../../test/harvests.ts';
import type { SaplHarvestOptions } from './harvest.ts';

let house: HarvestingHouse;

beforeAll(async () => {
  house = await HarvestingHouse.open();
});

afterAll(() => house.close());

beforeEach(() => {
  house.sapl.failing = null;
});

const take = (more: Partial<SaplHarvestOptions> = {}) => house.read(more);
const published = (id: string) => house.rows(id);

describe('what a SAPL tells of a year', () => {
  it('is all published, or nothing of it: an error half way changes nothing', async () => {
    house.sapl.failing = { resource: 'materia/tramitacao', page: 2 };
    await expect(take()).rejects.toThrow('respondeu 500 a materia/tramitacao, página 2. Nada foi publicado');
    expect(await published('vereadores')).toEqual([]);
    house.sapl.failing = null;
    const report = await take();
    expect(report.conjuntos.map(({ dataset, estado, recebidas }) => [dataset, estado, recebidas])).toEqual([
      ['vereadores', 'publicado', 3],
      ['proposicoes', 'publicado', 3],
      ['proposicoes-tramitacoes', 'publicado', 3],
      ['proposicoes-anexos', 'publicado', 1],
      ['sessoes', 'publicado', 3],
      ['sessoes-pauta', 'publicado', 2],
      ['sessoes-presencas', 'publicado', 3],
      ['votacoes', 'publicado', 1],
      ['votacoes-votos', 'publicado', 3],
    ]);
    expect(report.semRelacao).toBe(1);
  });

  it('has names in place of ids, and the act that a proposition became', async () => {
    const [first, second, third] = await published('proposicoes');
    expect(first).toMatchObject({
      codSigla: 'PL',
      numProposicao: '1',
      txtTipo: 'Projeto de Lei Ordinária',
      txtAutor: 'Ana Dantas; José Paiva',
      txtRelator: 'José Paiva',
      txtComissao: 'Comissão de Justiça',
      txtSituacao: 'Aprovada',
      txtTipoNorma: 'Lei Ordinária',
      numNorma: '1.842',
      lnkOrigem: `${house.address}/materia/10`,
    });
    expect(second?.txtAutor).toBe('Poder Executivo');
    expect(third).toMatchObject({ txtAutor: 'Sem autoria no SAPL', txtSituacao: 'Em tramitação' });
  });

  it('has sessions with agenda, presence and votes, and one to come that nobody was at yet', async () => {
    const [held, coming, meeting] = await published('sessoes');
    expect(held).toMatchObject({ txtSituacao: 'Realizada', txtPresentes: 'Ana Dantas; José Paiva', txtHora: '09:00' });
    expect(held?.txtPauta).toBe(
      '1. Ordem do dia: Projeto de Lei Ordinária nº 1/2026: Ementa do projeto 1.\n2. Ordem do dia: Projeto de Lei Ordinária nº 40/2025: Ementa do projeto 40.',
    );
    expect(coming).toMatchObject({ txtSituacao: 'Convocada', txtHora: null, txtPresentes: null });
    expect(meeting).toMatchObject({ txtReuniao: 'Comissão', txtComissao: 'Comissão de Justiça' });
    const presence = (await published('sessoes-presencas')).map((row) => [row.txtVereador, row.txtPresenca]);
    expect(presence).toEqual([
      ['Ana Dantas', 'Presente'],
      ['José Paiva', 'Presente'],
      ['Rita Maia', 'Ausência justificada'],
    ]);
    const votes = (await published('votacoes-votos')).map((row) => [row.txtVereador, row.txtPartido, row.txtVoto]);
    expect(votes).toEqual([
      ['Ana Dantas', 'PDV', 'Sim'],
      ['José Paiva', 'ALP', 'Não'],
      ['Rita Maia', null, 'Não votou'],
    ]);
  });

  it('counts for each member what the other rows say of them', async () => {
    const figures = (await published('vereadores')).map((row) => [
      row.txtNome,
      Number(row.qtdProposicoes),
      Number(row.qtdRelatorias),
      Number(row.qtdVotos),
      Number(row.qtdPresencas),
      row.pctPresenca === null ? null : Number(row.pctPresenca),
      Number(row.qtdDiscursos),
    ]);
    expect(figures).toEqual([
      ['Ana Dantas', 1, 0, 1, 1, 100, 2],
      ['José Paiva', 1, 1, 1, 1, 100, 0],
      ['Rita Maia', 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('brings of a person what the office publishes, and nothing private', async () => {
    const told = JSON.stringify(await published('vereadores'));
    for (const secret of [PRIVATE.cpf, PRIVATE.telefone_celular, PRIVATE.endereco_residencia, '813.579'])
      expect(told).not.toContain(secret);
    expect(told).toContain('Professora. Segundo mandato.');
  });

  it('changes nothing the second time, and is only checked when told so', async () => {
    const again = await take();
    const loads = again.conjuntos.flatMap(({ periodos }) => periodos.map(({ relatorio }) => relatorio?.unchanged));
    expect(new Set(loads)).toEqual(new Set([true]));
    const dry = await take({ year: 2025, dry: true });
    expect(dry.conjuntos.find(({ dataset }) => dataset === 'proposicoes')?.estado).toBe('conferido');
    expect((await published('proposicoes')).map(({ numExercicio }) => numExercicio)).not.toContain(2025);
  });
});

it('is of a câmara alone, and at an address', async () => {
  await expect(take({ tenant: { id: 1, tipo: 'prefeitura' } })).rejects.toThrow('O SAPL é de uma câmara');
  await expect(take({ address: 'sapl' })).rejects.toThrow('não é um endereço como https://sapl');
});
