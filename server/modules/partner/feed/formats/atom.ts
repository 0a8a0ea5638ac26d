import type { FeedFormat, FeedFrame, FeedJob } from '../feed.type.ts';
import { addressOf, categoryOf, contentOf, placeInWords, placeOf, typeOf } from './about.ts';
import { escaped } from './xml.ts';

/** Extension elements of ours (RFC 4287, 6.4); readers that do not know them ignore them. */
const FACTS = 'tag:kaamyab.example,2026:job';

/** Atom 1.0 for feed readers; the summary contains what their lists show. */
export const atom: FeedFormat = {
  mediaType: 'application/atom+xml; charset=utf-8',
  head: ({ title, publisher, origin, self, locale, changedAt }) =>
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:job="${FACTS}" xml:lang="${locale}">\n` +
    `<id>${escaped(self)}</id>\n` +
    `<title>${escaped(title)}</title>\n` +
    `<updated>${changedAt.toISOString()}</updated>\n` +
    `<author><name>${escaped(publisher)}</name><uri>${escaped(origin)}</uri></author>\n` +
    link('self', self, 'application/atom+xml') +
    link('alternate', `${origin}/browse-jobs`, 'text/html'),
  entry: (job, frame) => `<entry>\n${elements(job, frame)}</entry>`,
  between: '\n',
  tail: '\n</feed>\n',
};

function elements(job: FeedJob, frame: FeedFrame): string {
  const summary = [job.company, placeInWords(job, frame), typeOf(job, frame), job.salary];
  const category = categoryOf(job, frame);
  return [
    `<id>urn:uuid:${job.id}</id>\n`,
    `<title>${escaped(job.title)}</title>\n`,
    link('alternate', addressOf(job, frame), 'text/html'),
    `<published>${job.postedAt.toISOString()}</published>\n`,
    `<updated>${job.updatedAt.toISOString()}</updated>\n`,
    `<author><name>${escaped(job.company)}</name></author>\n`,
    category ? `<category term="${escaped(job.category!)}" label="${escaped(category)}"/>\n` : '',
    `<summary>${escaped(summary.filter(Boolean).join(' · '))}</summary>\n`,
    `<content type="html">${escaped(contentOf(job, frame))}</content>\n`,
    ...facts(job),
  ].join('');
}

function facts(job: FeedJob): string[] {
  const { city, state } = placeOf(job);
  const pay = [
    ['currency', 'INR'],
    ['per', 'year'],
    ['min', job.salaryMin],
    ['max', job.salaryMax],
  ].map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`));
  const hasFigures = job.salaryMin !== null || job.salaryMax !== null;
  const all: [string, string, string | null][] = [
    ['salary', hasFigures ? pay.join('') : '', job.salary],
    ['type', '', job.type],
    ['city', '', city],
    ['state', '', state],
    ['remote', '', job.isRemote ? 'true' : null],
    ['deadline', '', job.applicationDeadline?.toISOString() ?? null],
  ];
  return all
    .filter(([, attributes, value]) => attributes || value)
    .map(
      ([name, attributes, value]) =>
        `<job:${name}${attributes}>${escaped(value ?? '')}</job:${name}>\n`,
    );
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>\n`;
}
