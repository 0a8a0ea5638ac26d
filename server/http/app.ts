import { maxHeaderSize } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createApollo } from '#server/graphql/apollo.ts';
import { contextOfCaller } from '#server/graphql/createContext.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { newId } from '#server/lib/ids.ts';
import { parseInParts } from '#server/lib/parseInParts.ts';
import { trustOf } from '#server/trustedProxies.ts';
import { runOnce } from '#server/modules/limits/idempotency/runOnce.service.ts';
import { mountRest } from '#server/rest/mountRest.ts';
import type { Services } from '#server/services.ts';
import { answerFailure, answerUnknownPath } from './errorAnswers.ts';
import { mountClientErrors } from './clientErrors.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { answerCrossOrigin } from './crossOrigin.ts';
import { mountDevMail } from './devMail.ts';
import { mountActivityExport } from './exports/activity.ts';
import { mountAnalyticsExport } from './exports/analyticsExport.ts';
import { mountBulkUploadFiles } from './exports/bulkUpload.ts';
import { mountApplicationExport } from './exports/applications.ts';
import { mountExplorer } from './docs/explorer.ts';
import { mountReference } from './docs/reference.ts';
import { mountSchemaText } from './docs/schemaText.ts';
import { mountFeeds } from './feeds/feeds.ts';
import { mountDownloads } from './files/downloads.ts';
import { mountInstalledApp } from './installedApp.ts';
import { mountGoogle } from './account/google.ts';
import { mountGraphql } from './graphql.ts';
import { mountInboundMail } from './inboundMail.ts';
import { mountHealth } from './health.ts';
import { drain } from './drain.ts';
import { mountLive } from './live/live.ts';
import { mountMetrics } from './metrics.ts';
import { mountOwnJobsExport } from './exports/ownJobs.ts';
import { mountMyData } from './account/myData.ts';
import { mountPages, type PageSource } from './pages.ts';
import { publicCacheControl } from './publicCacheControl.ts';
import { Readiness } from './readiness.ts';
import { followOperations } from '#server/http/requests/followOperations.ts';
import { observeRequests } from '#server/http/requests/observeRequests.ts';
import { boundAddresses, boundHeaders } from '#server/http/requests/requestLimits.ts';
import { countKeyCalls } from '#server/http/requests/keyCalls.ts';
import { showLimits } from '#server/http/requests/rateLimit.ts';
import { mountRobots } from './crawlers/robots.ts';
import { PART_OF_A_PAGE, secureHeaders } from './secureHeaders.ts';
import { mountSecurityText } from './crawlers/securityText.ts';
import { mountSitemap } from './crawlers/sitemap.ts';
import { mountUnsubscribe } from './unsubscribe.ts';
import { endSlowBodies, FILE_BODY_TIMEOUT_MS } from './files/slowBodies.ts';
import { mountUploads } from './files/uploads.ts';

const SECONDS = 1_000;
const MAX_BODY = 256 * 1024;

export interface App {
  http: FastifyInstance;
  readiness: Readiness;
  /** Stops accepting requests, lets those in flight finish, then closes. */
  close(): Promise<void>;
}

