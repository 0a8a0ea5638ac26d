import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';

const HEADING = 'Written by npm run codegen from schema/fields/jobFacts.ts.';

/** The fragments that name every fact of a job, for the site and for REST. */
export async function writeJobFactFragments(top: string): Promise<void> {
  const pages = [fragment('JobFacts_job', 'Job'), fragment('JobFacts_draft', 'JobDraftValues')];
  const exported = pages.map(
    ({ name, text }) => `export const ${name} = graphql(\`\n${text}\`);\n`,
  );
  const imported = "import { graphql } from '#client/gql/gql.ts';\n";
  const client = [`// ${HEADING}\n${imported}`, ...exported].join('\n');
  await write(join(top, 'client/components/jobFacts/jobFacts.ts'), client);
  const rest = `# ${HEADING}\n${fragment('RestJobFacts', 'Job').text}`;
  await write(join(top, 'server/rest/routes/jobFacts.graphql'), rest.replaceAll(/^ {2}/gm, ''));
}

function fragment(name: string, type: string) {
  const fields = JOB_FACT_NAMES.map((fact) => `    ${fact}\n`).join('');
  return { name, text: `  fragment ${name} on ${type} {\n${fields}  }\n` };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
