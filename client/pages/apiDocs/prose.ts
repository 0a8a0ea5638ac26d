const HEADINGS =
  '[&_h2]:text-lg md:[&_h2]:text-xl [&_h2]:scroll-mt-20 [&_h3]:mt-8 [&_h3]:scroll-mt-20 [&_h3]:text-base [&_h3]:font-semibold ' +
  'md:[&_h3]:text-lg [&_h4]:mt-5 [&_h4]:scroll-mt-20 [&_h4]:font-semibold ' +
  '[&_:is(h2,h3,h4)>a:hover]:underline [&_section+section]:mt-12 [&_section+section]:border-t [&_section+section]:border-line [&_section+section]:pt-10';

const TEXT =
  '[&_:is(p,ul,ol,figure,[data-table])]:mt-4 [&_:is(p,li)]:max-w-[72ch] [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-2 ' +
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li]:marker:text-soft [&_:is(p,li,td)_a]:text-link [&_:is(p,li,td)_a]:underline ' +
  '[&_strong]:font-bold [&_:not(pre)>code]:rounded-sm [&_:not(pre)>code]:bg-tint [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:text-[0.9em] [&_:not(pre)>code]:[overflow-wrap:anywhere]';

const CODE =
  '[&_figure]:overflow-hidden [&_figure]:rounded-card [&_figure]:border [&_figure]:border-line [&_figure]:bg-tint ' +
  '[&_figcaption]:flex [&_figcaption]:min-h-11 [&_figcaption]:items-center [&_figcaption]:justify-between [&_figcaption]:border-b [&_figcaption]:border-line [&_figcaption]:pl-4 [&_figcaption]:text-sm [&_figcaption]:text-soft ' +
  '[&_figcaption_button]:min-h-11 [&_figcaption_button]:px-4 [&_figcaption_button]:font-semibold [&_figcaption_button]:text-ink ' +
  '[&_pre]:overflow-x-auto [&_pre]:p-4 [&_pre]:text-sm [&_pre]:leading-relaxed ' +
  '[&_[data-comment]]:text-soft [&_[data-text]]:text-green [&_[data-word]]:text-ink [&_[data-number]]:text-amber';

const TABLE =
  '[&_[data-table]]:overflow-x-auto [&_table]:w-full [&_table]:min-w-[30rem] [&_table]:text-sm [&_table]:border-collapse [&_td:first-child_code]:whitespace-nowrap ' +
  '[&_th]:text-left [&_th]:font-semibold [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:align-top';

/** Styles of the elements in the chapters' Markdown. */
export const PROSE = [HEADINGS, TEXT, CODE, TABLE].join(' ');
