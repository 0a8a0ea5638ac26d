import { translator } from '#server/lib/words.ts';
import { Html, html } from '#server/modules/mail/mail.html.ts';
import type { OutboxMail } from '#server/modules/mail/outbox.sql.ts';

interface Mailbox {
  mails: OutboxMail[];
  shown: OutboxMail | undefined;
  to: string;
}

const t = translator('en', 'devMail');

const STYLE = new Html(`
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(240px, 340px) 1fr; }
  header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
  header, dl, details, main > p, nav a { padding: 12px 16px; margin: 0; }
  header, nav a { border-bottom: 1px solid #8884; }
  h1, h2, dd { margin: 0; font-size: inherit; overflow-wrap: anywhere; }
  form { margin-left: auto; display: flex; gap: 8px; }
  input, button { font: inherit; min-height: 36px; padding: 0 10px; }
  nav { overflow: auto; border-right: 1px solid #8884; }
  nav a { display: block; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  nav a[aria-current] { background: #8882; }
  nav b { display: block; }
  main { display: grid; grid-template-rows: auto 1fr auto; min-width: 0; overflow: auto; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; }
  iframe { width: 100%; height: 100%; min-height: 600px; border: 0; border-block: 1px solid #8884; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  @media (max-width: 760px) { body { display: block; height: auto; } nav { max-height: 40vh; } }
`);

/** A list of emails and the selected one; without scripts, each selection is a link. */
export function mailboxPage({ mails, shown, to }: Mailbox): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${t('title')}</title>
      <style>
        ${STYLE}
      </style>
    </head>
    <body>
      <header>
        <h1>${t('title')}</h1>
        <a href="/dev/mail.json">JSON</a>
        <form>
          <input
            type="search"
            name="to"
            value="${to}"
            aria-label="${t('to')}"
            placeholder="${t('to')}"
          />
          <button>${t('show')}</button>
        </form>
      </header>
      <nav aria-label="${t('list')}">${mails.map((mail) => line(mail, to, mail === shown))}</nav>
      <main>${shown ? preview(shown) : html`<p>${t('empty')}</p>`}</main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}\n`;
}

function line(mail: OutboxMail, to: string, current: boolean): Html {
  const address = `/dev/mail?${new URLSearchParams({ ...(to && { to }), id: mail.id })}`;
  return html`<a href="${address}" ${current ? html`aria-current="true"` : undefined}>
    <b>${mail.subject}</b>${mail.to}<br />${timeOf(mail.createdAt)}
  </a>`;
}

function preview(mail: OutboxMail): Html {
  return html`<dl>
      <dt>${t('subject')}</dt>
      <dd><h2>${mail.subject}</h2></dd>
      <dt>${t('to')}</dt>
      <dd>${mail.to}</dd>
      <dt>${t('written')}</dt>
      <dd>${timeOf(mail.createdAt)}</dd>
      <dt>${t('sent')}</dt>
      <dd>${mail.sentAt ? timeOf(mail.sentAt) : t('waiting')}</dd>
    </dl>
    <iframe
      title="${t('preview')}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${mail.html}"
    ></iframe>
    <details>
      <summary>${t('text')}</summary>
      <pre>${mail.text}</pre>
    </details>
    ${
      mail.calendar
        ? html`<details>
            <summary>${t('calendar')}</summary>
            <pre>${mail.calendar}</pre>
          </details>`
        : undefined
    }`;
}

function timeOf(moment: Date): string {
  return new Date(moment).toISOString().replace('T', ' ').slice(0, 19) + ' UTC';
}
