import { parse } from 'graphql';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import type { PageSource } from '#server/http/pages.ts';
import { anAddress } from '#tests/server/account/people.ts';
import { caller } from '#tests/support/caller.ts';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});
beforeEach(async () => {
  await world.here.sql('delete from settings');
  await refreshOther();
});

/** Sends the other process a request, so that it reads the settings. */
async function refreshOther() {
  world.there.clock.forward({ seconds: 5 });
  await world.there.graphql('{ site { name } }');
}

async function speak(defaultLanguage: string) {
  await fiveSecondsAfter(world, { defaultLanguage });
  await refreshOther();
}

const refused = async (headers: Record<string, string> = {}) =>
  (await caller(world.there.url, headers).rest('GET', '/api/auth/profile')).body['message'];

describe('API responses', () => {
  test('are in the default language if the client names no supported one', async () => {
    expect(await refused()).toBe('Please log in to continue.');
    await speak('HI');
    expect(await refused()).toMatch(/[ऀ-ॿ]/);
    expect(await refused({ 'accept-language': 'de, fr;q=0.5' })).toMatch(/[ऀ-ॿ]/);
    expect(await refused({ 'accept-language': 'en-IN' })).toBe('Please log in to continue.');
    const unknown = await fetch(`${world.there.url}/api/nothing-here`);
    expect(((await unknown.json()) as { message: string }).message).toMatch(/[ऀ-ॿ]/);
  });
});

describe('emails', () => {
  const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) { user { locale } } }`;

  async function signUp(headers: Record<string, string> = {}) {
    const email = anAddress();
    const input = {
      email,
      password: 'A good passphrase 1',
      firstName: 'Asha',
      lastName: 'Rao',
      role: 'JOB_SEEKER',
    };
    const { register } = await caller(world.there.url, headers).graphql<{
      register: { user: { locale: string } };
    }>(REGISTER, { input });
    const [mail] = await world.there.mails(email);
    return { locale: register.user.locale, text: mail!.text };
  }

  test('are in the default language, with addresses that have no prefix', async () => {
    await speak('HI');
    const own = await signUp();
    expect(own.locale).toBe('HI');
    expect(own.text).toMatch(/[ऀ-ॿ]/);
    expect(own.text).toContain(`${world.there.url}/verify-email?token=`);
    const english = await signUp({ 'accept-language': 'en' });
    expect(english.locale).toBe('EN');
    expect(english.text).toContain(`${world.there.url}/en/verify-email?token=`);
  });
});

describe('page addresses', () => {
  let asked: [homeLocale: string, message: string][] = [];
  const TOO_MANY = parse('{ jobs(first: 100000) { totalCount } }');
  let url: string;
  const pages: PageSource = {
    isDevelopment: false,
    inlineScript: async () => '',
    pageScript: async () => '',
    tags: async () => ({ html: '', waiting: [] }),
    explorerTags: async () => '',
    render: async (request) => {
      const { homeLocale: locale } = request;
      const { errors } = await request.run({ document: TOO_MANY, variables: {} });
      asked.push([locale, errors![0]!.message]);
      const empty = { html: '', head: '', state: '', modules: [], failures: [] };
      return { status: 200, locale, canWait: false, ...empty };
    },
  };

  beforeAll(async () => {
    const app = await createApp(world.there.services, pages);
    url = await app.http.listen({ port: 0, host: '127.0.0.1' });
    return () => app.http.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const visit = async (path: string) => {
    const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
    return { status, to: headers.get('location') };
  };

  test('the default language has no prefix, and its own prefix redirects there', async () => {
    expect(await visit('/en/about?x=1')).toEqual({ status: 302, to: '/about?x=1#en' });
    expect(await visit('/hi/about')).toEqual({ status: 200, to: null });
    await speak('HI');
    expect(await visit('/hi/about?x=/hi')).toEqual({ status: 302, to: '/about?x=/hi#hi' });
    expect(await visit('/hi')).toEqual({ status: 302, to: '/#hi' });
    expect(await visit('/hi?x=1')).toEqual({ status: 302, to: '/?x=1#hi' });
    expect(await visit('/en/about')).toEqual({ status: 200, to: null });
    expect(await visit('/history')).toEqual({ status: 200, to: null });
    expect(await visit('/hi//evil.example')).toEqual({ status: 302, to: '/evil.example#hi' });
  });

  test('the renderer knows the language of a page and sends it with its queries', async () => {
    await speak('HI');
    await visit('/about');
    await visit('/en/about');
    await visit('/es');
    expect(asked).toEqual([
      ['hi', '“first” 1 से 100 के बीच होना चाहिए।'],
      ['hi', '“first” must be from 1 to 100.'],
      ['hi', '«first» debe estar entre 1 y 100.'],
    ]);
    const document = await (await fetch(`${url}/about`)).text();
    expect(document).toContain('<html lang="hi" data-home-language="hi">');
  });

  test('the sitemap lists the address of each language', async () => {
    await speak('HI');
    const sitemap = await (await fetch(`${world.there.url}/sitemaps/pages-1.xml`)).text();
    const origin = world.there.url;
    expect(sitemap).toContain(`hreflang="hi" href="${origin}/about"`);
    expect(sitemap).toContain(`hreflang="en" href="${origin}/en/about"`);
    expect(sitemap).toContain(`hreflang="es" href="${origin}/es/about"`);
    expect(sitemap).toContain(`hreflang="x-default" href="${origin}/about"`);
    expect(sitemap).not.toContain(`${origin}/hi/`);
  });
});
