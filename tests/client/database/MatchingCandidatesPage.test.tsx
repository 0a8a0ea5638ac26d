import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/database/MatchingCandidatesPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { aCandidate, failure } from './drawDatabase.tsx';

const AREAS = ['recommendation', 'candidates', 'database', 'profile', 'jobFacts'] as const;

const REASON = { kilometers: null, place: null, rupees: null, skills: [], speaksFor: true };

async function draw(answer: () => object) {
  const schema = mockedSchema({ resolvers: { Query: { matchingCandidates: answer } } });
  await loadWords('en', AREAS);
  return drawInSite(
    <Words areas={AREAS}>
      <Page />
    </Words>,
    { schema, path: '/matching-candidates/j1', route: '/matching-candidates/:jobId' },
  );
}

test('the page lists candidates for a job, with the reasons', async () => {
  const candidate = aCandidate('1');
  await draw(() => ({
    totalCount: 1,
    nodes: [
      {
        candidate,
        reasons: [
          { ...REASON, kind: 'SKILLS_MATCHED', skills: ['ICU', 'Triage'] },
          { ...REASON, kind: 'NEAR_HOME', place: 'Kochi, Kerala', kilometers: 12 },
          { ...REASON, kind: 'PAY_BELOW', rupees: 60_000, speaksFor: false },
        ],
      },
    ],
  }));
  expect(await screen.findByText('Asha 1')).toBeTruthy();
});

test('a job without matching candidates leads to the candidate search', async () => {
  await draw(() => ({ totalCount: 0, nodes: [] }));
  expect(await screen.findByRole('link', { name: /database|candidates/i })).toBeTruthy();
});

test('a refusal is shown in the words of the server', async () => {
  await draw(() => {
    throw failure('FORBIDDEN', 'This job is not yours.');
  });
  expect(await screen.findByText('This job is not yours.')).toBeTruthy();
});
