import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { selectedFields } from '#server/graphql/selectedFields.ts';
import { JOB_PARTS, LONG_PARTS, SHORT_ROW, type JobPart } from './job.sql.ts';

const parted = <Part extends JobPart>(part: Part | null, names: readonly string[]) =>
  names.map((name) => [name, part] as const);

/** The part that each field of a job is read from; null if every row has it. */
const PART_OF_FIELD: ReadonlyMap<string, JobPart | null> = new Map([
  ...parted(null, ['__typename', 'id', 'title', 'company', 'location', 'place', 'city']),
  ...parted(null, ['distanceKm', 'type', 'industry', 'salary', 'experienceLevel', 'skills']),
  ...parted(null, ['isRemote', 'isFeatured', 'isHot', 'postedAt', 'standing']),
  // Read by a loader, unless they come with the long texts.
  ...parted(null, ['educationLevel', 'salaryPeriod']),
  ...parted('more', ['category', 'categoryTitle', 'district', 'state', 'salaryMin', 'salaryMax']),
  ...parted('more', ['experienceYears', 'applicationDeadline', 'views', 'applicationsCount']),
  ...parted('more', ['status', 'adminStatus', ...JOB_FACT_NAMES]),
  ...parted('opening', ['summary']),
  ...parted('texts', ['description', 'responsibilities', 'responsibilitiesText', 'requirements']),
  ...parted('texts', ['requirementsText', 'benefits', 'benefitsText']),
  ...parted('html', ['descriptionHtml']),
]);

const PART_OF_COMPANY: ReadonlyMap<string, JobPart | null> = new Map([
  ...parted(null, ['__typename', 'id', 'slug', 'name']),
  ...parted('company', ['industry', 'industryName', 'size', 'sizeBand', 'website', 'city']),
  ...parted('company', ['state', 'country', 'place', 'foundedYear', 'logoUrl']),
  ...parted('about', ['description']),
  ...parted('verification', ['verification']),
  ...parted('responses', ['responses']),
]);

/** The paths from a list to its jobs. */
const IN_A_LIST = [['nodes'], ['edges', 'node']];

/** What the query selects of the jobs of a list. A field that is not known here needs the whole row. */
export const partsOfList = (info: Selected) => selectedParts(info, IN_A_LIST);

/** Whether the query selects texts that lists do not show. */
export function selectsTexts(info: Selected): boolean {
  const parts = selectedParts(info, [[]]);
  return LONG_PARTS.some((part) => parts.has(part));
}

function selectedParts(info: Selected, jobs: readonly string[][]): ReadonlySet<JobPart> {
  const [node, another] = info.fieldNodes;
  // If the field is selected in several places, which of them apply depends on variables, so the answer is not kept.
  if (another) return partsIn(info, jobs);
  const parts = known.get(node!) ?? partsIn(info, jobs);
  known.set(node!, parts);
  return parts;
}

type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, ReadonlySet<JobPart>>();

function partsIn(info: Selected, jobs: readonly string[][]): ReadonlySet<JobPart> {
  const needed = new Set<JobPart | null | undefined>();
  for (const path of jobs) {
    for (const name of selectedFields(info, path)) needed.add(PART_OF_FIELD.get(name));
    for (const name of selectedFields(info, [...path, 'company']))
      needed.add(PART_OF_COMPANY.get(name));
  }
  const isWhole = needed.has(undefined);
  return new Set(JOB_PARTS.filter((part) => needed.has(part) || (isWhole && SHORT_ROW.has(part))));
}
