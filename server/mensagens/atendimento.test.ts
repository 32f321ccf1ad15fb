import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../catalog/texto/slug.ts';
import type { AtendimentoFile } from '../tenants/atendimento.ts';
import { readTenantFolder, type TenantFolder } from '../tenants/folder.ts';
import { atendimentoOf } from './atendimento.ts';

const demos = resolve(import.meta.dirname, '../../tenants');
const [pm, cm] = await Promise.all(['pmdemo', 'cmdemo'].map((slug) => readTenantFolder(join(demos, slug))));

const of = (folder: TenantFolder | undefined, changes: Partial<TenantFolder> = {}) => {
  if (!folder) throw new Error('sem pasta');
  return atendimentoOf({ dados: { ...folder, ...changes } });
};

const NADA = {
  unidade: null,
  responsavel: null,
  endereco: null,
  telefone: null,
  email: null,
  horario: null,
  norma: null,
};
const said = (canais: Partial<AtendimentoFile>): AtendimentoFile => ({
  ouvidoria: null,
  esic: null,
  faleConosco: null,
  autoridadeRecursal: null,
  cartaDeServicos: null,
  retencao: null,
  ...canais,
});

const SEDE = {
  unidade: 'Prefeitura Municipal de Vale Claro',
  responsavel: null,
  endereco: 'Praça da Matriz, 100, Vale Claro/RN, 59999-000',
  telefone: '(84) 3000-0000',
  email: 'transparencia@valeclaro.example',
  horario: null,
  norma: null,
};

describe('where a body hears people', () => {
  it('is what its sheet says', () => {
    const { canais, retencao, autoridadeRecursal } = of(pm);
    expect(canais['e-sic']).toEqual({
      ...pm?.atendimento?.esic,
      responsavel: 'Júlia Cavalcante Nóbrega, Autoridade de monitoramento do acesso à informação (LAI, art. 40)',
    });
    expect([retencao, autoridadeRecursal]).toEqual([5, 'Controladoria-Geral do Município']);
  });

  it('is, where the sheet leaves something out, as the unit that it names says, or the one above that', () => {
    expect(of(cm).canais['e-sic']).toMatchObject({
      unidade: 'Controladoria da Câmara',
      responsavel: 'Joelma de Nóbrega Cavalcante, Controladora-geral',
      telefone: '(84) 3000-0104',
      email: 'esic@camaravaleclaro.example',
      endereco: 'Rua das Acácias, 45, Centro, Vale Claro/RN, 59999-010',
    });
  });

  it('is without a sheet the unit that is called like the channel', () => {
    const { canais } = of(pm, { atendimento: null });
    expect(canais.ouvidoria).toMatchObject({
      unidade: 'Ouvidoria do Município',
      telefone: '(84) 3000-0162',
      horario: 'Segunda a sexta-feira, das 7h às 13h',
      norma: { titulo: 'Lei federal nº 13.460/2017' },
    });
    expect(canais['e-sic'].unidade).toBe('Serviço de Informação ao Cidadão');
    expect(canais['fale-conosco']).toEqual(SEDE);
  });

  it('is the seat where neither sheet nor structure says anything, in folders applied long ago too', () => {
    const { atendimento, estrutura, servicos, ...old } = pm ?? {};
    for (const dados of [{ ...old, estrutura: null, atendimento: null }, old])
      expect(atendimentoOf({ dados: dados as TenantFolder })).toEqual({
        canais: { ouvidoria: SEDE, 'e-sic': SEDE, 'fale-conosco': SEDE },
        externo: { ouvidoria: null, esic: null },
        autoridadeRecursal: null,
        retencao: null,
        cartaDeServicos: null,
        unidades: [],
      });
  });

  it('never borrows the telephone of a unit other than the one that is named', () => {
    const { canais } = of(pm, { atendimento: said({ ouvidoria: { ...NADA, unidade: 'Ouvidoria Regional' } }) });
    expect(canais.ouvidoria).toEqual({ ...SEDE, unidade: 'Ouvidoria Regional' });
  });

  it.each([
    'Serviço de Informações ao Cidadão (SIC)',
    'Serviço Municipal de Informação ao Cidadão',
    'Serviço de Informação aos Cidadãos',
    'Serviço de Informação à Cidadã e ao Cidadão',
    'SIC',
    'e-SIC',
  ])('knows the information service as “%s”', (nome) => {
    const unit = pm?.estrutura?.unidades[0];
    const estrutura = pm?.estrutura && unit && { ...pm.estrutura, unidades: [{ ...unit, nome, slug: slugOf(nome) }] };
    expect(of(pm, { atendimento: null, estrutura: estrutura ?? null }).canais['e-sic'].unidade).toBe(nome);
  });

  it('offers every unit, in the order of the tree', () => {
    expect(
      of(cm)
        .unidades.slice(0, 5)
        .map(({ slug }) => slug),
    ).toEqual([
      'mesa-diretora',
      'gabinete-da-presidencia',
      'procuradoria-geral-da-camara',
      'controladoria-da-camara',
      'ouvidoria-da-camara',
    ]);
  });

  it('tells when it is elsewhere', () => {
    const ouvidoria = 'https://falabr.example/ouvidoria';
    expect(of(pm, { ouvidoria }).externo).toEqual({ ouvidoria, esic: null });
  });
});
