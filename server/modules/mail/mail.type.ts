import type { Translator } from '#server/lib/words.ts';

/** The content of an email. The frame renders it as HTML and as plain text. */
export interface MailContent {
  subject: string;
  /** The preview that inboxes show next to the subject. */
  preview: string;
  title: string;
  /** The given name; may be empty. */
  name: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** A list, for example of jobs: each entry is a link with lines of text below it. */
  entries?: MailEntry[];
  table?: MailTable;
  /** For example "and 3 more". */
  moreEntries?: string | undefined;
  button: { label: string; link: string };
  /** Paragraphs below the button. */
  afterwards?: string[];
  /** Why the reader receives this email. */
  reason: string;
  /** Replies do not go to support, so the frame must not say that they do. */
  answersGoElsewhere?: true;
  /** Links to unsubscribe, below the reason. */
  endings?: { label: string; link: string }[];
}

export interface MailEntry {
  title: string;
  link: string;
  lines: string[];
}

/** A table of formatted text. */
export interface MailTable {
  /** Figures are aligned right. */
  columns: { label: string; isFigure: boolean }[];
  rows: string[][];
  /** The last row, if there is one. */
  totals?: string[] | undefined;
  /** A bar for each row, as long as its value; null for none. */
  bars?: (number | null)[];
}

/** A subject and a text that override the template's. */
export interface Letter {
  subject: string;
  paragraphs: string[];
}

/** The words around the content of every email. */
export interface FrameWords {
  greeting: string;
  copyLink: string;
  support: string;
  home: string;
  siteName: string;
}

export interface MailTools {
  /** The words of schema/words/<locale>/mail.json. */
  t: Translator;
  siteName: string;
  /** The support email address. Without one, a text that links to the contact page. */
  support: string;
  /** Whether a reply to the email reaches support. */
  mayReply: boolean;
  /** The address of a page, in the language of the email. Takes a path or a full address. */
  page: (address: string) => string;
  /** A date and time in the reader's language and the site's time zone. */
  time: (moment: Date) => string;
  /** The same with the weekday, in the reader's time zone. */
  appointment: (moment: Date, timeZone: string) => string;
}
