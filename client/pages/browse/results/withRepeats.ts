/** A job that is shown, and those after it that nearly repeat it. */
export interface JobWithRepeats<Job> {
  job: Job;
  repeats: Job[];
}

export function withRepeats<Job extends { id: string }>(
  jobs: readonly Job[],
  repeated: readonly string[],
): JobWithRepeats<Job>[] {
  const runs: JobWithRepeats<Job>[] = [];
  for (const job of jobs) {
    const last = runs.at(-1);
    if (last && repeated.includes(job.id)) last.repeats.push(job);
    else runs.push({ job, repeats: [] });
  }
  return runs;
}
