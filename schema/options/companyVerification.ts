import { parserFor } from './spelling.ts';

/** What a company can prove: its domain by email, its two registrations by a document. */
export const VERIFICATION_KINDS = ['domain', 'gstin', 'cin'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Proven by a document that an administrator compares. */
export const DOCUMENT_KINDS = ['gstin', 'cin'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const VERIFICATION_STATUSES = ['pending', 'verified', 'rejected', 'removed'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Why a verification is no longer valid or pending. */
export const REMOVAL_REASONS = ['name', 'website', 'replaced', 'administrator', 'account'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export const VERIFICATION_DECISIONS = ['confirm', 'reject', 'remove'] as const;
export type VerificationDecision = (typeof VERIFICATION_DECISIONS)[number];

export const parseDocumentKind = parserFor(DOCUMENT_KINDS);
export const parseVerificationDecision = parserFor(VERIFICATION_DECISIONS);

/** The certificate, as a PDF or a photo. */
export const VERIFICATION_MIME_TYPES = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
} as const;
export const VERIFICATION_EXTENSIONS = Object.keys(
  VERIFICATION_MIME_TYPES,
) as (keyof typeof VERIFICATION_MIME_TYPES)[];

/** Public email providers, where an address says nothing about a company. */
export const FREE_MAIL_HOSTS: readonly string[] = [
  'aol.com',
  'duck.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hushmail.com',
  'icloud.com',
  'inbox.com',
  'in.com',
  'indiatimes.com',
  'live.com',
  'live.in',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.in',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediff.com',
  'rediffmail.com',
  'rocketmail.com',
  'sify.com',
  'tutanota.com',
  'yahoo.co.in',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.in',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zohomail.com',
  'zohomail.in',
];

/** Many companies have a page on these hosts, but none of them owns the host. */
export const SHARED_HOSTS: readonly string[] = [
  'about.me',
  'amazonaws.com',
  'azurewebsites.net',
  'bit.ly',
  'blogspot.com',
  'blogspot.in',
  'business.site',
  'carrd.co',
  'facebook.com',
  'firebaseapp.com',
  'github.com',
  'github.io',
  'gitlab.io',
  'godaddysites.com',
  'google.com',
  'herokuapp.com',
  'indiamart.com',
  'instagram.com',
  'justdial.com',
  'linkedin.com',
  'linktr.ee',
  'medium.com',
  'myshopify.com',
  'naukri.com',
  'netlify.app',
  'notion.site',
  'pages.dev',
  'squarespace.com',
  'tradeindia.com',
  'tumblr.com',
  'twitter.com',
  'vercel.app',
  'wa.me',
  'web.app',
  'webflow.io',
  'weebly.com',
  'whatsapp.com',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
  'x.com',
  'youtube.com',
  'zohosites.com',
  'zohosites.in',
];
