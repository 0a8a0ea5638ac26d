import type { Reporter, TestCase, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** Prints the slowest tests and, in the very last line, the result of the run: `12 passed, 0 failed`. */
export class ClosingLineReporter implements Reporter {
  #passed = 0;
  #failed = 0;

  onInit() {
    process.once('exit', () => {
      // A filter that matches nothing is a mistake, not a success.
      if (this.#passed + this.#failed === 0) process.exitCode ||= 1;
      process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const counts = modules.map(count);
    this.#passed = sum(counts.map(({ passed }) => passed));
    this.#failed = sum(counts.map(({ failed }) => failed)) + unhandled.length;
    if (this.#passed > 100) process.stdout.write(`\nThe slowest tests:\n${slowest(modules)}\n\n`);
  }
}

function slowest(modules: readonly TestModule[]): string {
  return modules
    .flatMap((module) => [...module.children.allTests()])
    .map((test) => ({ test, took: test.diagnostic()?.duration ?? 0 }))
    .sort((a, b) => b.took - a.took)
    .slice(0, SLOWEST)
    .map(({ test, took }) => `${seconds(took)}  ${test.module.relativeModuleId} › ${titleOf(test)}`)
    .join('\n');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`.padStart(8);

const titleOf = ({ fullName }: TestCase) => fullName.replaceAll(' > ', ' › ');

/** A file that cannot be loaded, or whose hooks fail, counts as one failure. */
function count(module: TestModule) {
  const tests = [...module.children.allTests()].map((test) => test.result().state);
  const failed = tests.filter((state) => state === 'failed').length;
  return {
    passed: tests.filter((state) => state === 'passed').length,
    failed: failed || (module.ok() ? 0 : 1),
  };
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

export { ClosingLineReporter as default };
