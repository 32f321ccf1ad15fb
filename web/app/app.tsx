import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { datasets } from '../../catalog/datasets/index.ts';
import { routes } from '../../catalog/routes.ts';
import { Bare, Shell } from './shell.tsx';

const Home = lazy(() => import('../screens/home/home.tsx'));
const List = lazy(() => import('../dataset/list.tsx'));
const Detail = lazy(() => import('../dataset/detail.tsx'));
const Missing = lazy(() => import('../screens/missing/missing.tsx'));
const SearchPage = lazy(() => import('../screens/search/search.tsx'));
const SiteMap = lazy(() => import('../screens/map/map.tsx'));
const Ombudsman = lazy(() => import('../screens/ombudsman/ombudsman.tsx'));
const Lost = lazy(() => import('../screens/tenant/lost.tsx'));

const pages = routes(datasets).flatMap(({ dataset, view }) => {
  const set = datasets.find(({ id }) => id === dataset);
  return set && view ? [{ set, view }] : [];
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
          <Route index element={<Home />} />
          <Route path="/busca" element={<SearchPage />} />
          <Route path="/mapa" element={<SiteMap />} />
          <Route path="/ouvidoria" element={<Ombudsman />} />
          {pages.map(({ set, view }) =>
            view === 'list' ? (
              <Route key={set.id} path={`/${set.id}`} element={<List key={set.id} set={set} />} />
            ) : (
              <Route key={`${set.id}/`} path={`/${set.id}/*`} element={<Detail key={set.id} set={set} />} />
            ),
          )}
          <Route path="*" element={<Missing />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
