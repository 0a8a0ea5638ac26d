/** How somebody stands in the minute that runs. */
export interface Standing {
  isAllowed: boolean;
  limit: number;
  left: number;
  /** Seconds until the minute is over. */
  resetsIn: number;
}
