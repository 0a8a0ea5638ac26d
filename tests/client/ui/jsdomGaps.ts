/** React Aria asks for CSS.escape, which jsdom does not have; ids and names here need no more than this. */
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text) => text.replace(/[^\w-]/g, (letter) => `\\${letter}`);
