type Work = () => Promise<void>;

export interface QueryQueue {
  /** Called when it is this query's turn. The returned function removes it from the queue. */
  take: (work: Work) => () => void;
}

/** Limits concurrency: a dashboard of twenty questions does not send twenty queries to the database at once. */
export function createQueryQueue(atOnce: number): QueryQueue {
  const line: Work[] = [];
  let running = 0;
  const next = () => {
    while (running < atOnce) {
      const work = line.shift();
      if (!work) return;
      running += 1;
      void work().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  return {
    take: (work) => {
      line.push(work);
      next();
      return () => {
        const at = line.indexOf(work);
        if (at >= 0) line.splice(at, 1);
      };
    },
  };
}
