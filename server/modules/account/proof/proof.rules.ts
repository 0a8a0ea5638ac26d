interface Proof {
  hasPassword: boolean;
  passwordFits: boolean;
  /** How long ago the user signed in. */
  signInAge: number;
}

/** For users without a password, who sign in with Google: a recent sign-in proves as much. */
const FRESH = 15 * 60_000;

export type ProofRefusal = 'password' | 'recent';

/** account.delete.proof, account.twoFactor.proof: a session left open somewhere is not enough. */
export function proofRefusal(proof: Proof): ProofRefusal | null {
  if (proof.hasPassword) return proof.passwordFits ? null : 'password';
  return proof.signInAge <= FRESH ? null : 'recent';
}
