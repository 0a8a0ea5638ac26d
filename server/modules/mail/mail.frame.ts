import type { Locale } from '#schema/options/locales.ts';
import type { FrameWords, MailContent, MailTable, MailTools } from './mail.type.ts';
import { documentOf } from './mail.markup.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Renders every email, with the same words as HTML and as plain text. */
export function renderMail(content: MailContent, tools: MailTools, locale: Locale): RenderedMail {
  const { t, siteName, support, mayReply } = tools;
  const { name, answersGoElsewhere } = content;
  const words: FrameWords = {
    greeting: name ? t('frame.helloName', { name }) : t('frame.hello'),
    copyLink: t('frame.copyLink'),
    support: t(mayReply && !answersGoElsewhere ? 'frame.support' : 'frame.supportOnly', {
      siteName,
      support,
    }),
    home: tools.page('/'),
    siteName,
  };
  return {
    subject: content.subject,
    text: textOf(content, words),
    html: `<!doctype html>\n${documentOf(content, words, locale).markup}\n`.replace(/\n\s+/g, '\n'),
  };
}

function textOf(content: MailContent, words: FrameWords): string {
  const { paragraphs, facts = [], entries = [], button, afterwards = [], endings = [] } = content;
  return [
    words.greeting,
    ...paragraphs,
    ...entries.map(({ title, lines, link }) => [title, ...lines, link].join('\n')),
    content.table ? tableText(content.table) : '',
    content.moreEntries ?? '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${button.label}:\n${button.link}`,
    ...afterwards,
    ['-- ', `${words.siteName} · ${words.home}`, content.reason, words.support].join('\n'),
    endings.map(({ label, link }) => `${label}: ${link}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Tab-separated, so that it can be pasted into a spreadsheet. */
function tableText({ columns, rows, totals }: MailTable): string {
  const head = columns.map(({ label }) => label);
  return [head, ...rows, ...(totals ? [totals] : [])].map((row) => row.join('\t')).join('\n');
}
