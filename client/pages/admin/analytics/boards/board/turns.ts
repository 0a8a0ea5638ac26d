type Work = () => Promise<void>;

export interface Turns {
  /** Called when there is a turn for it; what is given back takes it out of the line again. */
  take: (work: Work) => () => void;
}

/** So many at once and the rest in line: a dashboard of twenty questions does not send twenty to the database. */
export function createTurns(atOnce: number): Turns {
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
