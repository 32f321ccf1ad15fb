import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { routes } from '../../catalog/routes.ts';
import { chamber, pageFor, pages } from '../catalog.ts';
import { Gate } from './gate.tsx';
import { Below, Loaded, Whole } from './pages.tsx';
import { Bare, Shell } from './shell.tsx';

const Commitments = lazy(() => import('../despesa/list.tsx'));
const DocumentPage = lazy(() => import('../despesa/document.tsx'));
const Home = lazy(() => import('../inicio/home.tsx'));
const Expense = lazy(() => import('../despesa/expense.tsx'));
const AllLoads = lazy(() => import('../cargas/all.tsx'));
const Glossary = lazy(() => import('../glossario/glossary.tsx'));
const Questions = lazy(() => import('../perguntas/questions.tsx'));
const SearchPage = lazy(() => import('../busca/search.tsx'));
const SiteMap = lazy(() => import('../mapa/map.tsx'));
const Revenue = lazy(() => import('../receita/revenue.tsx'));
const Ombudsman = lazy(() => import('../mensagens/ouvidoria.tsx'));
const Request = lazy(() => import('../mensagens/esic.tsx'));
const Contact = lazy(() => import('../mensagens/contato.tsx'));
const Follow = lazy(() => import('../acompanhar/follow.tsx'));
const Payee = lazy(() => import('../favorecidos/payee.tsx'));
const Files = lazy(() => import('../arquivos/files.tsx'));
const FilePlace = lazy(() => import('../arquivos/place.tsx'));
const Report = lazy(() => import('../relatorio/report.tsx'));
const Attend = lazy(() => import('../atender/attend.tsx'));
const Structure = lazy(() => import('../estrutura/structure.tsx'));
const StructurePlace = lazy(() => import('../estrutura/place.tsx'));
const Lost = lazy(() => import('./lost.tsx'));

/** The lists, each with its address. A câmara has one more, at the address where others have something else. */
const lists = routes(pages).flatMap((route) => {
  const page = route.view === 'list' && (chamber || !route.chamber) ? pageFor(route.dataset ?? '') : undefined;
  return page ? [{ path: route.path, page }] : [];
});

/** A key's segments are read from the raw path, so the router only has to know whose page it is. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Bare />}>
          <Route path="/tenant-not-found" element={<Lost />} />
        </Route>
        <Route element={<Shell />}>
          <Route element={<Gate />}>
            <Route index element={<Home />} />
            <Route path="/busca" element={<SearchPage />} />
            <Route path="/despesa" element={<Expense />} />
            <Route path="/despesa/empenhos/:id" element={<Commitments />} />
            <Route path="/despesa/empenhos/detalhe/*" element={<DocumentPage />} />
            <Route path="/glossario" element={<Glossary />} />
            <Route path="/perguntas" element={<Questions />} />
            <Route path="/mapa" element={<SiteMap />} />
            <Route path="/cargas" element={<AllLoads />} />
            <Route path="/cargas/:dataset" element={<Loaded />} />
            <Route path="/ouvidoria" element={<Ombudsman />} />
            <Route path="/ouvidoria/relatorio" element={<Report key="ouvidoria" canal="ouvidoria" />} />
            <Route path="/e-sic/relatorio" element={<Report key="e-sic" canal="e-sic" />} />
            <Route path="/atender" element={<Attend />} />
            <Route path="/e-sic" element={<Request />} />
            <Route path="/fale-conosco" element={<Contact />} />
            <Route path="/acompanhar" element={<Follow />} />
            <Route path="/favorecidos" element={<Navigate replace to="/despesa?por=favorecido" />} />
            <Route path="/favorecidos/:documento" element={<Payee />} />
            {!chamber && <Route path="/receita" element={<Revenue key="receita" of="receita" />} />}
            <Route
              path="/receita/:classifi/:codId/:classifiAtual/:codIdSelected"
              element={<Revenue key="receita" of="receita" />}
            />
            <Route
              path="/remuneracao-deposito-bancario"
              element={<Revenue key="depositos" of="remuneracao-deposito-bancario" />}
            />
            <Route path="/covidreceita" element={<Revenue key="covid" of="covidreceita" />} />
            <Route path="/arquivos" element={<Files />} />
            <Route path="/arquivos/:txtarquivo" element={<FilePlace />} />
            <Route path="/estrutura-organizacional" element={<Structure />} />
            <Route path="/estrutura-organizacional/:txtdescricao" element={<StructurePlace />} />
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
