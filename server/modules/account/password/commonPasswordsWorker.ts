import { parentPort } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '#schema/options/limits.ts';

const list = dictionary['passwords-common'] as readonly string[];
// Shorter ones are refused for their length.
parentPort!.postMessage(
  list.filter((password) => password.length >= PASSWORD_MIN),
  [],
);
