import { calledOf, isField, nameOf } from './outline.ts';

const CONTROLS =
  'button, summary, input, select, textarea, [role=switch], [role=tab], [role^=menuitem], [role=button]';
const ENTRIES = 'li, tr, article';
const PARTS = 'section, fieldset, form, [role=group], [role=dialog], [role=menu]';

/** What can be pressed or filled, in the order of the page. */
export function controlsIn(place: Element): Element[] {
  return [...place.querySelectorAll(CONTROLS)].filter((control) => {
    const { disabled, readOnly, type } = control as HTMLInputElement;
    if (disabled || readOnly || control.getAttribute('aria-disabled') === 'true') return false;
    return type === 'file' || !control.closest('[hidden], [aria-hidden=true], [inert]');
  });
}

const actionKeys = new WeakMap<Element, string>();

/** Equal for controls that do the same, for example in each entry of a list. It stays when the text of a control changes. */
export function actionKeyOf(control: Element): string {
  const known = actionKeys.get(control) ?? newActionKey(control);
  actionKeys.set(control, known);
  return known;
}

function newActionKey(control: Element): string {
  const entry = control.closest(ENTRIES);
  const heading = (entry?.parentElement ?? control)
    .closest(PARTS)
    ?.querySelector('h1, h2, h3, h4, legend')?.textContent;
  const called = calledOf(control);
  const verb = entry && !isField(control) ? called.split(/[\s:]/, 2).join(' ') : called;
  return `${verb} ${iconOf(control)} in ${heading ?? ''}`.replace(/\s*[\d.,]+/g, '');
}

const iconOf = (control: Element): string =>
  /lucide-(?!icon)[\w-]+/.exec(control.querySelector('svg')?.getAttribute('class') ?? '')?.[0] ??
  '';

export const isSubmit = (control: Element): boolean =>
  control.localName === 'button' && (control as HTMLButtonElement).type === 'submit';

/** A button that closes a dialog and changes nothing. */
export const isCancel = (control: Element): boolean =>
  /^(?:cancel|not now|keep)\b/i.test(nameOf(control));

/** The cross of a dialog does the same as Escape, which is pressed in each. */
export const isCloseButton = (control: Element): boolean =>
  /^(?:Close|Dismiss)$/.test(nameOf(control));

/** In the menu of each page of an area. */
export const isEverywhere = (control: Element): boolean =>
  /^(?:Logout$|Admin menu\b)/.test(nameOf(control));