/** Builds the HTTP side on top of one set of services; the caller decides when to listen. */
export async function createApp(services: Services, pages?: PageSource): Promise<App> {
  const { config, log } = services;
  const loggerInstance: FastifyBaseLogger = log;
  const http: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    // Our log entries name their request themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => newId(services.clock.now().getTime()),
    bodyLimit: MAX_BODY,
    requestTimeout: FILE_BODY_TIMEOUT_MS,
    connectionTimeout: 60 * SECONDS,
    keepAliveTimeout: 10 * SECONDS,
    http: { headersTimeout: 10 * SECONDS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Parameters may be as long as a whole request. Otherwise one that is too long would be answered as an unknown
    // path.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) => void answerFailure(log)(error, request, reply),
  });
  const readiness = new Readiness();
  const schema = sharedSchema();
  const apollo = await createApollo(schema, log);

  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Evaluated when the answer is sent, not when the request came in, so that requests in progress at shutdown also
  // close their connections.
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isLastAnswer()) reply.header('connection', 'close');
    done(null, payload);
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const took = Math.round(reply.elapsedTime);
    log.info({ requestId: id, method, route: routeOptions.url, status: reply.statusCode, took });
    done();
  });
  boundHeaders(http);
  followOperations(http);
  readJsonBodies(http);
  endSlowBodies(http);
  http.setErrorHandler(answerFailure(log));
  http.setNotFoundHandler(answerUnknownPath);
  await http.register(fastifyCompress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  secureHeaders(http, config);
  answerCrossOrigin(http, config);
  answerInOwnLanguage(http, services);
  boundAddresses(http);
  observeRequests(http, services);
  showLimits(http);
  countKeyCalls(http, services);
  const stopReading = services.settings.pollSettings();

  await mountUploads(http, services);
  mountDownloads(http, services);
  mountHealth(http, services, readiness);
  mountMetrics(http, services);
  mountGraphql(http, { apollo, schema, services });
  const streams = mountLive(http, { schema, services, readiness });
  await mountUnsubscribe(http, services);
  await mountInboundMail(http, services);
  mountGoogle(http, services);
  mountMyData(http, services);
  mountOwnJobsExport(http, services);
  mountApplicationExport(http, services);
  mountActivityExport(http, services);
  mountAnalyticsExport(http, services);
  mountBulkUploadFiles(http, services);
  mountClientErrors(http, services);
  mountSecurityText(http, services);
  mountRest(http, {
    apollo,
    schema,
    contextOf: (request) => contextOfCaller(services, requestInfoOf(request)),
    publicCacheControl: () => publicCacheControl(services),
    once: runOnce,
  });
  await mountReference(http);
  mountSchemaText(http, schema);
  mountSitemap(http, services);
  mountFeeds(http, services);
  mountRobots(http, services);
  if (config.devTools) mountDevMail(http, services);
  mountInstalledApp(http, services, pages?.serviceWorker);
  if (pages) {
    if (pages.operations) await services.operations.publish(pages.operations);
    if (pages.assets) {
      await http.register(fastifyStatic, {
        root: pages.assets,
        preCompressed: true,
        wildcard: false,
        ...FOREVER,
      });
    }
    mountExplorer(http, { services, pages });
    mountPages(http, { schema, services, pages });
  }

  return {
    http,
    readiness,
    close: async () => {
      readiness.leave();
      streams.close();
      stopReading();
      services.rateLimits.close();
      await drain(http, readiness);
      await services.keyCalls.write();
      await services.live.close();
      await apollo.stop();
    },
  };
}

/** Files built by Vite have a hash in their name. */
const FOREVER: Pick<FastifyStaticOptions, 'setHeaders'> = {
  setHeaders: (reply, path) => {
    reply.header('content-security-policy', PART_OF_A_PAGE);
    if (path.includes('/assets/'))
      reply.header('cache-control', 'public, max-age=31536000, immutable');
  },
};

/** The documented calls always send a JSON content type, with or without a body. */
function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, sent, done) => {
    const body = sent as Buffer;
    if (body.length === 0) done(null, undefined);
    else if (body.length < LARGE_BODY) void parse(request, body.toString(), done);
    else {
      const parsed = (text: string) => {
        let outcome: Parameters<typeof done> = [null];
        void parse(request, text, (...given) => (outcome = given));
        if (outcome[0]) throw outcome[0];
        return outcome[1] as unknown;
      };
      // Others need not wait from its arrival until it is checked.
      setImmediate(() => {
        parseInParts(body, parsed).then(
          (value) => setImmediate(done, null, value),
          (error: Error) => setImmediate(done, error),
        );
      });
    }
  });
}

/** In bytes. Reading it takes about two milliseconds. */
const LARGE_BODY = 500_000;

/** A visitor who accepts none of our languages gets the site's default language. */
function answerInOwnLanguage(http: FastifyInstance, { settings }: Services): void {
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    headers['accept-language'] = localeOf(
      headers['accept-language'],
      settings.known.defaultLanguage,
    );
    done();
  });
}
