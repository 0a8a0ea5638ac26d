import type { Page } from 'playwright-core';

/** The problems a page has logged since the last check. */
export function pageComplaints(page: Page): () => string[] {
  let found: string[] = [];
  page.on('console', (message) => {
    // The browser also logs this for a document that is meant to be a 404.
    const isDocument =
      message.location().url === page.url() && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isDocument) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests.
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
