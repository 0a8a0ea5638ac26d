import type { Role } from '#schema/options/roles.ts';

export const SECOND_FACTOR_RULE = 'account.login.second-factor';

interface TwoFactorState {
  role: Role;
  /** Whether two-step verification is set up and on. */
  hasTwoFactor: boolean;
}

/** Administrators need it while the site's setting is on. */
export function isTwoFactorRequired(role: Role, enable2FA: boolean): boolean {
  return enable2FA && role === 'admin';
}

/** account.twoFactor.demanded: an administrator can do nothing until it is set up. */
export function mustSetUpTwoFactor(
  { role, hasTwoFactor }: TwoFactorState,
  enable2FA: boolean,
): boolean {
  return isTwoFactorRequired(role, enable2FA) && !hasTwoFactor;
}

interface Enrolment {
  issuer: string;
  email: string;
  secret: string;
}

/** The content of the QR code for an authenticator app. */
export function enrolmentUri({ issuer, email, secret }: Enrolment): string {
  // A colon separates the issuer from the account.
  const name = issuer.replaceAll(':', ' ').trim();
  const label = [name, email].map(encodeURIComponent).join(':');
  const query = { secret, issuer: name, algorithm: 'SHA1', digits: '6', period: '30' };
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${pairs.join('&')}`;
}
