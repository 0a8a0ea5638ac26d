/** The frame of every input and select. 17 px text also keeps phones from zooming in. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-edge bg-card px-3 text-base text-text ' +
  'transition-colors duration-100 hover:border-soft aria-invalid:border-red ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-soft';
