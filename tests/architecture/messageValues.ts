import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

interface Values {
  /** What a message shows: values, and the tags around words. */
  shown: string[];
  /** The values that choose between wordings; another language may not need the choice. */
  chosenBy: string[];
}

export function valuesIn(message: string): Values {
  const shown = new Set<string>();
  const chosenBy = new Set<string>();
  const read = (elements: MessageFormatElement[], counted?: string) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) continue;
      if (element.type === TYPE.pound) {
        if (counted) shown.add(counted);
      } else if (element.type === TYPE.plural || element.type === TYPE.select) {
        chosenBy.add(element.value);
        const inner = element.type === TYPE.plural ? element.value : counted;
        for (const { value } of Object.values(element.options)) read(value, inner);
      } else {
        shown.add(element.value);
        if (element.type === TYPE.tag) read(element.children, counted);
      }
    }
  };
  read(parse(message));
  return { shown: [...shown].sort(), chosenBy: [...chosenBy].sort() };
}
