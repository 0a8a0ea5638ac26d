import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { get, jsonFeed, textsOf, validXml } from './feed.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  app = await startApp();
  ({ employer } = await scenario(app).employer());
});

const change = (id: string, column: string, value: unknown) =>
  app.sql(`update jobs set ${column} = ? where id = ?`, [value, id]);

describe('the feeds', () => {
  test('hold every live job and no other, the newest first', async () => {
    const company = employer.company!.id;
    const shut = await addCompany(app, { name: 'Shut Works', status: 'suspended' });
    const live = [];
    for (const postedIn of [-3, -1, -2, 0]) live.push(await addJob(app, company, { postedIn }));
    const brief = await addJob(app, company, { endsIn: 1 });
    await addJob(app, company, { status: 'closed' });
    await addJob(app, company, { endsIn: -1 });
    await addJob(app, shut.id);
    for (const adminStatus of ['pending', 'rejected', 'suspended'] as const)
      await addJob(app, company, { adminStatus });
    const gone = await addJob(app, company);
    await change(gone.id, 'deleted_at', app.clock.now());

    const ids = [brief, live[3], live[1], live[2], live[0]].map((job) => job!.id);
    expect((await jsonFeed(app)).items.map(({ id }) => id)).toEqual(ids);
    const listed = await app.graphql<{ jobs: { nodes: { id: string }[] } }>(
      '{ jobs(first: 100) { nodes { id } } }',
    );
    expect(listed.jobs.nodes.map(({ id }) => id)).toEqual(ids);
    const xml = await validXml('xml', await (await get(app, 'xml')).text());
    expect(textsOf(xml, 'referencenumber')).toEqual(ids);
    const atom = await validXml('atom', await (await get(app, 'atom')).text());
    expect(textsOf(atom, 'id').slice(1)).toEqual(ids.map((id) => `urn:uuid:${id}`));

    app.clock.forward({ days: 2 });
    const left = ids.filter((id) => id !== brief.id);
    expect((await jsonFeed(app)).items.map(({ id }) => id)).toEqual(left);
  });

  test('contain everything that is known about a job', async () => {
    const { id } = await addJob(app, employer.company!.id, {
      title: 'Chief Tea Taster',
      salary: { text: '5 - 10 LPA', min: 500_000, max: 1_000_000 },
    });
    await app.sql(
      `update jobs set requirements = E'A tongue\nA <nose>', experience_years = 3, education_level = 'bachelor',
         district = 'Pune', state = 'Maharashtra', skills = '{tea,cups}', salary_period = 'year', is_remote = true,
         category_id = (select id from categories where slug = 'sales-business-development') where id = ?`,
      [id],
    );
    const { items, ...feed } = await jsonFeed(app);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Jobs on Kaamyab',
      language: 'en',
      feed_url: `${app.url}/feeds/jobs.json`,
      home_page_url: `${app.url}/browse-jobs`,
    });
    const item = items.find((one) => one.id === id)!;
    expect(item).toMatchObject({
      title: 'Chief Tea Taster',
      url: `${app.url}/job-details/${id}`,
      summary: 'Lotus Works · Pune, Maharashtra · Full Time · 5 - 10 LPA',
      content_html: expect.stringMatching(
        /^<p>We look for .*<h3>Requirements<\/h3><ul><li>A tongue<\/li><li>A &lt;nose&gt;<\/li><\/ul>$/,
      ),
      tags: ['Sales & Business Development', 'tea', 'cups'],
      authors: [{ name: 'Lotus Works' }],
      _job: {
        city: 'Pune',
        state: 'Maharashtra',
        country: 'IN',
        remote: true,
        type: 'full_time',
        salary: {
          text: '5 - 10 LPA',
          currency: 'INR',
          unit: 'YEAR',
          min: 500_000,
          max: 1_000_000,
          statedPer: 'year',
        },
        experience: { years: 3 },
        education: 'bachelor',
      },
    });
    const xml = await (await get(app, 'xml')).text();
    const job = xml.split('<job>').find((part) => part.includes(id))!;
    const textsOfField = (name: string) =>
      new RegExp(`<${name}><!\\[CDATA\\[(.*?)\\]\\]>`, 's').exec(job)?.[1];
    expect({
      salary: textsOfField('salary'),
      city: textsOfField('city'),
      state: textsOfField('state'),
      jobtype: textsOfField('jobtype'),
      category: textsOfField('category'),
      education: textsOfField('education'),
      experience: textsOfField('experience'),
      remotetype: textsOfField('remotetype'),
      description: textsOfField('description'),
    }).toEqual({
      salary: '5 - 10 LPA',
      city: 'Pune',
      state: 'Maharashtra',
      jobtype: 'fulltime',
      category: 'Sales & Business Development',
      education: 'Bachelor’s degree',
      experience: '3 years or more',
      remotetype: 'Fully remote',
      description: item.content_html,
    });
    const atom = await (await get(app, 'atom')).text();
    expect(atom).toContain(
      '<job:salary currency="INR" per="year" min="500000" max="1000000">5 - 10 LPA</job:salary>',
    );
  });

  test('stay valid with any character in a text', async () => {
    const unwritable = '\u{FFFE}\u0001\u000B\u{1F}';
    const tame = 'A ]]> B <!-- & "é" 🍵 <![CDATA[ नमस्ते ]]]]> C\r\nD';
    const wild = tame.replace(' 🍵', `${unwritable} 🍵${unwritable}`);
    const { id } = await addJob(app, employer.company!.id);
    for (const column of ['title', 'description_html', 'salary', 'location', 'benefits'])
      await change(id, column, wild);
    await app.sql('update companies set name = ? where id = ?', [wild, employer.company!.id]);
    // XML has one way to end a line.
    const inXml = tame.replaceAll('\r\n', '\n');
    for (const [ending, name] of [
      ['xml', 'salary'],
      ['xml', 'title'],
      ['xml', 'company'],
      ['atom', 'title'],
      ['atom', 'job:salary'],
    ] as const) {
      const text = await validXml(ending, await (await get(app, ending)).text());
      expect(textsOf(text, name)).toContain(inXml);
    }
    const item = (await jsonFeed(app)).items.find((one) => one.id === id)!;
    expect(item.title).toBe(wild);
    await app.sql(`update companies set name = 'Lotus Works' where id = ?`, [employer.company!.id]);
  });
});

