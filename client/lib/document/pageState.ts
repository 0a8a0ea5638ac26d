import type { NormalizedCacheObject } from '@apollo/client';
import { requestIdOf } from '#client/lib/failures.ts';
import { isRouteErrorResponse } from '#client/lib/routing.ts';

/** The data the server passes to the browser with the markup, in `<script type="application/json" id="state">`. */
export interface PageState {
  apollo: NormalizedCacheObject;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  now: number;
  origin: string;
  devTools: boolean;
}

/** `<` would let text from the database close the script element. */
export const stateText = (state: PageState | null): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');

export function readState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState | null) : null;
}

/** Route errors as plain data. For any other error, only the request id that identifies it in the log. */
export function plainErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: false, data: null }
        : { requestId: requestIdOf(error) },
    ]),
  );
}
