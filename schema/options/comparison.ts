/** Our choice: more do not fit side by side. Kept apart from the other limits, because every page loads this one. */
export const COMPARED_MAX = 3;
