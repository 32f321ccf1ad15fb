import { useMemo } from 'react';
import { Route, Routes } from 'react-router';
import { routes } from '../../catalog/routes.ts';
import { datasetPages, pageFor } from '../catalog.ts';
import { usePortal } from '../portal.ts';
import { lazyPart } from '../ui/part.tsx';
import { Gate } from './gate.tsx';
import { Moved } from './moved.tsx';
import { Below, Loaded, Whole } from './pages.tsx';
import { Bare, Shell } from './shell.tsx';

const Empenhos = lazyPart('despesa/empenhos.tsx', () => import('../despesa/empenhos.tsx'));
const DespesaDocument = lazyPart('despesa/document.tsx', () => import('../despesa/document.tsx'));
const InicioPage = lazyPart('inicio/inicio.tsx', () => import('../inicio/inicio.tsx'));
const Despesa = lazyPart('despesa/despesa.tsx', () => import('../despesa/despesa.tsx'));
const Cargas = lazyPart('cargas/cargas.tsx', () => import('../cargas/cargas.tsx'));
const Glossario = lazyPart('glossario/glossario.tsx', () => import('../glossario/glossario.tsx'));
const Perguntas = lazyPart('perguntas/perguntas.tsx', () => import('../perguntas/perguntas.tsx'));
const Busca = lazyPart('busca/busca.tsx', () => import('../busca/busca.tsx'));
const Mapa = lazyPart('mapa/mapa.tsx', () => import('../mapa/mapa.tsx'));
const Receita = lazyPart('receita/receita.tsx', () => import('../receita/receita.tsx'));
const Ouvidoria = lazyPart('mensagens/ouvidoria.tsx', () => import('../mensagens/ouvidoria.tsx'));
const Esic = lazyPart('mensagens/esic.tsx', () => import('../mensagens/esic.tsx'));
const FaleConosco = lazyPart('mensagens/faleconosco.tsx', () => import('../mensagens/faleconosco.tsx'));
const Acompanhar = lazyPart(
  'mensagens/acompanhar/acompanhar.tsx',
  () => import('../mensagens/acompanhar/acompanhar.tsx'),
);
const Favorecido = lazyPart('favorecidos/favorecido.tsx', () => import('../favorecidos/favorecido.tsx'));
const Arquivos = lazyPart('arquivos/arquivos.tsx', () => import('../arquivos/arquivos.tsx'));
const ArquivoPlace = lazyPart('arquivos/place.tsx', () => import('../arquivos/place.tsx'));
const RelatorioPage = lazyPart(
  'mensagens/relatorio/relatorio.tsx',
  () => import('../mensagens/relatorio/relatorio.tsx'),
);
const Atender = lazyPart('mensagens/atender/atender.tsx', () => import('../mensagens/atender/atender.tsx'));
const EstruturaPage = lazyPart('estrutura/estrutura.tsx', () => import('../estrutura/estrutura.tsx'));
const EstruturaPlace = lazyPart('estrutura/place.tsx', () => import('../estrutura/place.tsx'));
const Lost = lazyPart('app/lost.tsx', () => import('./lost.tsx'));

/** The lists, each with its address. A câmara has one more, at the address where others have something else. */
const listsOf = (chamber: boolean) =>
  routes(datasetPages).flatMap((route) => {
    const page = route.view === 'list' && (chamber || !route.chamber) ? pageFor(route.dataset ?? '') : undefined;
    return page ? [{ path: route.path, page }] : [];
  });

/**
 * All routes of the portal. A key's segments are read from the raw path, so the router only has to know whose page it
 * is.
 */
export function Screens() {
  const { chamber } = usePortal();
  const lists = useMemo(() => listsOf(chamber), [chamber]);
  return (
    <Routes>
      <Route element={<Bare />}>
        <Route path="/tenant-not-found" element={<Lost />} />
      </Route>
      <Route element={<Shell />}>
        <Route element={<Gate />}>
          <Route index element={<InicioPage />} />
          <Route path="/busca" element={<Busca />} />
          <Route path="/despesa" element={<Despesa />} />
          <Route path="/despesa/empenhos/:id" element={<Empenhos />} />
          <Route path="/despesa/empenhos/detalhe/*" element={<DespesaDocument />} />
          <Route path="/glossario" element={<Glossario />} />
          <Route path="/perguntas" element={<Perguntas />} />
          <Route path="/mapa" element={<Mapa />} />
          <Route path="/cargas" element={<Cargas />} />
          <Route path="/cargas/:dataset" element={<Loaded />} />
          <Route path="/ouvidoria" element={<Ouvidoria />} />
          <Route path="/ouvidoria/relatorio" element={<RelatorioPage key="ouvidoria" canal="ouvidoria" />} />
          <Route path="/e-sic/relatorio" element={<RelatorioPage key="e-sic" canal="e-sic" />} />
          <Route path="/atender" element={<Atender />} />
          <Route path="/e-sic" element={<Esic />} />
          <Route path="/fale-conosco" element={<FaleConosco />} />
          <Route path="/acompanhar" element={<Acompanhar />} />
          <Route path="/favorecidos" element={<Moved to="/despesa?por=favorecido" />} />
          <Route path="/favorecidos/:documento" element={<Favorecido />} />
          {!chamber && <Route path="/receita" element={<Receita key="receita" of="receita" />} />}
          <Route
            path="/receita/:classifi/:codId/:classifiAtual/:codIdSelected"
            element={<Receita key="receita" of="receita" />}
          />
          <Route
            path="/remuneracao-deposito-bancario"
            element={<Receita key="depositos" of="remuneracao-deposito-bancario" />}
          />
          <Route path="/covidreceita" element={<Receita key="covid" of="covidreceita" />} />
          <Route path="/arquivos" element={<Arquivos />} />
          <Route path="/arquivos/:txtarquivo" element={<ArquivoPlace />} />
          <Route path="/estrutura-organizacional" element={<EstruturaPage />} />
          <Route path="/estrutura-organizacional/:txtdescricao" element={<EstruturaPlace />} />
          {lists.map(({ path, page }) => (
            <Route key={path} path={path} element={<Whole key={path} page={page} />} />
          ))}
          {lists.map(({ path, page }) => (
            <Route key={path} path={`${path}/*`} element={<Below key={path} page={page} />} />
          ))}
          {/* The gate tells of it. */}
          <Route path="*" element={null} />
        </Route>
      </Route>
    </Routes>
  );
}
