import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Live } from '#server/db/live.ts';

export type Encoding = 'br' | 'gzip';

/** A page as it was drawn for guests, and so for everyone. */
export interface KeptPage {
  html: Buffer;
  etag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** How long a page is shown without being drawn again: its counters and relative times may be this late. */
const FRESH = 5_000;
/** For this much longer a visitor still gets the page at once, while it is drawn again for the next one. */
const STALE = 25_000;
const MOST_BYTES = 40 * 1024 * 1024;
const LONGEST_ADDRESS = 500;

/** The result of drawing a page: a page to keep, or an answer such as a redirect, which is for these requests only. */
export interface Outcome {
  kept?: KeptPage;
}

interface Entry<Drawn> {
  outcome: Drawn;
  bytes: number;
  drawnAt: number;
}

/** The next level would save 6 percent of the bytes, and take half as long again. */
const compressors = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
} as const satisfies Record<Encoding, (html: Buffer) => Promise<Buffer>>;

export function keepable(document: string): KeptPage {
  const html = Buffer.from(document);
  const encodings = new Map<Encoding, Promise<Buffer>>();
  return {
    html,
    etag: etagOf(html),
    encoded(encoding) {
      const known = encodings.get(encoding) ?? compressors[encoding](html);
      encodings.set(encoding, known);
      return known;
    },
  };
}

/** Weak, because every encoding has the same one. When the page was drawn makes no difference to its reader. */
function etagOf(html: Buffer): string {
  const from = html.lastIndexOf('"now":');
  const hash = createHash('sha256');
  if (from === -1) hash.update(html);
  else hash.update(html.subarray(0, from)).update(html.subarray(html.indexOf(',', from)));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Keeps pages for some seconds and forgets all of them when something they show has changed, in this or another
 * process. While the line for such events is down, no page is kept.
 */
export class PageCache<Drawn extends Outcome> {
  private readonly entries = new Map<string, Entry<Drawn>>();
  private readonly drawing = new Map<string, Promise<Drawn>>();
  private bytes = 0;
  private isInformed = false;
  private changes = 0;
  private readonly leave: () => void;

  constructor(
    live: Live,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.leave = live.subscribe((event) => {
      if ('lost' in event) this.isInformed = false;
      else if ('resumed' in event) this.isInformed = true;
      else if (!('publicPages' in event)) return;
      this.forgetAll();
    });
    void live.ready().then(() => (this.isInformed = live.isUp()));
  }

  /** Whether a visitor would get this page without drawing it once more. */
  has(address: string): boolean {
    const known = this.entries.get(address);
    const isShown = known !== undefined && this.now() - known.drawnAt <= FRESH + STALE;
    return isShown || this.drawing.has(address);
  }

  async page(address: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    if (!this.isInformed || address.length > LONGEST_ADDRESS) return draw();
    const known = this.entries.get(address);
    if (!known) return this.draw(address, draw);
    const age = this.now() - known.drawnAt;
    if (age > FRESH + STALE) return this.draw(address, draw);
    if (age > FRESH) this.draw(address, draw).catch(() => undefined);
    // The least recently used page is the first to go.
    this.entries.delete(address);
    this.entries.set(address, known);
    return known.outcome;
  }

  close(): void {
    this.leave();
    this.forgetAll();
  }

  /** Visitors who come while a page is being drawn wait for the same one. */
  private draw(address: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const begun = this.drawing.get(address);
    if (begun) return begun;
    const { changes } = this;
    const drawnAt = this.now();
    const drawn = draw()
      .then((outcome) => {
        const bytes = outcome.kept?.html.length;
        if (bytes && this.changes === changes) this.keep(address, { outcome, bytes, drawnAt });
        return outcome;
      })
      .finally(() => {
        if (this.drawing.get(address) === drawn) this.drawing.delete(address);
      });
    this.drawing.set(address, drawn);
    return drawn;
  }

  private keep(address: string, entry: Entry<Drawn>): void {
    this.remove(address);
    this.entries.set(address, entry);
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MOST_BYTES) break;
      this.remove(oldest);
    }
  }

  private remove(address: string): void {
    const known = this.entries.get(address);
    if (!known) return;
    this.entries.delete(address);
    this.bytes -= known.bytes;
  }

  /** Also forgets pages that are being drawn, because they may have read outdated data. */
  forgetAll(): void {
    this.changes += 1;
    this.entries.clear();
    this.drawing.clear();
    this.bytes = 0;
  }
}
