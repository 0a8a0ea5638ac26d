import type { Role } from '#schema/options/roles.ts';

export const SECOND_FACTOR_RULE = 'account.login.second-factor';

interface Standing {
  role: Role;
  /** Whether the second factor is set up and on. */
  hasTwoFactor: boolean;
}

/** Administrators need one while the setting says so. */
export function isTwoFactorDemanded(role: Role, enable2FA: boolean): boolean {
  return enable2FA && role === 'admin';
}

/** account.twoFactor.demanded: nothing of an administrator's until it is set up. */
export function mustSetUpTwoFactor({ role, hasTwoFactor }: Standing, enable2FA: boolean): boolean {
  return isTwoFactorDemanded(role, enable2FA) && !hasTwoFactor;
}

interface Enrolment {
  issuer: string;
  email: string;
  secret: string;
}

/** What the square says to an authenticator app. */
export function enrolmentUri({ issuer, email, secret }: Enrolment): string {
  // A colon parts the issuer from the account.
  const name = issuer.replaceAll(':', ' ').trim();
  const label = [name, email].map(encodeURIComponent).join(':');
  const query = { secret, issuer: name, algorithm: 'SHA1', digits: '6', period: '30' };
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${pairs.join('&')}`;
}
