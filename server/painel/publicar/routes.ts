import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ByteReceiver } from '../../envios/bytes.ts';
import type { DeskServices } from '../services.ts';
import { askToPublish, giveUp, rehearseAgain } from './ask.ts';
import { changeOrder } from './change.ts';
import { EnsaioFolder } from './folder.ts';
import { RehearsalQueue } from './queue.ts';
import { mendRows, refusedPage, sendRefused } from './refused.ts';
import { addFiles, beginEnsaio, receiveBytes, removeFile } from './send.ts';
import type { PublicarServices } from './services.ts';
import { forgetMemory, showDatasets, showEnsaio, showEnsaios, showMemory } from './show.ts';
import { sweepEnsaios } from './sweep.ts';

const HOUR = 3_600_000;
const BASE = '/painel/api/publicar';
const ONE = `${BASE}/:id`;
const GUARD = { config: { permissao: 'publicar' as const } };

/** Publish: files are sent, recognised, rehearsed, mended and published, by the same engine as the command line. */
export function publicarDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, database, datasets, limits } = services;
  const folder = new EnsaioFolder(services.stagingDir);
  const log = (error: unknown): void => app.log.error(error);
  const queue = new RehearsalQueue({ db, database, datasets, limits, folder, log });
  const sweeping = setInterval(() => void sweepEnsaios(db, folder).catch(log), HOUR).unref();
  // What nobody touched for a week goes, also in a portal that is started anew every night.
  app.addHook('onReady', async () => void sweepEnsaios(db, folder).catch(log));
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await queue.close();
  });
  const publicar = { services, folder, queue, receiver: new ByteReceiver() };
  listRoutes(app, publicar);
  ensaioRoutes(app, publicar);
  byteRoutes(app, publicar);
}

function listRoutes(app: FastifyInstance, publicar: PublicarServices): void {
  app.get(BASE, GUARD, (request) => showEnsaios(publicar, request));
  app.post(BASE, GUARD, async (request, reply) => {
    const key = await beginEnsaio(publicar, request);
    reply.code(201);
    return showEnsaio(publicar, request, key);
  });
  app.get(`${BASE}/conjuntos`, GUARD, (request) => showDatasets(publicar, request));
  app.get(`${BASE}/mapeamentos`, GUARD, (request) => showMemory(publicar, request));
  app.delete(`${BASE}/mapeamentos/:id`, GUARD, async (request, reply) => {
    await forgetMemory(publicar, request);
    return reply.code(204).send();
  });
}

type Act = (publicar: PublicarServices, request: FastifyRequest) => Promise<void>;

function ensaioRoutes(app: FastifyInstance, publicar: PublicarServices): void {
  /** Does something to a rehearsal and tells how it stands then. */
  const acting = (act: Act) => async (request: FastifyRequest) => {
    await act(publicar, request);
    return showEnsaio(publicar, request);
  };
  app.get(ONE, GUARD, (request) => showEnsaio(publicar, request));
  app.patch(ONE, GUARD, acting(changeOrder));
  app.delete(ONE, GUARD, acting(giveUp));
  app.post(`${ONE}/arquivos`, GUARD, acting(addFiles));
  app.delete(`${ONE}/arquivos/:arquivo`, GUARD, acting(removeFile));
  app.post(`${ONE}/ensaiar`, GUARD, acting(rehearseAgain));
  app.post(`${ONE}/publicar`, GUARD, acting(askToPublish));
  app.get(`${ONE}/recusadas`, GUARD, (request) => refusedPage(publicar, request));
  app.patch(`${ONE}/recusadas`, GUARD, acting(mendRows));
  app.get(`${ONE}/recusadas.csv`, GUARD, (request, reply) => sendRefused(publicar, request, reply));
}

/** A piece of a file is a stream, whatever type it claims. */
function byteRoutes(root: FastifyInstance, publicar: PublicarServices): void {
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    app.patch(`${ONE}/arquivos/:arquivo`, GUARD, async (request: FastifyRequest, reply: FastifyReply) => {
      await receiveBytes(publicar, request, reply);
      return showEnsaio(publicar, request);
    });
  });
}
