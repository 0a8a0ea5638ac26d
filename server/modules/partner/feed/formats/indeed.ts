import type { JobType } from '#schema/options/jobTypes.ts';
import type { FeedFormat, FeedFrame, FeedJob } from '../feed.type.ts';
import { addressOf, categoryOf, contentOf, educationOf, experienceOf, placeOf } from './about.ts';
import { cdata, escaped } from './xml.ts';

/** The format prescribes these English words for feeds in every language. */
const TYPES: Readonly<Record<JobType, string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  intern: 'internship',
  temporary: 'temporary',
};
const REMOTE = 'Fully remote';
const COUNTRY = 'IN';

/** Indeed's XML feed (docs.indeed.com, "XML feed reference"), which most other job boards can read too. */
export const indeed: FeedFormat = {
  mediaType: 'application/xml; charset=utf-8',
  head: ({ publisher, origin, changedAt }) =>
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n' +
    `<publisher>${escaped(publisher)}</publisher>\n` +
    `<publisherurl>${escaped(origin)}</publisherurl>\n` +
    `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n`,
  entry: (job, frame) => `<job>\n${elements(job, frame)}</job>`,
  between: '\n',
  tail: '\n</source>\n',
};

/** Omits elements without a value. */
function elements(job: FeedJob, frame: FeedFrame): string {
  const { city, state } = placeOf(job);
  const all: [string, string | null][] = [
    ['title', job.title],
    ['date', job.postedAt.toISOString()],
    ['referencenumber', job.id],
    ['requisitionid', job.id],
    ['url', addressOf(job, frame)],
    ['company', job.company],
    ['sourcename', job.company],
    ['city', city],
    ['state', state],
    ['country', COUNTRY],
    ['description', contentOf(job, frame)],
    ['salary', job.salary],
    ['education', educationOf(job, frame)],
    ['jobtype', TYPES[job.type]],
    ['category', categoryOf(job, frame)],
    ['experience', experienceOf(job, frame)],
    ['expirationdate', job.applicationDeadline?.toISOString() ?? null],
    ['remotetype', job.isRemote ? REMOTE : null],
    ['lastactivitydate', job.updatedAt.toISOString()],
  ];
  return all
    .filter(([, value]) => value)
    .map(([name, value]) => `<${name}>${cdata(value!)}</${name}>\n`)
    .join('');
}
