/** The context of requests that a page sends by itself: they do not keep an administrator's session from going idle. */
export const backgroundRequest = { headers: { 'x-background': '1' } } as const;
