/** Has PostgreSQL's code for "too many connections": temporary, and reported as UNAVAILABLE. */
export class NoSlotFree extends Error {
  readonly code = '53300';

  constructor() {
    super('No slot for this work became free in time.');
  }
}

interface Waiting {
  begin: () => void;
}

/**
 * Heavy work shares a few slots, so that light work is never held up. Slots rotate among the waiting callers: one who
 * needs twenty at once delays another by one, not by twenty.
 */
export class SharedSlots {
  private readonly queues = new Map<unknown, Set<Waiting>>();
  private running = 0;

  constructor(
    private readonly slots: number,
    private readonly longestWait: number,
  ) {}

  async within<T>(caller: unknown, work: () => Promise<T>): Promise<T> {
    if (this.running < this.slots) this.running += 1;
    else await this.waitForTurn(caller);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private waitForTurn(caller: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.forget(caller, waiting);
        reject(new NoSlotFree());
      };
      const timer = setTimeout(giveUp, this.longestWait);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { begin };
      const queue = this.queues.get(caller) ?? new Set();
      this.queues.set(caller, queue.add(waiting));
    });
  }

  /** The slot goes to the caller that has waited longest for a turn, which then goes to the end of the line. */
  private next(): void {
    const [first] = this.queues;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [caller, queue] = first;
    const [waiting] = queue;
    this.forget(caller, waiting!);
    if (this.queues.delete(caller)) this.queues.set(caller, queue);
    waiting!.begin();
  }

  private forget(caller: unknown, waiting: Waiting): void {
    const queue = this.queues.get(caller);
    queue?.delete(waiting);
    if (queue?.size === 0) this.queues.delete(caller);
  }
}
