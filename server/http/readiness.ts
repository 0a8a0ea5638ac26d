/** Load balancers take a process away after one to three refusals, and each looks in its own rhythm. */
const ENOUGH_REFUSALS = 2;
/** What looks less often than this, or has stopped looking, is not waited for. */
const LONGEST_NOTICE = 6_000;
/** For a load balancer that has looked only once, so its interval is unknown. */
const FIRST_NOTICE = 250;

interface Watcher {
  lookedAt: number;
  /** Between its last two looks. */
  every?: number;
  refusals: number;
}

/** How far this process is on its way out, and who has to see it. */
export class Readiness {
  private state: 'ready' | 'leaving' | 'last answers' = 'ready';
  private readonly watchers = new Map<string, Watcher>();

  isReady(): boolean {
    return this.state === 'ready';
  }

  /** Whether an answer should end its connection. */
  isLastAnswer(): boolean {
    return this.state === 'last answers';
  }

  leave(): void {
    this.state = 'leaving';
  }

  lastAnswers(): void {
    this.state = 'last answers';
  }

  /** Somebody has asked whether we are ready, at this moment. */
  looked(who: string, now: number): void {
    for (const [name, { lookedAt }] of this.watchers)
      if (now - lookedAt > LONGEST_NOTICE) this.watchers.delete(name);
    const before = this.watchers.get(who);
    const every = before && now - before.lookedAt;
    const refusals = this.isReady() ? 0 : (before?.refusals ?? 0) + 1;
    this.watchers.set(who, { lookedAt: now, ...(every !== undefined && { every }), refusals });
  }

  /** Whether everybody who looks has seen that we leave, or has had the time for it since then. */
  isSeen(leftAt: number, now: number): boolean {
    return [...this.watchers.values()].every(({ every, refusals }) => {
      const notice = every === undefined ? FIRST_NOTICE : every * (ENOUGH_REFUSALS + 0.5);
      return refusals >= ENOUGH_REFUSALS || now - leftAt >= Math.min(notice, LONGEST_NOTICE);
    });
  }
}
