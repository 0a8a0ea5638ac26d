interface Page<Entry> {
  nodes: readonly Entry[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * Iterates over every entry of a list, page by page: `for await (const job of walk(async (after) => (await
 * market.browseJobs({ after })).jobs))`. An entry that exists throughout is returned exactly once, even if others are
 * added or removed meanwhile.
 */
export async function* walk<Entry>(
  ask: (after: string | null) => Promise<Page<Entry> | null | undefined>,
): AsyncGenerator<Entry, void, undefined> {
  let after: string | null = null;
  for (;;) {
    const page: Page<Entry> | null | undefined = await ask(after);
    if (!page) return;
    yield* page.nodes;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || !endCursor) return;
    after = endCursor;
  }
}
