import { isFullSuite } from './breadth.ts';

let isDrawn = isFullSuite;

/** For a test file that reads a PDF which the server makes. */
export function drawDocuments(): void {
  isDrawn = true;
}

/** For a test file that only says where there is one. */
export function skipDrawing(): void {
  isDrawn = false;
}

export const documentsAreDrawn = () => isDrawn;

/** Run after each test file. */
export function drawAsUsual(): void {
  isDrawn = isFullSuite;
}
