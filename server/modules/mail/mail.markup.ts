import type { Locale } from '#schema/options/locales.ts';
import { html, type Html } from './mail.html.ts';
import type { FrameWords, MailContent, MailEntry } from './mail.type.ts';
import { figureTable } from './table.markup.ts';

/** The tokens of client/styles/tokens.css as inline colours: light, then dark. */
const COLOURS = {
  paper: ['#fcfaf6', '#10131d'],
  card: ['#ffffff', '#1a1e2a'],
  line: ['#e2ded5', '#333948'],
  text: ['#171d37', '#f1eee9'],
  soft: ['#51576c', '#acb1be'],
  ink: ['#273185', '#a1b4f8'],
  onInk: ['#fdfcf8', '#0b1023'],
  genda: ['#f9ad26', '#f9ad26'],
} as const;

const [paper, card, line, text, soft, ink, onInk, genda] = Object.values(COLOURS).map(
  ([light]) => light,
);

const FONT = `font-family:'Anek Latin','Noto Sans Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;

/** Many email clients drop style sheets, so this one only adds dark mode. */
const DARK_RULES: Record<string, [property: string, colour: keyof typeof COLOURS][]> = {
  paper: [['background-color', 'paper']],
  card: [
    ['background-color', 'card'],
    ['border-color', 'line'],
  ],
  line: [['border-color', 'line']],
  text: [['color', 'text']],
  soft: [['color', 'soft']],
  link: [['color', 'ink']],
  ink: [['background-color', 'ink']],
  button: [['color', 'onInk']],
};

const DARK = Object.entries(DARK_RULES)
  .flatMap(([name, rules]) =>
    rules.map(([property, colour]) => `.${name}{${property}:${COLOURS[colour][1]}!important}`),
  )
  .join('');

const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** Tables and inline styles, because every email client understands them. */
export function documentOf(content: MailContent, words: FrameWords, locale: Locale): Html {
  return html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>${content.subject}</title>
      <style>
        @media (prefers-color-scheme:dark){${DARK}}
      </style>
    </head>
    <body class="paper" style="margin:0;padding:0;background-color:${paper}">
      <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
      <table ${TABLE} class="paper" width="100%" style="background-color:${paper}">
        <tr>
          <td align="center" style="padding:24px 12px">
            <table
              ${TABLE}
              width="100%"
              style="max-width:560px;${FONT};font-size:17px;line-height:1.5"
            >
              <tr>
                <td style="padding:0 4px 20px">${mark(words)}</td>
              </tr>
              <tr>
                <td
                  class="card text"
                  style="padding:28px 22px;word-break:break-word;background-color:${card};border:1px solid ${line};border-radius:10px;color:${text}"
                >
                  ${body(content, words)}
                </td>
              </tr>
              <tr>
                <td class="soft" style="padding:20px 4px 0;color:${soft};font-size:14px">
                  ${footer(content, words)}
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`;
}

function mark({ siteName, home }: FrameWords): Html {
  return html`<a
    href="${home}"
    target="_blank"
    class="text"
    style="color:${text};text-decoration:none;font-size:22px;font-weight:700;letter-spacing:-0.02em"
    ><span
      class="ink"
      style="display:inline-block;width:24px;height:24px;margin-right:2px;border-radius:50% 50% 50% 4px;background-color:${ink};vertical-align:-4px"
    ></span
    ><span
      style="display:inline-block;width:9px;height:9px;margin-right:8px;border-radius:50%;background-color:${genda};vertical-align:11px"
    ></span
    >${siteName}</a
  >`;
}

function body(content: MailContent, words: FrameWords): Html {
  const { title, paragraphs, facts = [], entries = [], button, afterwards = [] } = content;
  return html`<h1 style="margin:0 0 16px;font-size:25px;line-height:1.25;font-weight:700">
      ${title}
    </h1>
    ${[words.greeting, ...paragraphs].map(paragraph)}
    ${facts.length > 0 ? factTable(facts) : undefined} ${entries.map(entry)}
    ${content.table ? figureTable(content.table, { line, soft, ink }) : undefined}
    ${content.moreEntries ? paragraph(content.moreEntries) : undefined}
    <table ${TABLE} style="margin:24px 0">
      <tr>
        <td class="ink" style="border-radius:8px;background-color:${ink}">
          <a
            href="${button.link}"
            target="_blank"
            class="button"
            style="display:inline-block;padding:12px 22px;color:${onInk};font-weight:600;text-decoration:none"
            >${button.label}</a
          >
        </td>
      </tr>
    </table>
    ${afterwards.map(paragraph)}
    <p class="soft" style="margin:24px 0 0;color:${soft};font-size:14px">
      ${words.copyLink}<br /><a
        href="${button.link}"
        target="_blank"
        class="link"
        style="color:${ink};word-break:break-all"
        >${button.link}</a
      >
    </p>`;
}

function paragraph(sentence: string): Html {
  return html`<p style="margin:0 0 12px">${sentence}</p> `;
}

function entry({ title, link, lines }: MailEntry): Html {
  return html`<p
    class="text"
    style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${line}"
  >
    <a href="${link}" target="_blank" class="link" style="color:${ink};font-weight:600">${title}</a>
    ${lines.map((text) => html`<br /><span class="soft" style="color:${soft}">${text}</span>`)}
  </p> `;
}

function factTable(facts: NonNullable<MailContent['facts']>): Html {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <td
          class="soft"
          style="padding:4px 16px 4px 0;color:${soft};vertical-align:top;white-space:nowrap"
        >
          ${label}
        </td>
        <td style="padding:4px 0;font-weight:600">${value}</td>
      </tr> `,
  );
  return html`<table ${TABLE} style="margin:4px 0 12px">
    ${rows}
  </table>`;
}

function footer({ reason, endings = [] }: MailContent, words: FrameWords): Html {
  return html`<p style="margin:0 0 6px">${reason}</p>
    <p style="margin:0 0 6px">${words.support}</p>
    <p style="margin:0">
      <a href="${words.home}" target="_blank" class="link" style="color:${ink}"
        >${words.siteName}</a
      >
      ${endings.map(
        ({ label, link }) =>
          html` ·
            <a href="${link}" target="_blank" class="link" style="color:${ink}">${label}</a>`,
      )}
    </p>`;
}
