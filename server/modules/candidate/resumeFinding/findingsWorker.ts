import { parentPort, workerData } from 'node:worker_threads';
import { readResume } from '#schema/profile/resume/readResume.ts';

parentPort!.postMessage(readResume(workerData as string), []);
