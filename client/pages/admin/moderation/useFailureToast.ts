import { useFailureToast as useToast } from '#client/components/useFailureToast.ts';

/** The documented sentence, with the reason below it. In the admin area it stays until closed. */
export const useFailureToast = () => useToast(Infinity);
