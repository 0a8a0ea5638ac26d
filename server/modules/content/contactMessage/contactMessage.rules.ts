const HOUR = 60 * 60 * 1_000;

/** The period that the limits below apply to. */
export const COUNTED_FOR = HOUR;
/** High enough for a family or an office behind one IP address, too low for a script. */
const FROM_A_NETWORK = 10;
/** Prevents flooding a stranger's mailbox by entering their address repeatedly. */
const CONFIRMATIONS_TO_AN_ADDRESS = 3;

/** Returns the id of the rule that rejects the message, or null. */
export function sendForbiddenBy(fromNetwork: number): 'message.send.not-too-many' | null {
  return fromNetwork >= FROM_A_NETWORK ? 'message.send.not-too-many' : null;
}

export function mayConfirm(confirmationsToAddress: number): boolean {
  return confirmationsToAddress < CONFIRMATIONS_TO_AN_ADDRESS;
}
