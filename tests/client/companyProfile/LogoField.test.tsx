import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { KAVERI, openCompany, stubUploads } from './openCompany.tsx';
import { box, edit, press, waitUntilSaved, write } from './companyForm.ts';

afterEach(() => {
  act(() => leave());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the logo', () => {
  const choose = (file: File) =>
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  const png = new File(['x'], 'us.png', { type: 'image/png' });

  test('is previewed, and sent with the next save', async () => {
    const { sent } = stubUploads({
      status: 201,
      body: { fileId: 'f1', fileName: 'us.webp', fileUrl: '/uploads/logos/f1' },
    });
    const { asked } = await openCompany({ path: '/company-profile?edit=1' });
    await screen.findByRole('button', { name: 'Upload Logo' });
    choose(png);
    const preview = await screen.findByAltText('The logo you chose');
    expect(preview.getAttribute('src')).toBe('blob:preview');
    expect(sent).toEqual([]);
    await press('Save Changes');
    await waitUntilSaved();
    expect(sent).toEqual(['/api/upload/company-logo']);
    expect(asked).toEqual([['setCompanyLogo', { fileId: 'f1' }]]);
  });

  test('is discarded by Cancel if not saved', async () => {
    const { sent } = stubUploads({ status: 201, body: {} });
    const { asked } = await openCompany({ path: '/company-profile?edit=1' });
    await screen.findByRole('button', { name: 'Upload Logo' });
    choose(png);
    await screen.findByAltText('The logo you chose');
    await press('Cancel');
    await edit();
    expect(screen.queryByAltText('The logo you chose')).toBeNull();
    expect([sent, asked]).toEqual([[], []]);
  });

  test('is refused before it is sent if it is not an image', async () => {
    stubUploads({ status: 201, body: {} });
    await openCompany({ path: '/company-profile?edit=1' });
    await screen.findByRole('button', { name: 'Upload Logo' });
    choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Please choose an image, PNG or JPG')).toBeTruthy();
  });

  test('is refused as well if the browser cannot show it', async () => {
    stubUploads({ status: 201, body: {} });
    await openCompany({ path: '/company-profile?edit=1' });
    await screen.findByRole('button', { name: 'Upload Logo' });
    choose(png);
    fireEvent.error(await screen.findByAltText('The logo you chose'));
    expect(await screen.findByText('Please choose an image, PNG or JPG')).toBeTruthy();
    expect(screen.queryByAltText('The logo you chose')).toBeNull();
    choose(png);
    await screen.findByAltText('The logo you chose');
    expect(screen.queryByText('Please choose an image, PNG or JPG')).toBeNull();
    await press('Undo');
    expect(screen.queryByAltText('The logo you chose')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Upload Logo');
  });

  test('a failed upload leaves the rest saved and can be retried', async () => {
    stubUploads({ status: 400, body: { message: 'File size must be less than 10MB' } });
    const { asked } = await openCompany({ path: '/company-profile?edit=1' });
    await screen.findByRole('button', { name: 'Upload Logo' });
    await write(/^City/, 'Thane');
    choose(png);
    await press('Save Changes');
    expect((await screen.findAllByText('File size must be less than 10MB')).length).toBe(1);
    expect(asked).toEqual([['updateCompany', { city: 'Thane' }]]);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeTruthy();
    stubUploads({ status: 201, body: { fileId: 'f2', fileName: 'us.webp', fileUrl: '/x' } });
    await press('Save Changes');
    await waitFor(() => expect(asked.at(-1)).toEqual(['setCompanyLogo', { fileId: 'f2' }]));
  });

  test('of a new company stays chosen until it is uploaded, and the company is created once', async () => {
    stubUploads({ status: 400, body: { message: 'File size must be less than 10MB' } });
    const { asked } = await openCompany({ stored: null });
    await write(/^Company name/, 'Lotus Works');
    fireEvent.change(box(/^Industry/), { target: { value: 'retail' } });
    choose(png);
    await press('Save Changes');
    await screen.findByText('File size must be less than 10MB');
    expect(screen.getByAltText('The logo you chose')).toBeTruthy();
    stubUploads({ status: 201, body: { fileId: 'f2', fileName: 'us.webp', fileUrl: '/x' } });
    await press('Save Changes');
    await waitUntilSaved();
    expect(asked.map(([name]) => name)).toEqual(['createCompany', 'setCompanyLogo']);
  });

  test('is uploaded once, even if it is saved at the second attempt', async () => {
    const { sent } = stubUploads({
      status: 201,
      body: { fileId: 'f1', fileName: 'us.webp', fileUrl: '/uploads/logos/f1' },
    });
    const refusals = ['Away'];
    const { asked } = await openCompany({
      path: '/company-profile?edit=1',
      save: () => {
        const message = refusals.pop();
        if (message) throw new Error(message);
      },
    });
    await screen.findByRole('button', { name: 'Upload Logo' });
    choose(png);
    await press('Save Changes');
    await screen.findByRole('alert');
    await press('Save Changes');
    await waitUntilSaved();
    expect(asked.at(-1)).toEqual(['setCompanyLogo', { fileId: 'f1' }]);
    expect(sent).toHaveLength(1);
  });

  test('that replaces one whose form was refused is uploaded in its place', async () => {
    stubUploads({ status: 201, body: { fileId: 'f1', fileName: 'us.webp', fileUrl: '/x' } });
    const refusals = ['Away'];
    const { asked } = await openCompany({
      path: '/company-profile?edit=1',
      save: () => {
        const message = refusals.pop();
        if (message) throw new Error(message);
      },
    });
    await screen.findByRole('button', { name: 'Upload Logo' });
    choose(png);
    await press('Save Changes');
    await screen.findByRole('alert');
    const { sent } = stubUploads({
      status: 201,
      body: { fileId: 'f2', fileName: 'new.webp', fileUrl: '/y' },
    });
    choose(new File(['y'], 'new.png', { type: 'image/png' }));
    await press('Save Changes');
    await waitUntilSaved();
    expect(sent).toHaveLength(1);
    expect(asked.at(-1)).toEqual(['setCompanyLogo', { fileId: 'f2' }]);
  });

  test('can be removed', async () => {
    const company = { ...KAVERI.company, logoUrl: '/uploads/logos/f0' };
    const { asked } = await openCompany({
      stored: { ...KAVERI, company },
      path: '/company-profile?edit=1',
    });
    await screen.findByAltText('Your current logo');
    await press('Remove logo');
    expect(screen.queryByAltText('Your current logo')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Upload Logo');
    await press('Save Changes');
    await waitUntilSaved();
    expect(asked).toEqual([['setCompanyLogo', { fileId: null }]]);
  });
});
