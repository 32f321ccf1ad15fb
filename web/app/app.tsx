import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { pages } from '../catalog.ts';
import { Below, Whole } from './pages.tsx';
import { Bare, Shell } from './shell.tsx';

const Home = lazy(() => import('../screens/home/home.tsx'));
const Missing = lazy(() => import('../screens/missing/missing.tsx'));
const SearchPage = lazy(() => import('../screens/search/search.tsx'));
const SiteMap = lazy(() => import('../screens/map/map.tsx'));
const Ombudsman = lazy(() => import('../screens/ombudsman/ombudsman.tsx'));
const Lost = lazy(() => import('../screens/tenant/lost.tsx'));

/** Those with a page. The key of each keeps one dataset's screen from being reused for the next. */
const listed = pages.filter(({ menu }) => menu);

/** A key's segments are read from the raw path, so the router only has to know whose page it is. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Bare />}>
          <Route path="/tenant-not-found" element={<Lost />} />
        </Route>
        <Route element={<Shell />}>
          <Route index element={<Home />} />
          <Route path="/busca" element={<SearchPage />} />
          <Route path="/mapa" element={<SiteMap />} />
          <Route path="/ouvidoria" element={<Ombudsman />} />
          {listed.map((page) => (
            <Route key={page.id} path={`/${page.id}`} element={<Whole key={page.id} page={page} />} />
          ))}
          {listed.map((page) => (
            <Route key={page.id} path={`/${page.id}/*`} element={<Below key={page.id} page={page} />} />
          ))}
          <Route path="*" element={<Missing />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
