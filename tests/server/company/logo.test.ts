import { beforeAll, describe, expect, test } from 'vitest';
import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { picture, profileOf, setCompanyLogo, updateCompany } from './profiles.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let employer: Employer;
let rival: Employer;

beforeAll(async () => {
  app = await appWithFiles();
  // tests/server/admin/pendingChange proves what waits for review when automatic approval is off.
  await app.settings({ autoApproveCompanies: true });
  ({ employer, rival } = await scenario(app).employer().employer({ as: 'rival' }));
});

async function uploaded(who: Employer, colour?: string) {
  const bytes = await picture(colour);
  const { body } = await upload(app, who, 'company-logo', bytes, { name: 'logo.png' });
  return { fileId: body.fileId, url: body.url! };
}
const isThere = async (url: string) => (await fetch(app.url + url)).status === 200;
const NOBODYS = '01939e3a-0000-7000-8000-000000000001';

describe('the logo of a company', () => {
  test('is an upload of the company’s employers, and public', async () => {
    const { fileId, url } = await uploaded(employer);
    const { company } = await setCompanyLogo(employer, fileId);
    expect(company.logoUrl).toBe(url);
    expect(await isThere(url)).toBe(true);
    const found = await app.graphql(`{ node(id: "${company.id}") { ... on Company { logoUrl } } }`);
    expect(found).toMatchObject({ node: { logoUrl: url } });
  });

  test('can be replaced and removed', async () => {
    const first = await uploaded(employer, '#00f');
    await setCompanyLogo(employer, first.fileId);
    const second = await uploaded(employer, '#0f0');
    const changed = await updateCompany(employer, { logo: second.url });
    expect(changed.company.logoUrl).toBe(second.url);
    expect(await isThere(first.url)).toBe(false);
    expect((await updateCompany(employer, { logo: app.url + second.url })).company.logoUrl).toBe(
      second.url,
    );
    expect((await updateCompany(employer, { city: 'Pune' })).company.logoUrl).toBe(second.url);
    expect((await setCompanyLogo(employer, null)).company.logoUrl).toBeNull();
    expect(await isThere(second.url)).toBe(false);
  });

  test("is never another user's file, which is refused like an unknown one", async () => {
    const theirs = await uploaded(rival);
    await setCompanyLogo(employer, null);
    const answers = await Promise.allSettled([
      setCompanyLogo(employer, theirs.fileId),
      setCompanyLogo(employer, NOBODYS),
      setCompanyLogo(employer, 'no id'),
    ]);
    const errors = answers.map((answer) => {
      const { message, extensions } = (answer as PromiseRejectedResult).reason;
      return `${extensions.code} ${message}`;
    });
    expect(new Set(errors)).toEqual(
      new Set(['NOT_FOUND We could not find this file. It may have been deleted.']),
    );
    for (const logo of [theirs.url, theirs.fileId, NOBODYS, 'https://elsewhere.example/a.png'])
      await expect(updateCompany(employer, { name: 'Taken', logo })).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'logo' }] },
      });
    const now = await profileOf(employer);
    expect(now!.company).toMatchObject({ logoUrl: null });
    expect(now!.company.name).not.toBe('Taken');
  });

  test('is not deleted with its upload, whether it is public or waits for review', async () => {
    const remove = (fileId: string) => employer.rest('DELETE', `/api/upload/${fileId}`);
    const [shown, wanted, unused] = [
      await uploaded(employer, '#0ff'),
      await uploaded(employer, '#0fa'),
      await uploaded(employer, '#0af'),
    ];
    await setCompanyLogo(employer, shown.fileId);
    await app.settings({ autoApproveCompanies: false });
    await setCompanyLogo(employer, wanted.fileId);
    await app.settings({ autoApproveCompanies: true });
    for (const { fileId } of [shown, wanted])
      await expect(remove(fileId)).toBreakRule('company.logo.in-use');
    expect((await remove(unused.fileId)).status).toBe(200);
    expect(await Promise.all([shown, wanted, unused].map(({ url }) => isThere(url)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('stays when unused files are deleted', async () => {
    const { fileId, url } = await uploaded(employer, '#ff0');
    const left = await uploaded(employer, '#f0f');
    const waiting = await uploaded(employer, '#fa0');
    await setCompanyLogo(employer, fileId);
    await app.settings({ autoApproveCompanies: false });
    await setCompanyLogo(employer, waiting.fileId);
    app.clock.forward({ days: 2 });
    await clearFiles(app.services);
    expect(await isThere(url)).toBe(true);
    expect(await isThere(waiting.url)).toBe(true);
    expect(await isThere(left.url)).toBe(false);
  });
});
