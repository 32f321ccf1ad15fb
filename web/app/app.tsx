import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { routes } from '../../catalog/routes.ts';
import { chamber, pageFor, pages } from '../catalog.ts';
import { Gate } from './gate.tsx';
import { Below, Loaded, Whole } from './pages.tsx';
import { Bare, Shell } from './shell.tsx';

const Empenhos = lazy(() => import('../despesa/empenhos.tsx'));
const DespesaDocument = lazy(() => import('../despesa/document.tsx'));
const InicioPage = lazy(() => import('../inicio/inicio.tsx'));
const Despesa = lazy(() => import('../despesa/despesa.tsx'));
const Cargas = lazy(() => import('../cargas/cargas.tsx'));
const Glossario = lazy(() => import('../glossario/glossario.tsx'));
const Perguntas = lazy(() => import('../perguntas/perguntas.tsx'));
const Busca = lazy(() => import('../busca/busca.tsx'));
const Mapa = lazy(() => import('../mapa/mapa.tsx'));
const Receita = lazy(() => import('../receita/receita.tsx'));
const Ouvidoria = lazy(() => import('../mensagens/ouvidoria.tsx'));
const Esic = lazy(() => import('../mensagens/esic.tsx'));
const FaleConosco = lazy(() => import('../mensagens/faleconosco.tsx'));
const Acompanhar = lazy(() => import('../mensagens/acompanhar/acompanhar.tsx'));
const Favorecido = lazy(() => import('../favorecidos/favorecido.tsx'));
const Arquivos = lazy(() => import('../arquivos/arquivos.tsx'));
const ArquivoPlace = lazy(() => import('../arquivos/place.tsx'));
const RelatorioPage = lazy(() => import('../mensagens/relatorio/relatorio.tsx'));
const Atender = lazy(() => import('../mensagens/atender/atender.tsx'));
const EstruturaPage = lazy(() => import('../estrutura/estrutura.tsx'));
const EstruturaPlace = lazy(() => import('../estrutura/place.tsx'));
const Lost = lazy(() => import('./lost.tsx'));

/** The lists, each with its address. A câmara has one more, at the address where others have something else. */
const lists = routes(pages).flatMap((route) => {
  const page = route.view === 'list' && (chamber || !route.chamber) ? pageFor(route.dataset ?? '') : undefined;
  return page ? [{ path: route.path, page }] : [];
});

/**
 * All routes of the portal. A key's segments are read from the raw path, so the router only has to know whose page it
 * is.
 */
export function App() {
  return (
    <BrowserRouter>
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
            <Route path="/favorecidos" element={<Navigate replace to="/despesa?por=favorecido" />} />
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
    </BrowserRouter>
  );
}
