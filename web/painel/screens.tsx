import type { ComponentType } from 'react';
import type { Permissao } from '../../catalog/painel/papeis.ts';
import { lazyPart } from '../ui/part.tsx';

/** A screen of the panel. */
export interface DeskScreen {
  /** Its address; a part that begins with a colon is any one. */
  path: string;
  titulo: string;
  permissao: Permissao | 'livre';
  /** The group of the menu that it stands in; absent, it is reached from another screen. */
  menu?: 'Dia a dia' | 'Publicar' | 'Órgão' | 'Instalação';
  Screen: ComponentType;
}

const part = (name: string, load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazyPart(`painel/${name}`, load);

/** Every screen, in the order of the menu. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  {
    path: '/painel/entrar',
    titulo: 'Entrar',
    permissao: 'livre',
    Screen: part('entrada/entrar.tsx', () => import('./entrada/entrar.tsx')),
  },
  {
    path: '/painel',
    titulo: 'Hoje',
    permissao: 'entrar',
    menu: 'Dia a dia',
    Screen: part('hoje/hoje.tsx', () => import('./hoje/hoje.tsx')),
  },
  {
    path: '/painel/mensagens',
    titulo: 'Mensagens',
    permissao: 'mensagens',
    menu: 'Dia a dia',
    Screen: part('mensagens/caixa.tsx', () => import('./mensagens/caixa.tsx')),
  },
  {
    path: '/painel/mensagens/numeros',
    titulo: 'Números do ano',
    permissao: 'mensagens',
    Screen: part('mensagens/numeros.tsx', () => import('./mensagens/numeros.tsx')),
  },
  {
    path: '/painel/mensagens/modelos',
    titulo: 'Modelos de resposta',
    permissao: 'mensagens',
    Screen: part('mensagens/modelos.tsx', () => import('./mensagens/modelos.tsx')),
  },
  {
    path: '/painel/mensagens/:id',
    titulo: 'Mensagem',
    permissao: 'mensagens',
    Screen: part('mensagens/mensagem.tsx', () => import('./mensagens/mensagem.tsx')),
  },
  {
    path: '/painel/publicar',
    titulo: 'Publicar dados',
    permissao: 'publicar',
    menu: 'Publicar',
    Screen: part('publicar/publicar.tsx', () => import('./publicar/publicar.tsx')),
  },
  {
    path: '/painel/publicar/:id',
    titulo: 'Publicar dados',
    permissao: 'publicar',
    Screen: part('publicar/ensaio.tsx', () => import('./publicar/ensaio.tsx')),
  },
  {
    path: '/painel/arquivos',
    titulo: 'Documentos',
    permissao: 'arquivos',
    menu: 'Publicar',
    Screen: part('arquivos/arquivos.tsx', () => import('./arquivos/arquivos.tsx')),
  },
  {
    path: '/painel/arquivos/categorias/:categoria',
    titulo: 'Documentos',
    permissao: 'arquivos',
    Screen: part('arquivos/categoria.tsx', () => import('./arquivos/categoria.tsx')),
  },
  {
    path: '/painel/arquivos/documentos/:slug',
    titulo: 'Documentos',
    permissao: 'arquivos',
    Screen: part('arquivos/documento.tsx', () => import('./arquivos/documento.tsx')),
  },
  {
    path: '/painel/cargas',
    titulo: 'Cargas',
    permissao: 'publicar',
    menu: 'Publicar',
    Screen: part('cargas/cargas.tsx', () => import('./cargas/cargas.tsx')),
  },
  {
    path: '/painel/cargas/:dataset/:carga',
    titulo: 'Carga',
    permissao: 'publicar',
    Screen: part('cargas/carga.tsx', () => import('./cargas/carga.tsx')),
  },
  {
    path: '/painel/correcoes',
    titulo: 'Corrigir um registro',
    permissao: 'publicar',
    menu: 'Publicar',
    Screen: part('cargas/correcoes.tsx', () => import('./cargas/correcoes.tsx')),
  },
  {
    path: '/painel/declaracoes',
    titulo: 'Declarar que não houve',
    permissao: 'publicar',
    menu: 'Publicar',
    Screen: part('cargas/declaracoes.tsx', () => import('./cargas/declaracoes.tsx')),
  },
  {
    path: '/painel/atestos',
    titulo: 'Atestos do PNTP',
    permissao: 'atestar',
    menu: 'Publicar',
    Screen: part('atestos/atestos.tsx', () => import('./atestos/atestos.tsx')),
  },
  {
    path: '/painel/coletas',
    titulo: 'Coletas automáticas',
    permissao: 'publicar',
    menu: 'Publicar',
    Screen: part('coletas/coletas.tsx', () => import('./coletas/coletas.tsx')),
  },
  {
    path: '/painel/textos/:parte/versoes',
    titulo: 'Versões',
    permissao: 'textos',
    Screen: part('textos/versoes.tsx', () => import('./textos/versoes.tsx')),
  },
  {
    path: '/painel/textos',
    titulo: 'Textos',
    permissao: 'textos',
    menu: 'Órgão',
    Screen: part('textos/lista.tsx', () => import('./textos/lista.tsx')),
  },
  {
    path: '/painel/textos/:parte',
    titulo: 'Textos',
    permissao: 'textos',
    Screen: part('textos/parte.tsx', () => import('./textos/parte.tsx')),
  },
  {
    path: '/painel/pessoas',
    titulo: 'Pessoas',
    permissao: 'pessoas',
    menu: 'Órgão',
    Screen: part('pessoas/pessoas.tsx', () => import('./pessoas/pessoas.tsx')),
  },
  {
    path: '/painel/chaves',
    titulo: 'Chaves de acesso',
    permissao: 'chaves',
    menu: 'Órgão',
    Screen: part('chaves/chaves.tsx', () => import('./chaves/chaves.tsx')),
  },
  {
    path: '/painel/registro',
    titulo: 'Registro',
    permissao: 'registro',
    menu: 'Órgão',
    Screen: part('registro/registro.tsx', () => import('./registro/registro.tsx')),
  },
  {
    path: '/painel/conta',
    titulo: 'Minha conta',
    permissao: 'entrar',
    menu: 'Órgão',
    Screen: part('entrada/conta.tsx', () => import('./entrada/conta.tsx')),
  },
  {
    path: '/painel/orgaos',
    titulo: 'Órgãos',
    permissao: 'orgaos',
    menu: 'Instalação',
    Screen: part('orgaos/lista.tsx', () => import('./orgaos/lista.tsx')),
  },
  {
    path: '/painel/orgaos/:slug',
    titulo: 'Órgão',
    permissao: 'orgaos',
    Screen: part('orgaos/orgao.tsx', () => import('./orgaos/orgao.tsx')),
  },
  {
    path: '/painel/orgao-novo',
    titulo: 'Novo órgão',
    permissao: 'orgaos',
    Screen: part('orgaos/novo.tsx', () => import('./orgaos/novo.tsx')),
  },
  {
    path: '/painel/diagnostico',
    titulo: 'Diagnóstico',
    permissao: 'orgaos',
    menu: 'Instalação',
    Screen: part('orgaos/diagnostico.tsx', () => import('./orgaos/diagnostico.tsx')),
  },
];

/** The screen of an address. */
export const screenAt = (pathname: string): DeskScreen | undefined =>
  DESK_SCREENS.find(({ path }) => isPath(path.split('/'), pathname.replace(/\/$/, '').split('/')));

const isPath = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((one, i) => one.startsWith(':') || one === parts[i]);
