import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OtherCompany } from '#client/components/team/OtherCompany.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => act(leave));

const AREAS = ['team'] as const;

test('what belongs to another company of the account is opened there', async () => {
  act(() => logInAs({ role: 'EMPLOYER' }));
  const company = { id: 'lotus', name: 'Lotus Works' };
  const otherCompany = { id: 'in-lotus', company };
  const schema = mockedSchema({ resolvers: { Query: { viewer: () => ({ otherCompany }) } } });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <OtherCompany id="7" />
    </Words>,
    { schema, path: '/manage-applications/7?sort=name' },
  );
  const link = await screen.findByRole('link', { name: 'Switch to Lotus Works' });
  expect(link.getAttribute('href')).toBe('/manage-applications/7?sort=name&company=lotus');
  // Back does not lead to the page that said so.
  fireEvent.click(link);
  await expectAddress('/manage-applications/7?sort=name&company=lotus', 'REPLACE');
});
