import type { Page } from 'playwright-core';

/** What a page has complained about since it was last asked. */
export function pageComplaints(page: Page): () => string[] {
  let found: string[] = [];
  page.on('console', (message) => {
    // The browser says so of a document that is meant to be a 404, too.
    const isDocument =
      message.location().url === page.url() && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isDocument) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still waiting for.
    if (reason !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= (isDocument ? 500 : 400))
      found.push(`answered ${response.status()}: ${response.url()}`);
  });
  return () => {
    const said = found;
    found = [];
    return said;
  };
}
