import userEvent from '@testing-library/user-event';

type Options = Parameters<typeof userEvent.type>[2];

/** The functions that both the library and a user set up by it have. */
interface Typing {
  click(element: Element): Promise<void>;
  keyboard(text: string): Promise<unknown>;
  paste(text: string): Promise<void>;
  type(element: Element, text: string, options?: Options): Promise<void>;
}

/** Texts that are typed letter by letter: with the name of a key, such as {Enter}, or too short to save time. */
const KEYS = /[{[]|^.{0,3}$/;

/** Each letter redraws the page. Here most of a text arrives at once, and only its last letter as a key. */
function typesQuickly<One extends Typing>(user: One): One {
  const letterByLetter = user.type.bind(user);
  const type: Typing['type'] = async (element, text, options) => {
    if (options || KEYS.test(text)) return letterByLetter(element, text, options);
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return Object.assign(user, { type });
}

declare global {
  var isTypingQuick: boolean | undefined;
}

/** For the quick suite; the full one types letter by letter. */
export function typeQuickly(): void {
  // Test files share the library.
  if (globalThis.isTypingQuick) return;
  globalThis.isTypingQuick = true;
  const { setup } = userEvent;
  Object.assign(typesQuickly(userEvent), {
    setup: (...given: Parameters<typeof setup>) => typesQuickly(setup(...given)),
  });
}
