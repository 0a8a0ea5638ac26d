/** How much of a limit the caller has used in the current minute. */
export interface LimitStatus {
  isAllowed: boolean;
  limit: number;
  left: number;
  /** Seconds until the minute ends. */
  resetsIn: number;
}

/** Points reserved until the actual cost is known. */
export interface Reservation extends LimitStatus {
  giveBack: (points: number) => void;
}
