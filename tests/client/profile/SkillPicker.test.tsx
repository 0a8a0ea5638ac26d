import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { SkillPicker } from '#client/components/profile/SkillPicker.tsx';
import jobFacts from '#schema/words/hi/jobFacts.json' with { type: 'json' };
import profile from '#schema/words/hi/profile.json' with { type: 'json' };

test('listed skills are shown, found and added by their translated names, and stored in English', async () => {
  const onChange = vi.fn<(skills: readonly string[]) => void>();
  render(
    <IntlProvider locale="hi" messages={{ jobFacts, profile }}>
      <SkillPicker
        label="Skills"
        name="skills"
        boxLabel="Find"
        predefined={['Sales', 'Leadership', 'React']}
        value={['React']}
        onChange={onChange}
      />
    </IntlProvider>,
  );
  expect(screen.getByRole('button', { name: 'React' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'सेल्स' }));
  await userEvent.type(screen.getByLabelText('Find'), 'नेतृत्व');
  expect(screen.queryByRole('button', { name: 'सेल्स' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[['React', 'Sales']], [['React', 'Leadership']]]);
});
