import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressInLocale } from '#schema/options/localePaths.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/options/locales.ts';
import { OpenId, type OpenIdFlow } from '#server/lib/openId.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import { signInWithGoogle } from '#server/modules/account/google/google.service.ts';
import type { Services } from '#server/services.ts';
import { answerUnknownPath } from '#server/http/errorAnswers.ts';

const PATH = '/auth/google';
const COOKIE = 'kaamyab-sign-in';
/** Browsers accept a cookie with this prefix only over HTTPS, and from no other host of the same domain. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const FLOW_LIFETIME = 10 * 60_000;

const START = z.object({
  challenge: z.string().regex(/^[\w-]{43}$/),
  returnUrl: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .default('/')
    .catch('/'),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE).catch(DEFAULT_LOCALE),
});
type Start = z.infer<typeof START>;

/** What went wrong, as a reason the login dialog knows. */
type Problem =
  | 'unavailable'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'unverified'
  | 'closed'
  | 'suspended';

/**
 * Sign-in with Google, where it is configured. The only cookie of the product is set here, for the minutes of the
 * round trip, and nothing else reads it (docs/decisions/015).
 */
export function mountGoogle(app: FastifyInstance, services: Services): void {
  const { config, clock, log, settings } = services;
  const home = () => settings.known.defaultLanguage;
  const loginIn = (locale: Locale) => addressInLocale(locale, '/login', home());
  const openId = new OpenId(config);
  if (!openId.isConfigured) {
    app.get(`${PATH}/*`, answerUnknownPath);
    return;
  }
  const isHttps = config.publicUrl.startsWith('https:');
  const cookie = isHttps ? HOST_COOKIE : COOKIE;
  const redirectUri = () => `${config.publicUrl}${PATH}/callback`;
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  const fail = (reply: FastifyReply, problem: Problem, locale: Locale, returnUrl = '/') =>
    reply.redirect(loginPage(loginIn(locale), returnUrl, `google-problem=${problem}`), 303);

  app.get(`${PATH}/start`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = START.safeParse(request.query);
    if (!given.success) return fail(reply, 'failed', home());
    const { locale, returnUrl } = given.data;
    try {
      const { flow, url } = await openId.begin(redirectUri());
      const until = new Date(clock.now().getTime() + FLOW_LIFETIME);
      const value = signPath(PATH, { ...flow, ...given.data }, until, config.secretKey!);
      setCookie(reply, encodeURIComponent(value), FLOW_LIFETIME / 1_000);
      return await reply.redirect(url.href, 303);
    } catch (error) {
      log.warn({ requestId: request.id, err: error }, 'the identity provider cannot be reached');
      return fail(reply, 'unavailable', locale, returnUrl);
    }
  });

  app.get(`${PATH}/callback`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    setCookie(reply, '', 0);
    const kept = openPath(cookieOf(request, cookie), clock.now(), config.secretKey!);
    if (!kept) return fail(reply, 'expired', home());
    const { locale, returnUrl, challenge, ...flow } = kept as unknown as Start & OpenIdFlow;
    const answer = new URL(request.url, config.publicUrl);
    if (answer.searchParams.get('error') === 'access_denied')
      return fail(reply, 'cancelled', locale, returnUrl);
    try {
      const identity = await openId.finish(answer, flow);
      const { ip, id: requestId } = request;
      const arrival = { identity, challenge, locale, ip, requestId };
      const admission = await signInWithGoogle(services, arrival);
      if ('refusal' in admission) return fail(reply, admission.refusal, locale, returnUrl);
      const page = loginPage(loginIn(locale), returnUrl, `google=${admission.code}`);
      return await reply.redirect(page, 303);
    } catch (error) {
      log.warn({ requestId: request.id, err: error }, 'a sign-in with Google failed');
      return fail(reply, 'failed', locale, returnUrl);
    }
  });
}

/** The part after the # stays in the browser: it appears in no server's log and no Referer. */
function loginPage(login: string, returnUrl: string, fragment: string): string {
  const query = returnUrl === '/' ? '' : `?${new URLSearchParams({ returnUrl })}`;
  return `${login}${query}#${fragment}`;
}

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}
