import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { AskContext } from '#client/pages/explorer/AskContext.ts';
import { EXAMPLES } from '#client/pages/explorer/examples.ts';
import { ExamplesPanel } from '#client/pages/explorer/ExamplesPanel.tsx';
import { filledVariables } from '#client/pages/explorer/filledVariables.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

// The editor itself needs a real browser, so calls from the panel are recorded here.
const editor = vi.hoisted(() => ({ did: [] as unknown[][], isReady: true }));
vi.mock('@graphiql/react', () => {
  const write = (name: string) => ({ setValue: (text: string) => editor.did.push([name, text]) });
  const state = { queryEditor: write('document'), variableEditor: write('variables') };
  return {
    useGraphiQLActions: () => ({ addTab: () => editor.did.push(['addTab']) }),
    useGraphiQL: (pick: (all: object) => unknown) => (editor.isReady ? pick(state) : undefined),
  };
});

const AREAS = ['apiDocs'] as const;

beforeEach(() => {
  editor.did.length = 0;
  editor.isReady = true;
});

async function open(ask: (query: string) => unknown = () => ({ data: null })) {
  await loadWords('en', AREAS);
  return drawInSite(
    <Words areas={AREAS}>
      <AskContext value={({ query }) => ask(query) as never}>
        <ExamplesPanel />
      </AskContext>
    </Words>,
  );
}

const example = (name: string) => EXAMPLES.find((one) => one.name === name)!;
const JOBS = { data: { jobs: { nodes: [{ id: 'job-7' }] } } };

describe('the examples', () => {
  test('say what each shows and which key it needs', async () => {
    const { container } = await open();
    const panel = within(screen.getByRole('region', { name: 'Examples' }));
    expect(panel.getByText(/^Each opens in its own tab/)).toBeTruthy();
    expect(panel.getAllByRole('button').map(({ children }) => [...children].map((part) => part.textContent))).toEqual([
      ['Browse jobs', 'The newest jobs in one state', 'no key needed'],
      ['One job', 'Everything its page shows', 'no key needed'],
      ['Facets', 'Counts for a filter bar', 'no key needed'],
      ['Page by cursor', 'Every job exactly once', 'no key needed'],
      ['Your jobs', 'The jobs your company posted, with figures', 'needs an API key with jobs:read'],
      ['Post a job', 'Needs approval first, if the site requires it', 'needs an API key with jobs:write'],
      ['Post with your own ids', 'Send up to 100 jobs at once; sending one again without changes does nothing', 'needs an API key with jobs:write'],
      ['List applications', 'Those still waiting for a decision', 'needs an API key with applications:read'],
      ['Decide', 'Shortlist an application', 'needs an API key with applications:write'],
      ['Ask about the market', 'For administrators', 'needs an API key with analytics:read'],
    ]); // oxfmt-ignore
    await expectNoViolations(container);
  });

  test('open in their own tab, with ids that exist for the user', async () => {
    let answer: (value: object) => void = () => undefined;
    await open(() => new Promise((resolve) => (answer = resolve)));
    const button = screen.getByRole('button', { name: /^One job/ });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: /^Facets/ }).getAttribute('aria-busy')).toBe('false');
    expect(editor.did).toEqual([]);
    answer(JOBS);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(editor.did).toEqual([
      ['addTab'],
      ['document', example('oneJob').document],
      ['variables', '{\n  "id": "job-7"\n}'],
    ]);
    expect(editor.did[1]![1]).toContain('query OneJob');
  });

  test('cannot be opened before the editor has loaded', async () => {
    editor.isReady = false;
    await open();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button'))
      expect(button.disabled).toBe(true);
  });

  test('are complete: each names its operation and provides all its variables', () => {
    for (const { name, document, variables } of EXAMPLES) {
      const [operation] = parse(document).definitions;
      if (operation?.kind !== 'OperationDefinition') throw new Error(name);
      const needed = operation.variableDefinitions?.map((one) => one.variable.name.value) ?? [];
      expect(Object.keys(JSON.parse(variables) as object), name).toEqual(
        expect.arrayContaining(
          needed.filter(
            (_, at) => operation.variableDefinitions?.[at]?.type.kind === 'NonNullType',
          ),
        ),
      );
    }
  });
});

describe('the variables of an example', () => {
  const fill = (name: string, answer: unknown) => {
    const asked: string[] = [];
    const ask = (query: string) => {
      asked.push(query);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    return filledVariables(example(name).variables, ask).then((text) => ({
      asked,
      variables: JSON.parse(text) as object,
    }));
  };

  test('contain the id of the first pending application', async () => {
    const answer = { data: { viewer: { applications: { nodes: [{ id: 'a-1' }] } } } };
    const { asked, variables } = await fill('decide', answer);
    expect(variables).toEqual({ input: { id: 'a-1', status: 'SHORTLISTED' } });
    expect(asked).toEqual([
      '{ viewer { applications(first: 1, status: PENDING) { nodes { id } } } }',
    ]);
  });

  test.each([
    ['nothing is there', { data: { jobs: { nodes: [] } } }],
    ['a guest may not ask', { data: null }],
    ['the server is away', new TypeError('Failed to fetch')],
  ])('keep the placeholder to type over when %s', async (_, answer) => {
    expect((await fill('oneJob', answer)).variables).toEqual({ id: '$job' });
  });

  test('send no query if they need no id', async () => {
    expect(await fill('browseJobs', JOBS)).toEqual({
      asked: [],
      variables: { filter: { state: 'Karnataka', postedWithin: 'DAYS_30' }, first: 5 },
    });
  });
});
