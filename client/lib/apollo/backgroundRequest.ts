/** For background polling: it does not keep an administrator's session from going idle. */
export const backgroundRequest = { headers: { 'x-background': '1' } } as const;
