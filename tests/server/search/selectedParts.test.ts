import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { authOf } from '#server/graphql/authDirective.ts';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { addCompany } from '#tests/support/rows.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { addJobs } from './market.ts';

async function aMarket(): Promise<App> {
  const app = await theApp();
  const company = await addCompany(app, { name: 'Lotus Works' });
  await app.sql(
    `update companies set description = 'We make pickles.', size = 'employees_11_50', website = 'https://lotus.example',
       city = 'Pune', state = 'Maharashtra', founded_year = 1999 where id = ?`,
    [company.id],
  );
  await app.sql('insert into company_responses values (?, 20, 15, 3, now())', [company.id]);
  const proof = newId(app.clock.now().getTime());
  await app.sql(
    `insert into company_verifications (id, company_id, kind, status, value, submitted_at, verified_at)
     values (?, ?, 'domain', 'verified', 'lotus.example', now(), now())`,
    [proof, company.id],
  );
  await addJobs(app, company.id, [
    {
      title: 'Baker',
      location: 'Pune, Maharashtra',
      category_id: '01900000-0000-7000-8000-000000000001',
      responsibilities: 'Bake bread',
      requirements: 'A certificate',
      benefits: 'Meals',
      salary: '6 LPA',
      salary_min: 600_000,
      salary_max: 700_000,
      salary_period: 'year',
      education_level: 'diploma',
      experience_level: 'mid_level',
      experience_years: 3,
      skills: ['Baking'],
      facts: { shift: 'night', openings: 4 },
      application_deadline: new Date(app.clock.now().getTime() + 86_400_000),
    },
  ]);
  return app;
}

/** The plain fields of a type that anyone may ask for, and one level of those that have fields themselves. */
function fieldsOf(name: string, isInside = false): string[] {
  const type = publishedSchema.getType(name);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const inside = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || authOf(publishedSchema, field)) return [];
    if (!isObjectType(inside)) return [field.name];
    if (isInside || isListType(getNullableType(field.type)) || authOf(publishedSchema, inside))
      return [];
    const more = fieldsOf(inside.name, true);
    return more.length > 0 ? [`${field.name} { ${more.join(' ')} }`] : [];
  });
}

type Row = Record<string, unknown> & { company?: Record<string, unknown> };

test('a list answers the same, however few of the fields of a job are asked for', async () => {
  const app = await aMarket();
  const ask = async (selection: string) => {
    const found = await app.graphql<{ jobs: { nodes: Row[]; edges: { node: Row }[] } }>(
      `{ jobs(first: 1) { nodes { ${selection} } edges { node { ${selection} } } } }`,
    );
    expect(found.jobs.edges[0]!.node).toEqual(found.jobs.nodes[0]);
    return found.jobs.nodes[0]!;
  };
  const ofJob = fieldsOf('Job').filter((field) => !/^(company|similar) /.test(field));
  const ofCompany = fieldsOf('Company').filter((field) => !field.startsWith('jobs '));
  const whole = await app.graphql<{ jobs: { nodes: Row[] } }>(
    `{ jobs(first: 1) { nodes { ${ofJob.join(' ')} company { ${ofCompany.join(' ')} } } } }`,
  );
  const { company, ...job } = whole.jobs.nodes[0]!;
  expect(job).toMatchObject({ shift: 'NIGHT', summary: 'Bake bread', categoryTitle: 'Software Development' }); // oxfmt-ignore
  expect(company).toMatchObject({ description: 'We make pickles.', verification: { domain: 'lotus.example' } }); // oxfmt-ignore
  const nameOf = (field: string) => field.split(' ')[0]!;
  for (const field of ofJob)
    expect(await ask(field), field).toEqual({ [nameOf(field)]: job[nameOf(field)] });
  for (const field of ofCompany)
    expect(await ask(`company { ${field} }`), field).toEqual({
      company: { [nameOf(field)]: company![nameOf(field)] },
    });
  const [plain] = await statementsOf(() => ask('id title company { name }'));
  expect(plain).not.toMatch(/company_responses|company_verifications|responsibilities|description/);
});
