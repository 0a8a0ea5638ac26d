import type { Translator } from '#server/lib/words.ts';

/** What one mail says; the frame puts it into markup and into plain text. */
export interface MailContent {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  title: string;
  /** The given name, or nothing. */
  name: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** What the mail lists, jobs say: a line to press, and lines below it. */
  entries?: MailEntry[];
  table?: MailTable;
  /** "and 3 more" */
  moreEntries?: string | undefined;
  button: { label: string; link: string };
  /** Below the button. */
  afterwards?: string[];
  /** Why this person gets it. */
  reason: string;
  /** An answer goes to somebody else than support, and the frame does not say otherwise. */
  answersGoElsewhere?: true;
  /** How to get it no more, below the reason. */
  endings?: { label: string; link: string }[];
}

export interface MailEntry {
  title: string;
  link: string;
  lines: string[];
}

/** Figures in rows, as text that is ready to be read. */
export interface MailTable {
  /** Figures stand to the right. */
  columns: { label: string; isFigure: boolean }[];
  rows: string[][];
  /** The last row, where there is one. */
  totals?: string[] | undefined;
}

/** A subject and a text in words of somebody else's. */
export interface Letter {
  subject: string;
  paragraphs: string[];
}

/** What stands round the content of every mail. */
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
  supportEmail: string;
  /** A page of the site, by path or whole address, in the language of the mail. */
  page: (address: string) => string;
  /** A moment, as people of this language write it, in the site's time zone. */
  time: (moment: Date) => string;
}
