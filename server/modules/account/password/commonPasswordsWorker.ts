import { parentPort } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON_MAX = 10_000;

const list = dictionary['passwords-common'] as readonly string[];
parentPort!.postMessage(list.slice(0, COMMON_MAX), []);
