import { NO_FACTS } from '#tests/support/noFacts.ts';
import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import type { ReactNode } from 'react';
import type { SiteLocale } from '#client/lib/locale.ts';
import { Page } from '#client/pages/jobs/JobDetailsPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

export const NURSE = {
  id: '0190a5d2-0000-7000-8000-0000000000aa',
  title: 'Staff Nurse',
  company: {
    id: 'company-1',
    slug: 'kaveri-hospitals',
    name: 'Kaveri Hospitals',
    size: 'employees_51_200',
    industry: 'healthcare',
    foundedYear: 1998,
    country: 'India',
    website: 'https://www.kaveri.example/about',
    description: 'Two hospitals in Mysuru.',
    logoUrl: null,
  },
  location: 'Mysuru, Karnataka',
  place: 'Mysuru, Karnataka',
  city: 'Mysuru',
  type: 'FULL_TIME',
  industry: 'healthcare',
  salary: '3 - 3.6 LPA',
  salaryMin: 300_000,
  salaryMax: 360_000,
  salaryPeriod: 'YEAR',
  experienceLevel: 'ENTRY_LEVEL',
  experienceYears: 1,
  educationLevel: 'DIPLOMA',
  ...NO_FACTS,
  isRemote: false,
  isFeatured: true,
  isHot: false,
  standing: 'LIVE',
  postedAt: '2026-11-19T10:00:00Z',
  applicationDeadline: '2026-12-03T18:29:59Z',
  descriptionHtml: '<p>You care for <strong>people</strong>.</p>',
  responsibilities: ['Rounds', 'Records'],
  requirements: ['GNM or B.Sc.'],
  benefits: [],
  skills: ['First aid'],
  category: null,
  stats: {
    applicants: 1_240,
    views: 6,
    posted: '2026-11-19T10:00:00Z',
    expires: null,
    answerDays: null,
  },
  similar: [] as object[],
};

interface World {
  job?: object | null;
  /** The record that is left of a removed job. */
  gone?: object | null;
  /** The list for the comparison in the browser. */
  jobs?: object[];
  resolvers?: IResolvers;
  locale?: SiteLocale;
  path?: string;
  /** What to render instead of the page alone. */
  part?: ReactNode;
}

export function jobSchema({
  job = NURSE,
  gone = null,
  jobs = [],
  resolvers,
}: World): GraphQLSchema {
  return mockedSchema({
    mocks: { Query: () => ({ job, goneJob: gone, jobs: { nodes: jobs }, viewer: null }) },
    ...(resolvers && { resolvers }),
  });
}

export function openJob(world: World = {}) {
  const { locale = 'en', path, part = <Page /> } = world;
  return drawInSite(part, { schema: jobSchema(world), locale, path });
}
