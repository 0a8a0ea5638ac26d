const HOUR = 60 * 60 * 1_000;

/** How far back is counted. */
export const COUNTED_FOR = HOUR;
/** A family or an office behind one address has room; a program does not. */
const FROM_A_NETWORK = 10;
/** Whoever types a stranger's address again and again fills no mailbox with it. */
const CONFIRMATIONS_TO_AN_ADDRESS = 3;

/** The id of the rule that holds a message back, or null. */
export function sendVerdict(fromNetwork: number): 'message.send.not-too-many' | null {
  return fromNetwork >= FROM_A_NETWORK ? 'message.send.not-too-many' : null;
}

export function mayConfirm(confirmationsToAddress: number): boolean {
  return confirmationsToAddress < CONFIRMATIONS_TO_AN_ADDRESS;
}
