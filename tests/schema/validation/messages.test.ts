import { describe, expect, test } from 'vitest';
import { messagesSchema, messageTemplateForm } from '#schema/validation/messages.ts';
import { sentences } from './sentences.ts';

const UNKNOWN =
  'Message can only contain {name}, {job}, {company} and {sender} in curly brackets. Please check the rest.';

describe('the text of a message to many applicants', () => {
  test.each([
    ['Dear {name}, {sender} of {company} wrote about {job}. {name}!', {}],
    ['No field at all', {}],
    ['A bracket { without its other half }{', { body: UNKNOWN }],
    ['An unclosed {name', {}],
    ['Dear {nme}', { body: UNKNOWN }],
    ['Dear {name} of {}', { body: UNKNOWN }],
    ['Dear {nme}, {job}', { body: UNKNOWN }],
    ['Dear {Name}', { body: UNKNOWN }],
  ])('%s', (body, errors) => {
    expect(sentences(messageTemplateForm, { name: 'Invitation', body })).toEqual(errors);
    expect(sentences(messagesSchema, { ids: ['a'], body })).toEqual(errors);
  });

  test('goes to at least one applicant', () => {
    expect(sentences(messagesSchema, { ids: [], body: 'Hello' })).toEqual({
      ids: 'Applications: at least one is required',
    });
  });
});
