import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import '#tests/support/matchers.ts';
import { addArticle } from './articles.ts';

interface Listed {
  posts: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    nodes: { slug: string; title: string; locale: string }[];
  };
}

const POSTS = `query($category: PostCategory, $sort: PostSort, $search: String, $tag: String,
    $featured: Boolean, $first: Int, $after: String, $page: Int) {
  posts(category: $category, sort: $sort, search: $search, tag: $tag, featured: $featured,
    first: $first, after: $after, page: $page) {
    totalCount pageInfo { endCursor hasNextPage } nodes { slug title locale } } }`;

let app: App;

beforeAll(async () => {
  app = await startApp();
  await addArticle(app, { slug: 'resume', category: 'career', tags: ['Resume', 'Freshers'], daysAgo: 1, views: 10, comments: 1, featured: true });
  await addArticle(app, { slug: 'salary', category: 'workplace', tags: ['Salary'], daysAgo: 2, views: 30, body: 'Ask for 100% more_' });
  await addArticle(app, { slug: 'spreadsheets', category: 'technology', tags: ['Skills', 'Freshers'], daysAgo: 3, views: 20, comments: 1 });
  const id = await addArticle(app, { slug: 'fraud', title: 'Spot a fake job', category: 'career', daysAgo: 4, views: 40, comments: 5 });
  await app.sql(
    `insert into post_translations (post_id, locale, title, excerpt, body, body_html, read_minutes)
     values (?, 'hi', 'फ़र्ज़ी नौकरी', 'पहचानिए', 'पैसे मत दीजिए', '<p>पैसे मत दीजिए</p>', 3)`,
    [id],
  );
}); // oxfmt-ignore

const list = async (variables: object = {}) => (await app.graphql<Listed>(POSTS, variables)).posts;
const slugs = async (variables: object = {}) =>
  (await list(variables)).nodes.map(({ slug }) => slug);

