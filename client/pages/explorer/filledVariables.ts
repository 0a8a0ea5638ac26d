type Ask = (query: string) => Promise<unknown>;

/** Placeholders for ids that differ between installations, and the query that finds each. */
const FOUND: Readonly<
  Record<string, { query: string; id: (data: unknown) => string | undefined }>
> = {
  $job: {
    query: '{ jobs(first: 1) { nodes { id } } }',
    id: (data) => (data as { jobs: Nodes }).jobs.nodes[0]?.id,
  },
  $application: {
    query: '{ viewer { applications(first: 1, status: PENDING) { nodes { id } } } }',
    id: (data) => (data as { viewer: { applications: Nodes } }).viewer.applications.nodes[0]?.id,
  },
};

interface Nodes {
  nodes: { id: string }[];
}

/** The variables of an example with existing ids. A placeholder without a match stays, to be typed over. */
export async function filledVariables(variables: string, ask: Ask): Promise<string> {
  let filled = variables;
  for (const [name, { query, id }] of Object.entries(FOUND)) {
    if (!filled.includes(`"${name}"`)) continue;
    const found = await ask(query)
      .then((answer) => id((answer as { data: unknown }).data))
      .catch(() => undefined);
    if (found) filled = filled.replaceAll(`"${name}"`, `"${found}"`);
  }
  return filled;
}
