import type { FeedFormat, FeedFrame, FeedJob } from '../feed.type.ts';
import { addressOf, categoryOf, contentOf, placeInWords, placeOf, typeOf } from './about.ts';

const END = ']}';

/** JSON Feed 1.1 for feed readers, with structured data for programs in the extension `_job`. */
export const jsonFeed: FeedFormat = {
  mediaType: 'application/feed+json; charset=utf-8',
  head: ({ title, publisher, origin, self, locale, changedAt }) => {
    const whole = {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: `${origin}/browse-jobs`,
      feed_url: self,
      language: locale,
      authors: [{ name: publisher, url: origin }],
      _job: { about: `${origin}/docs/api`, changedAt },
      items: [],
    };
    return `${JSON.stringify(whole).slice(0, -END.length)}\n`;
  },
  entry: (job, frame) => JSON.stringify(item(job, frame)),
  between: ',\n',
  tail: `\n${END}\n`,
};

function item(job: FeedJob, frame: FeedFrame) {
  const summary = [job.company, placeInWords(job, frame), typeOf(job, frame), job.salary];
  const category = categoryOf(job, frame);
  return {
    id: job.id,
    url: addressOf(job, frame),
    title: job.title,
    summary: summary.filter(Boolean).join(' · '),
    content_html: contentOf(job, frame),
    date_published: job.postedAt,
    date_modified: job.updatedAt,
    authors: [{ name: job.company }],
    tags: [...(category ? [category] : []), ...job.skills],
    _job: facts(job, category),
  };
}

/** Options as in the REST API. Pay in whole rupees a year, if the employer's text can be parsed with certainty. */
function facts(job: FeedJob, category: string | null) {
  return {
    company: { name: job.company, website: job.website },
    location: job.location,
    ...placeOf(job),
    country: 'IN',
    remote: job.isRemote,
    type: job.type,
    category: job.category && { slug: job.category, title: category },
    industry: job.industry,
    salary: {
      text: job.salary,
      currency: 'INR',
      unit: 'YEAR',
      min: job.salaryMin,
      max: job.salaryMax,
      statedPer: job.salaryPeriod,
    },
    experience: { years: job.experienceYears, level: job.experienceLevel },
    education: job.educationLevel,
    skills: job.skills,
    deadline: job.applicationDeadline,
  };
}
