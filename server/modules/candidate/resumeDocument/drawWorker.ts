import { parentPort, workerData } from 'node:worker_threads';
import { drawResume } from './drawResume.ts';
import type { ResumeSheet } from './resumeSheet.ts';

const bytes = await drawResume(workerData as ResumeSheet);
parentPort!.postMessage(bytes, []);
