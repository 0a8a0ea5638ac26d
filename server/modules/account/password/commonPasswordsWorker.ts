import { parentPort } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '#schema/options/limits.ts';

const list = dictionary['passwords-common'] as readonly string[];
// Shorter ones are refused for their length, but as a word they may be most of a longer one.
parentPort!.postMessage(
  list.filter((password) => password.length >= PASSWORD_MIN || /^\p{L}{4,}$/u.test(password)),
  [],
);
