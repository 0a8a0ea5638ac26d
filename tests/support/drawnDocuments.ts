import { isFullSuite } from './breadth.ts';

let isDrawn = isFullSuite;

/** For a test file that reads a PDF which the server makes. */
export function drawDocuments(): void {
  isDrawn = true;
}

export const documentsAreDrawn = () => isDrawn;

/** Run after each test file. */
export function stopDrawing(): void {
  isDrawn = isFullSuite;
}
