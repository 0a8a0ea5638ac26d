import 'reflect-metadata';
import { expect, test } from 'vitest';
import words from '#schema/words/en/notifications.json' with { type: 'json' };
import { dropMailsNamingApplicants } from '#server/modules/notification/dropMails.service.ts';
import { moderationMail } from '#server/modules/notification/moderationMail.service.ts';

test('a company that is closed gets no email that names an applicant, of any kind', async () => {
  let dropped: unknown[] = [];
  const executeQuery = async ({ parameters }: { parameters: unknown[] }) => {
    dropped = parameters;
    return { rows: [] };
  };
  const em = { getKysely: () => ({ executeQuery }) };
  await dropMailsNamingApplicants({ em } as never, 'the company');
  const naming = Object.entries(words.kind)
    .filter(([, texts]) => /\{(applicantName|senderName)\b/.test(JSON.stringify(texts)))
    .map(([kind]) => kind);
  expect(dropped).toEqual(['the company', expect.any(Array)]);
  expect((dropped[1] as string[]).toSorted()).toEqual(naming.toSorted());
});

test('each line of an administrator’s note is a paragraph of the email', () => {
  const values = { jobTitle: 'Cook', companyName: 'Kaveri' };
  const paragraphs = (note: string | null) =>
    moderationMail('job', 'rejected', values, note)('en').paragraphs;
  expect(paragraphs('No pay.\n\nNo place.').slice(1, -1)).toEqual([
    'Note from the administrators:',
    'No pay.',
    'No place.',
  ]);
  expect(paragraphs(null)).toHaveLength(2);
});
