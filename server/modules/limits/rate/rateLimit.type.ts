/** How somebody stands in the minute that runs. */
export interface Standing {
  isAllowed: boolean;
  limit: number;
  left: number;
  /** Seconds until the minute is over. */
  resetsIn: number;
}

/** What has been taken of the points, until it is known how many it takes. */
export interface Reserved extends Standing {
  giveBack: (points: number) => void;
}
