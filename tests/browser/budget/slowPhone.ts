import type { Page } from 'playwright-core';

/** The maximum layout shift while a page loads, in the browser's unit. */
export const STEADY = 0.05;

export interface Seen {
  paint: number;
  shift: number;
}

/** A cheap phone on a slow connection: 1.6 Mbit/s, 150 ms latency, a quarter of the CPU speed. */
export async function slow(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/** The largest contentful paint and the sum of layout shifts, from now on. */
export async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 };
    Object.assign(window, { seen });
    const observe = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as never);
      }).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime));
    observe('layout-shift', ({ value }) => (seen.shift += value));
  });
  return () => page.evaluate(() => (window as never as { seen: Seen }).seen);
}
