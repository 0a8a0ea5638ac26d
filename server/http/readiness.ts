/** Load balancers remove a process after one to three failed checks, each at its own interval. */
const ENOUGH_REFUSALS = 2;
/** After its second refusal a load balancer may still connect for a request that it took before. */
const SHORTEST_NOTICE = 1_000;
/** A load balancer that probes less often than this, or has stopped probing, is not waited for. */
const LONGEST_NOTICE = 6_000;

interface Watcher {
  lookedAt: number;
  /** The time between its last two checks. */
  every?: number;
  refusals: number;
}

/** How far the shutdown of this process has come, and which load balancers still have to notice it. */
export class Readiness {
  private state: 'ready' | 'leaving' | 'last answers' = 'ready';
  private readonly watchers = new Map<string, Watcher>();

  isReady(): boolean {
    return this.state === 'ready';
  }

  /** Whether a response should close its connection. */
  isLastAnswer(): boolean {
    return this.state === 'last answers';
  }

  leave(): void {
    this.state = 'leaving';
  }

  lastAnswers(): void {
    this.state = 'last answers';
  }

  /** Records that a load balancer asked for readiness at this moment. */
  recordProbe(who: string, now: number): void {
    for (const [name, { lookedAt }] of this.watchers)
      if (now - lookedAt > LONGEST_NOTICE) this.watchers.delete(name);
    const before = this.watchers.get(who);
    const every = before && now - before.lookedAt;
    const refusals = this.isReady() ? 0 : (before?.refusals ?? 0) + 1;
    this.watchers.set(who, { lookedAt: now, ...(every !== undefined && { every }), refusals });
  }

  /** Whether every load balancer has noticed the shutdown, or has had enough time to. */
  isSeen(leftAt: number, now: number): boolean {
    return [...this.watchers.values()].every(({ lookedAt, every, refusals }) => {
      if (now - lookedAt > LONGEST_NOTICE) return true;
      if (refusals >= ENOUGH_REFUSALS) return now - leftAt >= SHORTEST_NOTICE;
      // If a load balancer has probed only once, its interval is unknown.
      const notice = every === undefined ? LONGEST_NOTICE : every * (ENOUGH_REFUSALS + 0.5);
      return now - leftAt >= Math.min(notice, LONGEST_NOTICE);
    });
  }
}