describe('the list', () => {
  test.each([
    ['LATEST', ['resume', 'salary', 'spreadsheets', 'fraud']],
    ['POPULAR', ['fraud', 'salary', 'spreadsheets', 'resume']],
    ['TRENDING', ['fraud', 'spreadsheets', 'resume', 'salary']],
  ])('sorted by %s', async (sort, expected) => {
    expect(await slugs({ sort })).toEqual(expected);
  });

  test.each([
    [{ category: 'CAREER' }, ['resume', 'fraud']],
    [{ category: 'INDUSTRY_NEWS' }, []],
    [{ tag: 'Freshers' }, ['resume', 'spreadsheets']],
    [{ featured: true }, ['resume']],
    [{ search: 'FAKE job' }, ['fraud']],
    [{ search: 'fake resume' }, []],
    [{ search: '100% more_' }, ['salary']],
    [{ search: '%' }, ['salary']],
    [{ search: '\\' }, []],
    [{ search: 'salary', category: 'CAREER' }, []],
    [{ search: 'meera', sort: 'POPULAR', first: 1 }, ['fraud']],
  ])('filtered by %j', async (variables, expected) => {
    expect(await slugs(variables)).toEqual(expected);
  });

  test.each(['LATEST', 'POPULAR', 'TRENDING'])(
    'paging by cursor misses nothing: %s',
    async (sort) => {
      const whole = await slugs({ sort });
      const walked: string[] = [];
      let after: string | null = null;
      for (;;) {
        const page: Listed['posts'] = await list({ sort, first: 1, after });
        walked.push(...page.nodes.map(({ slug }) => slug));
        expect(page.totalCount).toBe(4);
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(walked).toEqual(whole);
      expect(await slugs({ sort, first: 2, page: 2 })).toEqual(whole.slice(2));
    },
  );

  test('an invalid cursor is rejected', async () => {
    await expect(list({ after: 'nonsense' })).toFailWith('BAD_USER_INPUT');
  });

  test('every category has its number of articles', async () => {
    expect(await app.graphql('{ postCategories { category count } }')).toEqual({
      postCategories: [
        { category: 'TECHNOLOGY', count: 1 },
        { category: 'CAREER', count: 2 },
        { category: 'WORKPLACE', count: 1 },
        { category: 'INDUSTRY_NEWS', count: 0 },
      ],
    });
  });
});

describe('an article', () => {
  const POST =
    'query($slug: String!) { post(slug: $slug) { id title locale bodyHtml related { slug } } }';

  test('has its text and three related articles, the most similar first', async () => {
    const { post } = await app.graphql<{ post: object }>(POST, { slug: 'resume' });
    expect(post).toMatchObject({
      title: 'resume',
      locale: 'EN',
      bodyHtml: '<p>All about resume.</p>',
    });
    expect(post).toHaveProperty('related', [
      { slug: 'spreadsheets' },
      { slug: 'fraud' },
      { slug: 'salary' },
    ]);
  });

  test('is translated into the reader’s language where possible, and names the language', async () => {
    const hindi = caller(app.url, { 'accept-language': 'hi' });
    expect(await hindi.graphql(POST, { slug: 'fraud' })).toMatchObject({
      post: { title: 'फ़र्ज़ी नौकरी', locale: 'HI', bodyHtml: '<p>पैसे मत दीजिए</p>' },
    });
    expect(await hindi.graphql(POST, { slug: 'salary' })).toMatchObject({ post: { locale: 'EN' } });
    const { posts } = await hindi.graphql<Listed>(POSTS, { search: 'नौकरी' });
    expect(posts.nodes).toEqual([{ slug: 'fraud', title: 'फ़र्ज़ी नौकरी', locale: 'HI' }]);
    expect(await slugs({ search: 'नौकरी' })).toEqual([]);
  });

  test('an unknown slug gives null', async () => {
    expect(await app.graphql(POST, { slug: 'nothing' })).toEqual({ post: null });
  });

  test('is a node, and lists can include the text', async () => {
    const { post } = await app.graphql<{ post: { id: string } }>(POST, { slug: 'salary' });
    expect(
      await app.graphql('query($id: ID!) { node(id: $id) { ... on Post { slug } } }', post),
    ).toEqual({ node: { slug: 'salary' } });
    const asked = '{ posts(first: 2) { nodes { bodyHtml } } }';
    expect(await app.graphql(asked)).toEqual({
      posts: {
        nodes: [
          { bodyHtml: '<p>All about resume.</p>' },
          { bodyHtml: '<p>Ask for 100% more_</p>' },
        ],
      },
    });
  });
});

describe('an article with a later date', () => {
  const ASKED = `query($id: ID!) { post(slug: "later") { id } node(id: $id) { id } posts { totalCount nodes { slug } }
    postCategories { category count } resume: post(slug: "resume") { related { slug } } }`;
  const VIEW = 'mutation($id: ID!) { recordPostView(input: { postId: $id }) { post { id } } }';

  test('is nowhere on the site until then', async () => {
    const id = await addArticle(app, { slug: 'later', tags: ['Resume', 'Freshers'], daysAgo: -1 });
    const seen = async () => JSON.stringify(await app.graphql(ASKED, { id }));
    const before = await seen();
    expect(before).not.toContain('later');
    expect(before).not.toContain(id);
    expect(before).toContain('"CAREER","count":2');
    expect(before).toContain('"totalCount":4');
    expect(await app.graphql(VIEW, { id })).toEqual({ recordPostView: { post: null } });
    expect(await app.sql('select views from posts where id = ?', [id])).toEqual([{ views: 0 }]);
    app.clock.forward({ days: 1 });
    const after = await seen();
    expect(after.split('"later"')).toHaveLength(3);
    expect(after.split(id)).toHaveLength(3);
    expect(after).toContain('"CAREER","count":3');
    expect(after).toContain('"totalCount":5');
  });
});
