import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Locale } from '#schema/options/locales.ts';
import { isFullSuite } from './suiteSize.ts';
import { bundledChromium } from './chromium.ts';
import { keepEvidence } from './evidence.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  // Pages are too short-lived for optimizing their code; where time is measured, it is optimized as usual.
  ...(isFullSuite ? [] : ['--js-flags=--single-threaded,--no-turbofan,--no-maglev']),
];
const LANGUAGES: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN', es: 'es-ES' };

/** One browser for all test files; it ends with this process. */
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
  /** The token of the logged-in user. */
  token?: string;
  /** Tests with the same key continue in the same page; otherwise each test gets a fresh browser. */
  profile?: string;
  /** Errors that are expected, because the test causes them. */
  expectedProblems?: RegExp[];
}

interface OpenPage {
  page: Page;
  /** What the page has reported so far. */
  problems: string[];
}

/** Anything the page reports fails the test. */
export async function newPage(options: PageOptions): Promise<Page> {
  const { profile, expectedProblems = [] } = options;
  const { page, problems } = await (profile ? keptPage(profile, options) : openPage(options));
  const { tracing } = page.context();
  problems.length = 0;
  await tracing.startChunk();
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
    if (!profile) return page.context().close();
    if (!failure && unexpected.length === 0) return tracing.stopChunk();
    // The next test gets an unused page.
    keptPages.delete(keyOf(profile, options));
    await page.context().close();
  });
  return page;
}

const keptPages = new Map<string, Promise<OpenPage>>();
const keyOf = (profile: string, { baseUrl }: PageOptions) => `${profile} at ${baseUrl}`;

function keptPage(profile: string, options: PageOptions): Promise<OpenPage> {
  const key = keyOf(profile, options);
  const kept = keptPages.get(key) ?? openPage(options);
  keptPages.set(key, kept);
  return kept;
}

async function openPage(options: PageOptions): Promise<OpenPage> {
  const context = await newContext(options);
  const page = await context.newPage();
  return { page, problems: watch(page) };
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
    // Leaving a page aborts its pending requests; that is not a failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`response: ${response.status()} ${response.url()}`);
  });
  return problems;
}
