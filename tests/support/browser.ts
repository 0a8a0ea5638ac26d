import { chromium, type Browser, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Locale } from '#schema/options/locales.ts';
import { isFullSuite } from './breadth.ts';
import { bundledChromium } from './chromium.ts';
import { keepEvidence } from './evidence.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];
const LANGUAGES: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN', es: 'es-ES' };

/** One for all test files; it goes with this process. */
let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const bundled = await bundledChromium();
  const attempts = [...(bundled ? [bundled] : []), { channel: 'chrome' }, { channel: 'chromium' }];
  const reasons: string[] = [];
  for (const attempt of attempts) {
    try {
      return await chromium.launch({ ...attempt, args: ARGS });
    } catch (error) {
      reasons.push(String(error).split('\n')[0] ?? '');
    }
  }
  throw new Error(
    `No browser for the tests: the Chromium of @sparticuz/chromium does not run here, and no Chrome is installed. Install Google Chrome. (${reasons.join('; ')})`,
  );
}

interface PageOptions {
  baseUrl: string;
  width?: number;
  theme?: 'light' | 'dark';
  locale?: Locale;
  /** A token to be logged in with. */
  token?: string;
  /** Pages with the same one share what a browser keeps, as the tabs of one person do; otherwise it is fresh. */
  profile?: string;
  /** What may go wrong here, because the test makes it go wrong. */
  expectedProblems?: RegExp[];
}

/** Whatever the page complains about fails the test. */
export async function newPage(options: PageOptions): Promise<Page> {
  const { profile, expectedProblems = [] } = options;
  const context = await (profile ? keptContext(profile, options) : newContext(options));
  await context.tracing.startChunk();
  const page = await context.newPage();
  const problems = watch(page);
  onTestFinished(async ({ task }) => {
    const unexpected = problems.filter(
      (text) => !expectedProblems.some((known) => known.test(text)),
    );
    const [failure] = task.result?.errors ?? [];
    if (failure) failure.message += await keepEvidence(page, task);
    else if (unexpected.length > 0) {
      const evidence = await keepEvidence(page, task);
      expect.soft(unexpected, `the page complained${evidence}`).toEqual([]);
    }
    if (!profile) return context.close();
    if (!failure && unexpected.length === 0) await context.tracing.stopChunk();
    await page.close();
  });
  return page;
}

const keptContexts = new Map<string, Promise<BrowserContext>>();

function keptContext(profile: string, options: PageOptions): Promise<BrowserContext> {
  const key = `${profile} at ${options.baseUrl}`;
  const context = keptContexts.get(key) ?? newContext(options);
  keptContexts.set(key, context);
  return context;
}

async function newContext(options: PageOptions): Promise<BrowserContext> {
  const { baseUrl, width = 1440, theme = 'light', locale = 'en', token } = options;
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({
    baseURL: baseUrl,
    viewport: { width, height: 900 },
    colorScheme: theme,
    locale: LANGUAGES[locale],
    reducedMotion: 'reduce',
  });
  if (token) await logIn(context, token);
  await context.tracing.start({ snapshots: isFullSuite });
  return context;
}

type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;

async function logIn(context: BrowserContext, token: string) {
  const days = 6 * 86_400_000;
  await context.addInitScript(
    ([value, expiry]) => {
      if (localStorage.getItem('token')) return;
      localStorage.setItem('token', value!);
      localStorage.setItem('tokenExpiry', expiry!);
      localStorage.setItem('onboardingComplete', 'true');
    },
    [token, new Date(Date.now() + days).toISOString()],
  );
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still waiting for; that is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`response: ${response.status()} ${response.url()}`);
  });
  return problems;
}
