import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Step, tool } from '../check/step.ts';
import { currentCommit } from './lastFullRun.ts';

const STRYKER = '@stryker-mutator/core/bin/stryker.js';
const CONFIG = 'tests/mutation/stryker.config.json';
const FOLDER = '.cache/mutation';

/**
 * A bug in a table or a schema takes effect while its file loads, so every test has to start again for it, which takes
 * half a minute. All of them would take days.
 */
const SAMPLE = { oneIn: 40, lines: 12 };

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Small bugs, planted one at a time. Each step fails when the tests overlook more than one in ten. */
export async function mutantSteps(): Promise<Step[]> {
  return [
    withShare(
      tool('mutants', STRYKER, ['run', CONFIG, '--ignoreStatic']),
      `${FOLDER}/mutation.json`,
    ),
    withShare(
      tool('mutants in tables and schemas, a sample', STRYKER, [
        'run',
        writeSample(await currentCommit()),
      ]),
      `${FOLDER}/sample.json`,
    ),
  ];
}

/** The same step; it also says how many of the mutants the tests noticed. */
const withShare = (step: Step, report: string): Step => ({
  ...step,
  run: async () => {
    const outcome = await step.run();
    return outcome.ok ? { ...outcome, note: share(report) } : outcome;
  },
});

function share(file: string): string {
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = all.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = all.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return `${killed} of ${killed + missed} noticed`;
}

/** A configuration for some of the lines, which differ from commit to commit. */
function writeSample(commit: string): string {
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as { mutate: string[] };
  const reportTo = (type: string) => ({ fileName: `${FOLDER}/sample.${type}` });
  const sample = {
    ...config,
    mutate: someLines(config.mutate, commit),
    jsonReporter: reportTo('json'),
    htmlReporter: reportTo('html'),
  };
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/sample.config.json`;
  writeFileSync(file, JSON.stringify(sample));
  return file;
}

function someLines(patterns: string[], commit: string): string[] {
  return globSync(patterns)
    .toSorted()
    .flatMap((file) => rangesOf(file))
    .filter((range) => numberFor(`${commit} ${range}`) % SAMPLE.oneIn === 0);
}

/** The file in parts, as Stryker names them: `file:13-24`. */
function rangesOf(file: string): string[] {
  const count = readFileSync(file, 'utf8').split('\n').length;
  return Array.from({ length: Math.ceil(count / SAMPLE.lines) }, (_, at) => {
    const start = at * SAMPLE.lines;
    return `${file}:${start + 1}-${Math.min(start + SAMPLE.lines, count)}`;
  });
}

const numberFor = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();
