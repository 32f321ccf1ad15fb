import type { ComponentType, ReactNode } from 'react';
import type { Route } from '../../catalog/routes.ts';
import { pageFor } from '../catalog.ts';
import { Moved } from '../ui/moved.tsx';
import { type LazyPart, lazyPart } from '../ui/part.tsx';
import { Below, Loaded, loadDataset, Whole } from './pages.tsx';

/** A screen of the portal: how it is drawn, and how its module is loaded ahead of that. */
interface Screen {
  draw(): ReactNode;
  load(): Promise<unknown>;
}

const screen = <P extends object>(Part: LazyPart<P>, props: P): Screen => ({
  draw: () => <Part {...props} />,
  load: Part.load,
});

/** A screen that reads everything from the address. */
const plain = (name: string, load: () => Promise<{ default: ComponentType<object> }>): Screen =>
  screen(lazyPart(name, load), {});

const Receita = lazyPart('receita/receita.tsx', () => import('../receita/receita.tsx'));
const Relatorio = lazyPart('mensagens/relatorio/relatorio.tsx', () => import('../mensagens/relatorio/relatorio.tsx'));

const DOCUMENT = '/despesa/empenhos/detalhe/';
const document = plain('despesa/document.tsx', () => import('../despesa/document.tsx'));
const receita = screen(Receita, { of: 'receita' });

/** The screens written by hand, by the path of their route. */
const SCREENS: Readonly<Record<string, Screen>> = {
  '/busca': plain('busca/busca.tsx', () => import('../busca/busca.tsx')),
  '/despesa': plain('despesa/despesa.tsx', () => import('../despesa/despesa.tsx')),
  '/despesa/empenhos/:id': plain('despesa/empenhos.tsx', () => import('../despesa/empenhos.tsx')),
  '/citar': plain('citar/citar.tsx', () => import('../citar/citar.tsx')),
  '/comparar': plain('comparar/comparar.tsx', () => import('../comparar/comparar.tsx')),
  '/glossario': plain('glossario/glossario.tsx', () => import('../glossario/glossario.tsx')),
  '/perguntas': plain('perguntas/perguntas.tsx', () => import('../perguntas/perguntas.tsx')),
  '/mapa': plain('mapa/mapa.tsx', () => import('../mapa/mapa.tsx')),
  '/dados-abertos': plain('abertos/abertos.tsx', () => import('../abertos/abertos.tsx')),
  '/dados-abertos/api': plain('abertos/api.tsx', () => import('../abertos/api.tsx')),
  '/dados-abertos/api/:operacao': plain('abertos/operation.tsx', () => import('../abertos/operation.tsx')),
  '/dados-abertos/:dataset': plain('abertos/place.tsx', () => import('../abertos/place.tsx')),
  '/pntp': plain('pntp/pntp.tsx', () => import('../pntp/pntp.tsx')),
  '/pntp/:numero': plain('pntp/place.tsx', () => import('../pntp/place.tsx')),
  '/cargas': plain('cargas/cargas.tsx', () => import('../cargas/cargas.tsx')),
  '/ouvidoria': plain('mensagens/ouvidoria.tsx', () => import('../mensagens/ouvidoria.tsx')),
  '/e-sic': plain('mensagens/esic.tsx', () => import('../mensagens/esic.tsx')),
  '/fale-conosco': plain('mensagens/faleconosco.tsx', () => import('../mensagens/faleconosco.tsx')),
  '/acompanhar': plain('mensagens/acompanhar/acompanhar.tsx', () => import('../mensagens/acompanhar/acompanhar.tsx')),
  '/atender': plain('mensagens/atender/atender.tsx', () => import('../mensagens/atender/atender.tsx')),
  '/assinaturas': plain('assinaturas/assinaturas.tsx', () => import('../assinaturas/assinaturas.tsx')),
  '/assinaturas/confirmar': plain('assinaturas/confirmar.tsx', () => import('../assinaturas/confirmar.tsx')),
  '/assinaturas/gerir': plain('assinaturas/gerir.tsx', () => import('../assinaturas/gerir.tsx')),
  '/servicos': plain('servicos/servicos.tsx', () => import('../servicos/servicos.tsx')),
  '/servicos/avaliacoes': plain('servicos/avaliacoes.tsx', () => import('../servicos/avaliacoes.tsx')),
  '/servicos/:slug': plain('servicos/servico.tsx', () => import('../servicos/servico.tsx')),
  '/privacidade': plain('privacidade/privacidade.tsx', () => import('../privacidade/privacidade.tsx')),
  '/kit': plain('kit/kit.tsx', () => import('../kit/kit.tsx')),
  '/favorecidos/:documento': plain('favorecidos/favorecido.tsx', () => import('../favorecidos/favorecido.tsx')),
  '/arquivos': plain('arquivos/arquivos.tsx', () => import('../arquivos/arquivos.tsx')),
  '/arquivos/:txtarquivo': plain('arquivos/place.tsx', () => import('../arquivos/place.tsx')),
  '/estrutura-organizacional': plain('estrutura/estrutura.tsx', () => import('../estrutura/estrutura.tsx')),
  '/estrutura-organizacional/:txtdescricao': plain('estrutura/place.tsx', () => import('../estrutura/place.tsx')),
  '/ouvidoria/relatorio': screen(Relatorio, { canal: 'ouvidoria' }),
  '/e-sic/relatorio': screen(Relatorio, { canal: 'e-sic' }),
  '/receita': receita,
  '/receita/:classifi/:codId/:classifiAtual/:codIdSelected': receita,
  '/remuneracao-deposito-bancario': screen(Receita, { of: 'remuneracao-deposito-bancario' }),
  '/covidreceita': screen(Receita, { of: 'covidreceita' }),
  '/cargas/:dataset': { draw: () => <Loaded />, load: async () => undefined },
  '/favorecidos': { draw: () => <Moved to="/despesa?por=favorecido" />, load: async () => undefined },
};

/**
 * The screen of a route. A page that shows a dataset is told by its route or, below a list, by the first part of its
 * path; the key's own parts are read there, from the raw path.
 */
export function screenOf({ path, dataset, view }: Route): Screen | undefined {
  const own = dataset ? undefined : path.startsWith(DOCUMENT) ? document : SCREENS[path];
  const page = own ? undefined : pageFor(dataset ?? path.split('/')[1] ?? '');
  if (!page) return own;
  const list = view === 'list';
  return { draw: () => (list ? <Whole page={page} /> : <Below page={page} />), load: () => loadDataset(page, list) };
}

/** The page of a route. */
export default function RouteScreen({ route }: { route: Route }) {
  return screenOf(route)?.draw();
}
