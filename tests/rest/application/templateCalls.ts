import { scenario } from '#tests/support/scenario.ts';

/** Each path of one kind of template, and how it is called: one company adds, changes and deletes. */
function callsFor(path: string, body: object) {
  let company: ReturnType<typeof companyWithOne> | undefined;
  const companyWithOne = async () => {
    const { employer: who } = await scenario().employer();
    const { body: added } = await who.rest('POST', `/api${path}`, body);
    return { who, params: { id: String(added['id']) } };
  };
  const known = () => (company ??= companyWithOne());
  return {
    [`GET ${path}`]: known,
    [`POST ${path}`]: async () => ({
      ...(await known()),
      body: { ...body, name: 'Second' },
      status: 201,
    }),
    [`PUT ${path}/{id}`]: async () => ({ ...(await known()), body: { ...body, name: 'Third' } }),
    [`DELETE ${path}/{id}`]: async () => ({ ...(await known()), status: 204 }),
  };
}

export const templateCalls = () => ({
  ...callsFor('/message-templates', { name: 'First', body: 'Dear {name}, thank you.' }),
  ...callsFor('/offer-templates', { name: 'First', language: 'hi', letter: 'Dear {candidate}' }),
});
