import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker serves one project at a time. The last one has many small files, so no core is idle at the end of the run. */
const PROJECTS = ['server', 'client', 'site', 'pure'];

/** Which test files run first: projects in the order above, each with its longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    const place = ({ project }: TestSpecification) => {
      const { groupOrder } = project.config.sequence;
      return groupOrder * 100 + PROJECTS.indexOf(project.name);
    };
    return spreadBrowser(sorted.sort((a, b) => place(a) - place(b)));
  }
}

/** Files that open a browser are spread among the others, which use the processor while a page waits. */
function spreadBrowser(specs: TestSpecification[]): TestSpecification[] {
  const browser = specs.filter(opensBrowser);
  const others = specs.filter((spec) => !opensBrowser(spec));
  const companions = others.filter(({ project }) => project.name === 'server').length;
  const step = companions / browser.length;
  browser.forEach((spec, at) => others.splice(Math.floor(at * step) + at, 0, spec));
  return others;
}

const opensBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/browser/');
