import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
const Q =
  `quanto ganha o prefeito|obra da escola|diaria secretario de saude|10/2025|contrato 10/2025|licitacao|LICITAÇÕES|salarios|merenda escolar|remédio|combustivel|coleta de lixo|pavimentacao|creche|emendas|lei orçamentária|decreto|iptu|fpm|fundeb|vereador|professor|medico|motorista|vice-prefeito|secretario de educação|diarias brasilia|dívida ativa|empresas punidas|obras paradas|aluguel de veiculos|ônibus escolar|asfalto|reforma da praça|festa|limpeza urbana|pregão eletrônico|dispensa|ouvidoria|restos a pagar|estagiários|terceirizados|covid|convênio|ata de registro de preços|licitasão|merenda escolr|renuncia fiscal|orçamento da educação|iluminação pública`.split(
    '|',
  );
it('x', async () => {
  for (const q of Q) {
    const t = performance.now();
    const { json } = (await portal.ask(`/api/v1/busca?termo=${encodeURIComponent(q)}`)) as any;
    const ms = Math.round(performance.now() - t);
    console.log(
      `${q} [${json.total}${json.mais ? '+' : ''}] ${ms}ms ${json.quisDizer?.join(' / ')} ${json.message ?? ''}`,
    );
    for (const g of (json.grupos ?? []).slice(0, 4))
      console.log(
        `    ${g.tipo}(${g.total}) ${g.data[0].nota.toFixed(2)} ${g.data[0].titulo.slice(0, 70)} | ${g.data[0].partes
          .map((p: any) => p.text)
          .join(' · ')
          .slice(0, 90)} -> ${g.data[0].para.slice(0, 60)} ${g.data[0].valor}`,
      );
  }
  expect(1).toBe(1);
});
