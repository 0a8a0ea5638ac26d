import { describeLastFullRun } from './lastFullRun.ts';

process.stdout.write(`${await describeLastFullRun()}\n`);
