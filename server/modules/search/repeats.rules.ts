interface ShownJob {
  id: string;
  title: string;
  company: { id: string };
}

/** This many near-identical jobs of one company are shown in a row. */
const IN_A_ROW = 2;

const nameOf = ({ title, company }: ShownJob) => `${company.id} ${title.trim().toLowerCase()}`;

/** The jobs that follow two of the same company with the same title. A page folds them. */
export function repeatsIn(jobs: readonly ShownJob[]): string[] {
  const isRepeat = (job: ShownJob, at: number) =>
    at >= IN_A_ROW &&
    jobs.slice(at - IN_A_ROW, at).every((before) => nameOf(before) === nameOf(job));
  return jobs.filter(isRepeat).map(({ id }) => id);
}
