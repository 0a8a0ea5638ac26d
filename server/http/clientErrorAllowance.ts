const MINUTE = 60_000;
const PER_VISITOR = 10;
const IN_ALL = 60;

/** How many browser error reports per minute are logged, per visitor and in total. */
export class ClientErrorAllowance {
  private minute = 0;
  private written = 0;
  private dropped = 0;
  private readonly byVisitor = new Map<string, number>();

  /** Whether another report may be logged; once a minute `dropped` says how many were not. */
  take(visitor: string, now: Date): { isAllowed: boolean; dropped: number; retryAfter: number } {
    const minute = Math.floor(now.getTime() / MINUTE);
    const isNew = minute !== this.minute;
    const dropped = isNew ? this.dropped : 0;
    if (isNew) {
      [this.minute, this.written, this.dropped] = [minute, 0, 0];
      this.byVisitor.clear();
    }
    const own = this.byVisitor.get(visitor) ?? 0;
    const isAllowed = own < PER_VISITOR && this.written < IN_ALL;
    if (isAllowed) {
      this.written += 1;
      this.byVisitor.set(visitor, own + 1);
    } else {
      this.dropped += 1;
    }
    const retryAfter = Math.ceil(((minute + 1) * MINUTE - now.getTime()) / 1_000);
    return { isAllowed, dropped, retryAfter };
  }
}
