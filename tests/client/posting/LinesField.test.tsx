import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LightMarkdown } from '#client/components/posting/LightMarkdown.tsx';
import { LinesField } from '#client/components/posting/LinesField.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite, leave } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => act(leave));

function Box() {
  const [text, setText] = useState('Taste tea');
  return (
    <>
      <LinesField id="d" name="description" value={text} onChange={setText} />
      <div role="note">
        <LightMarkdown text={text} />
      </div>
    </>
  );
}

test('buttons and keys mark what is selected, and the preview shows it', async () => {
  const user = userEvent.setup({ delay: null });
  await loadWords('en', ['addJob']);
  await drawInSite(
    <Words areas={['addJob']}>
      <Box />
    </Words>,
    { schema: mockedSchema(), path: '/' },
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
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
  const preview = screen.getByRole('note');
  expect(within(preview).getByRole('listitem').querySelector('strong')!.textContent).toBe('tea');
});
