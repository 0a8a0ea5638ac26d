import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parseMail.ts';

const mail = await parseMail(workerData as Uint8Array);
parentPort!.postMessage(mail, []);
