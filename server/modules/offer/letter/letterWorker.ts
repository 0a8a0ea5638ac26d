import { parentPort, workerData } from 'node:worker_threads';
import { drawLetter, type LetterSheet } from './drawLetter.ts';

const bytes = await drawLetter(workerData as LetterSheet);
parentPort!.postMessage(bytes, []);
