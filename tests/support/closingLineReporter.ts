import type { Reporter, TestModule } from 'vitest/node';

/** Says in the very last line what the run came to: `12 passed, 0 failed`. */
export class ClosingLineReporter implements Reporter {
  #passed = 0;
  #failed = 0;

  onInit() {
    process.once('exit', () => {
      // A filter that fits nothing is a mistake, not a success.
      if (this.#passed + this.#failed === 0) process.exitCode ||= 1;
      process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const counts = modules.map(count);
    this.#passed = sum(counts.map(({ passed }) => passed));
    this.#failed = sum(counts.map(({ failed }) => failed)) + unhandled.length;
  }
}

/** A file that cannot be loaded, or whose hooks fail, counts as one failure of its own. */
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
