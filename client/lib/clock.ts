/** The browser's clock, in one place so that tests can control it. */
export const clock = { now: (): number => Date.now() };
