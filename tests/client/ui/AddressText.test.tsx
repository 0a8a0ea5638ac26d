import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressText } from '#client/components/AddressText.tsx';

test.each([
  ['asha.rao@mail.example.com', 'asha.|rao@|mail.|example.com'],
  ['rao@people.example', 'rao@|people.|example'],
  ['a@b.in', 'a@|b.in'],
])('%s breaks after its @ and dots', (address, lines) => {
  const { container } = render(<AddressText address={address} />);
  expect(container.textContent).toBe(address);
  expect(container.innerHTML.replaceAll('<wbr>', '|').replaceAll(/<.*?>/g, '')).toBe(lines);
});
