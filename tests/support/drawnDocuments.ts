import { isFullSuite } from './suiteSize.ts';

let isDrawn = isFullSuite;

/** For a test file that reads a PDF which the server makes. */
export function drawDocuments(): void {
  isDrawn = true;
}

/** For a test file that only records that there is a PDF. */
export function skipDrawing(): void {
  isDrawn = false;
}

export const documentsAreDrawn = () => isDrawn;

/** Run after each test file. */
export function drawAsUsual(): void {
  isDrawn = isFullSuite;
}
