interface Proof {
  hasPassword: boolean;
  passwordFits: boolean;
  sessionAge: number;
}

/** For whoever signs in elsewhere and has no password: a sign-in that is fresh proves as much. */
const FRESH = 15 * 60_000;

export type ProofRefusal = 'password' | 'recent';

/** account.delete.proof, account.twoFactor.proof: a session left open somewhere is not enough. */
export function proofRefusal(proof: Proof): ProofRefusal | null {
  if (proof.hasPassword) return proof.passwordFits ? null : 'password';
  return proof.sessionAge <= FRESH ? null : 'recent';
}
