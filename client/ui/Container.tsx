import type { ComponentProps } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ContainerProps extends ComponentProps<'div'> {
  /**
   * text: a readable measure under the start of the header; message: the same in the middle, for pages that say one
   * thing; page: the site's width, wider in the work frame; wide: always wider.
   */
  width?: 'text' | 'message' | 'page' | 'wide';
}

const widths = {
  text: 'max-w-[1160px] *:max-w-[672px] work:max-w-[1440px]',
  message: 'max-w-[720px]',
  page: 'max-w-[1160px] work:max-w-[1440px]',
  wide: 'max-w-[1440px]',
};

export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={joinClasses('mx-auto w-full px-4 md:px-6', widths[width], className)}
    />
  );
}
