import type { FastifyInstance } from 'fastify';
import { LOCALES } from '#schema/options/locales.ts';
import { setSubscribed } from '#server/modules/alert/unsubscribe.service.ts';
import { stopRecommendations } from '#server/modules/recommendation/digest/stopRecommendations.service.ts';
import { stopAlertMail } from '#server/modules/report/figureAlert/stopAlertMail.service.ts';
import { stopByToken } from '#server/modules/report/schedule/stopByToken.service.ts';
import { leaveByToken } from '#server/modules/content/subscriber/leaveSubscription.service.ts';
import type { Services } from '#server/services.ts';
import { namedScope } from './namedScope.ts';

interface Query {
  token?: string;
}

const PREFIXES = ['', ...LOCALES.map((locale) => `/${locale}`)];
const PATHS = ['/unsubscribe', '/leave-subscription'].flatMap((path) =>
  PREFIXES.map((prefix) => prefix + path),
);
const LARGEST = 4 * 1024;

/**
 * RFC 8058: when a recipient presses Unsubscribe, the mail program posts here, without a login and without a page.
 * Opening the same link shows a page and changes nothing, because programs that scan mail for malicious links open it
 * too.
 */
export async function mountUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    namedScope('unsubscribe', async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: LARGEST },
        async (_request: unknown, body: string) => body,
      );
      for (const path of PATHS) {
        scope.post<{ Querystring: Query; Body?: string }>(path, async (request, reply) => {
          reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
          if (!isOneClick(request.body)) return reply.code(400).send('List-Unsubscribe=One-Click');
          const token = typeof request.query.token === 'string' ? request.query.token : '';
          // A token matches one of the five; each is signed for its own purpose.
          const done =
            (await setSubscribed(services, token, 'ALERT', false)) ||
            (await stopRecommendations(services, token)) ||
            (await leaveByToken(services, token)) ||
            (await stopByToken(services, token)) ||
            (await stopAlertMail(services, token));
          // A browser without JavaScript. The page of an alert shows the current state; the other one reads its address.
          const outcome = path.endsWith('/leave-subscription') ? '&done=true' : '';
          if (done && request.headers.accept?.includes('text/html'))
            return reply.redirect(request.url + outcome, 303);
          return reply.code(done ? 200 : 404).send(done ? 'OK' : '');
        });
      }
    }),
  );
}

/** Form-encoded or multipart. */
function isOneClick(body: string | undefined): boolean {
  const text = body ?? '';
  return (
    new URLSearchParams(text).get('List-Unsubscribe') === 'One-Click' ||
    /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/.test(text)
  );
}