describe('a part of a feed', () => {
  test('is for a category, for a state by any of its names, or since a day in the time zone of the site', async () => {
    await app.settings({ timeZone: 'Asia/Kolkata' });
    const company = employer.company!.id;
    const [one, two, three] = [
      await addJob(app, company, { title: 'One' }),
      await addJob(app, company, { title: 'Two' }),
      await addJob(app, company, { title: 'Three' }),
    ];
    await app.sql(
      `update jobs set state = 'Goa', category_id = (select id from categories where slug = 'logistics-saas') where id = ?`,
      [one.id],
    );
    await change(two.id, 'state', 'Goa');
    // Half past midnight in India, and the day before in Greenwich.
    await change(three.id, 'posted_at', '2099-03-04T19:00:00Z');
    await change(two.id, 'posted_at', '2099-03-04T18:00:00Z');
    const titles = async (query: string) =>
      (await jsonFeed(app, query)).items.map(({ title }) => title);
    expect(await titles('?category=Logistics%20%26%20Saas')).toEqual(['One']);
    expect(await titles('?state=goa&category=')).toEqual(['Two', 'One']);
    expect(await titles('?state=Goa&since=2099-03-04')).toEqual(['Two']);
    expect(await titles('?since=2099-03-05')).toEqual(['Three']);
    const { feed_url } = await jsonFeed(app, '?since=2099-03-05&state=goa&x=1');
    expect(feed_url).toBe(`${app.url}/feeds/jobs.json?state=Goa&since=2099-03-05`);
    expect((await fetch(String(feed_url))).status).toBe(200);
  });

  test.each([
    ['category=nowhere', 'category'],
    ['state=Atlantis', 'state'],
    ['since=yesterday', 'since'],
    ['since=2026-11-01&since=2026-11-02', 'since'],
  ])('is refused if it is invalid: %s', async (query, field) => {
    const answer = await get(app, 'xml', {}, `?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});

test('a feed is in the language of the site', async () => {
  await app.settings({ defaultLanguage: 'hi', siteName: 'Naukri & Co' });
  const feed = await jsonFeed(app);
  expect(feed).toMatchObject({ language: 'hi', title: 'Naukri & Co पर नौकरियाँ' });
  expect(feed.items.map(({ summary }) => String(summary)).join()).toContain('फ़ुल टाइम');
  for (const ending of ['xml', 'atom'] as const)
    await validXml(ending, await (await get(app, ending)).text());
});
