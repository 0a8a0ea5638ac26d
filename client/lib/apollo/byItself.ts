/** For what a page asks again and again by itself: it does not keep an administrator's session from being idle. */
export const byItself = { headers: { 'x-background': '1' } } as const;
