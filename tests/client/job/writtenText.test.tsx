import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';

test.each([
  ['hi', ['en', null]],
  ['en', [null, 'hi']],
] as const)(
  'a written text names its language on a page in another one (%s)',
  async (locale, expected) => {
    await drawInSite(
      <>
        <WrittenText text="Staff Nurse" />
        <WrittenText text="नर्स">
          <mark>नर्स</mark>
        </WrittenText>
      </>,
      { locale },
    );
    const texts = [screen.getByText('Staff Nurse'), screen.getByText('नर्स').closest('span')];
    expect(texts.map((text) => text?.getAttribute('lang') ?? null)).toEqual(expected);
  },
);
