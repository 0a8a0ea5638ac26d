/** The browser's clock, in one place so that tests can set it. */
export const clock = { now: (): number => Date.now() };
