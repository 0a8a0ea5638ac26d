import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';
import { storedPay } from './storedJob.rules.ts';

/** $1 the last text of the batch before, $2 limit. */
const TEXTS = statement(
  'salary-texts',
  'select distinct salary from jobs where salary > $1 and deleted_at is null order by salary limit $2',
);

/** $1 the texts with what they say, as JSON. */
const CORRECT = statement(
  'salary-texts-correct',
  `
    update jobs j set salary_min = r."salaryMin", salary_max = r."salaryMax", salary_period = r."salaryPeriod"
    from json_to_recordset($1::json) r (salary text, "salaryMin" int, "salaryMax" int, "salaryPeriod" text)
    where j.salary = r.salary and j.deleted_at is null
      and (j.salary_min, j.salary_max, j.salary_period)
        is distinct from (r."salaryMin", r."salaryMax", r."salaryPeriod")`,
);

const BATCH = 2_000;

/** The stored figures follow from the text. A new version of the site may read it better than when the job was written. */
export async function readPayAgain({ database }: Pick<Services, 'database'>): Promise<void> {
  let last = '';
  for (;;) {
    const texts = await database.write(TEXTS, [last, BATCH]);
    const read = texts.map(({ salary }) => storedPay(salary));
    await database.write(CORRECT, [JSON.stringify(read)]);
    if (texts.length < BATCH) return;
    last = texts.at(-1)!.salary;
  }
}
