/** Our choice: more do not fit side by side. Apart from the other limits, because every page loads it. */
export const COMPARED_MAX = 3;
