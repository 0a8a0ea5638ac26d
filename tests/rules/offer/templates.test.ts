import 'reflect-metadata';
import { expect, test } from 'vitest';
import { offerTemplatesOf } from '#server/modules/offer/template/offerTemplate.service.ts';

test('a company’s own letters come first, then ours, that in the language of the reader at the top', async () => {
  const own = [{ id: '1', name: 'Ours', language: 'en', letter: '', isOwn: true }];
  const services = { database: { read: async () => own } };
  const languagesFor = async (companyId: string | null) =>
    (await offerTemplatesOf({ services, viewer: { companyId }, locale: 'hi' } as never)).map(
      ({ isOwn, language }) => (isOwn ? 'own' : language),
    );
  expect(await languagesFor('lotus')).toEqual(['own', 'hi', 'en', 'es']);
  expect(await languagesFor(null)).toEqual(['hi', 'en', 'es']);
});
