import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LightMarkdown } from '#client/components/posting/LightMarkdown.tsx';
import { LinesField } from '#client/components/posting/LinesField.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { drawInSite, leave } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => act(leave));

function Box({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <LinesField id="d" name="description" value={text} onChange={setText} />
      <div role="note">
        <LightMarkdown text={text} />
      </div>
    </>
  );
}

async function open(start: string) {
  await loadWords('en', ['addJob']);
  await drawInSite(
    <Words areas={['addJob']}>
      <Box start={start} />
    </Words>,
    { schema: mockedSchema(), path: '/' },
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

test('buttons and keys mark what is selected, and the preview shows it', async () => {
  const user = userEvent.setup({ delay: null });
  const box = await open('Taste tea');
  box.setSelectionRange(6, 9);
  box.focus();
  await user.keyboard('{Control>}b{/Control}');
  expect(box.value).toBe('Taste **tea**');
  expect([box.selectionStart, box.selectionEnd]).toEqual([8, 11]);
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('- Taste **tea**');
  screen.getByRole('button', { name: 'List' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement, 'after a press by keyboard').toBe(box);
  await user.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
  // What is typed after that goes on where it was begun.
  await user.keyboard('xy');
  expect(box.value).toBe('- Taste **tea**xy');
  const preview = screen.getByRole('note');
  expect(within(preview).getByRole('listitem').querySelector('strong')!.textContent).toBe('tea');
});

test('a mark that would make the text too long is not set', async () => {
  const text = 'a'.repeat(LENGTHS.text - 3);
  const box = await open(text);
  box.setSelectionRange(0, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(box.value).toBe(text);
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(box.value).toBe(`- ${text}`);
});
