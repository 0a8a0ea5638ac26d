import type { Page, Request } from 'playwright-core';

/** The requests a page has sent since the list was last cleared. */
export class Loaded {
  #requests: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.#requests.push(request));
  }

  empty(): void {
    this.#requests = [];
  }

  get scripts(): string[] {
    return this.#paths((request) => pathOf(request).endsWith('.js'));
  }

  /** The names of the operations. */
  get questions(): string[] {
    return this.#requests.map(questionOf).filter((name) => name !== undefined);
  }

  get everything(): string[] {
    return this.#paths(() => true);
  }

  #paths(wanted: (request: Request) => boolean): string[] {
    return [...new Set(this.#requests.filter(wanted).map(pathOf))];
  }
}

/** Waits until the page sends this operation. */
export const asked = (page: Page, question: string) =>
  page.waitForRequest((request) => questionOf(request) === question);

function questionOf(request: Request): string | undefined {
  if (pathOf(request) !== '/graphql') return undefined;
  return (request.postDataJSON() as { operationName: string }).operationName;
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;
