import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { whenRendered } from '#tests/support/rendering.ts';
import { sideEffects } from './browser.ts';
import {
  controlsIn,
  isCancel,
  isCloseButton,
  isEverywhere,
  isSubmit,
  actionKeyOf,
} from './controls.ts';
import { differences, fingerprint, indented, shortened } from './differences.ts';
import { fill } from './fill.ts';
import { changesOfKept, keptNow, type Kept } from './kept.ts';
import type { OpenPage } from './openPage.tsx';
import { calledOf, isChoice, isField, layoutOf, nameOf, outlineOf, stylesIn } from './outline.ts';

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';

const MOST_LINES_OF_OVERLAY = 60;
/** The most controls that are pressed on a page, in what one of them opens, and in what opens there. */
const MOST_PRESSES = {
  everything: [60, 25, 12],
  // In what a button opens, the form is sent as it is.
  buttons: [16, 1],
};

/** What lies over the page, and what it shows. */
type Overlays = ReadonlyMap<Element, string[]>;

interface Outlines {
  page: string[];
  overlays: Overlays;
}

interface Shown extends Outlines {
  kept: Kept;
  styles: ReadonlyMap<Element, string>;
}

/** The page, or what a press has opened. */
interface Place {
  find: () => Element | undefined;
  open: () => Promise<void>;
  /** How many presses it is away from the page. */
  depth: number;
}

interface Action {
  label: string;
  onPress: () => void;
}

const overlaysNow = () =>
  [...document.querySelectorAll(OVERLAYS)].filter((one) => !one.parentElement?.closest(OVERLAYS));

/** Everything that is shown: the page, then what lies over it. */
export function shownOn(page: OpenPage): string[] {
  return [
    `title “${document.title}”`,
    ...outlineOf(page.place),
    ...overlaysNow().flatMap((one) => ['over it', ...indented(outlineOf(one))]),
  ];
}

const outlinesOn = (page: OpenPage): Outlines => ({
  page: outlineOf(page.place),
  overlays: new Map(overlaysNow().map((one) => [one, outlineOf(one)])),
});

function look(page: OpenPage): Shown {
  return {
    ...outlinesOn(page),
    kept: keptNow(),
    styles: stylesIn(document.body),
  };
}

/** Presses the controls of a page, and writes down what follows. */
export class Presses {
  /** The signs of what has been pressed. */
  private readonly done = new Set<string>();
  private before: Shown;
  /** Where the presses begin: the page, or an open tab of it. */
  private home: string;
  /** Undo, for example, in a message that was shown. */
  private offered: Action | undefined;
  private lastMeanwhile = '';

  constructor(
    private page: OpenPage,
    private readonly reopen: () => Promise<OpenPage>,
    private readonly scope: keyof typeof MOST_PRESSES = 'everything',
  ) {
    this.before = look(page);
    this.home = page.address();
  }

  /** Presses every control once, and the controls in what it opens. Of equal controls in the entries of a list, one is pressed. */
  all(): Promise<string[]> {
    const opensItself = overlaysNow().length > 0;
    return this.pressIn({
      depth: 0,
      find: () => {
        const over = overlaysNow().at(-1);
        return this.hasLeft() || (over && !opensItself) ? undefined : (over ?? this.page.main());
      },
      open: () => this.openAgain(),
    });
  }

  private hasLeft(): boolean {
    return pathOf(this.page.address()) !== pathOf(this.home);
  }

  private async openAgain(): Promise<void> {
    this.page = await this.reopen();
    if (this.page.address() !== this.home) await this.page.goTo(this.home);
    sideEffects.length = 0;
    this.before = look(this.page);
  }

  private async pressIn(place: Place): Promise<string[]> {
    const record: string[] = [];
    for (let count = 0; count < MOST_PRESSES[this.scope][place.depth]!; count += 1) {
      const control = this.nextIn(await found(place), place.depth);
      if (!control) break;
      record.push(...(await this.press(control, place)));
    }
    return record;
  }

  /** A form is sent empty, then filled and sent. */
  private nextIn(place: Element | undefined, depth: number): Element | undefined {
    if (!place) return undefined;
    const fresh = controlsIn(place).filter(
      (one) =>
        !isCloseButton(one) &&
        !(isEverywhere(one) && !this.page.hasFrame) &&
        !this.done.has(actionKeyOf(one)),
    );
    const { scope } = this;
    // What a tab shows is pressed before the next tab is opened.
    if (depth === 0) {
      const wanted = scope === 'buttons' ? fresh.filter((one) => !isField(one)) : fresh;
      return wanted.find((one) => !isTab(one)) ?? wanted[0];
    }
    if (scope === 'buttons') return fresh.find(isSubmit);
    return (
      fresh.find((one) => isSubmit(one) && !this.done.has(emptyActionKeyOf(one))) ??
      fresh.find(isField) ??
      fresh.find((one) => !isCancel(one)) ??
      fresh[0]
    );
  }

  private async press(control: Element, place: Place): Promise<string[]> {
    const actionKey = actionKeyOf(control);
    const isEmpty =
      place.depth > 0 && isSubmit(control) && !this.done.has(emptyActionKeyOf(control));
    this.done.add(isEmpty ? emptyActionKeyOf(control) : actionKey);
    const title = `${isField(control) && !isChoice(control) ? 'fill' : 'press'} ${calledOf(control)}`;
    const around = overlaysNow().at(-1);
    const record = await this.follow(control);
    if (this.scope === 'everything' && record.includes('is refused')) {
      const again = control.isConnected ? control : await this.same(actionKey, place);
      if (again) record.push('again', ...indented(await this.follow(again)));
    }
    if (this.scope === 'buttons' && isSubmit(control) && control.isConnected)
      record.push(...(await this.sendFilled(control as HTMLButtonElement)));
    const opened = overlaysNow().at(-1);
    if (opened && opened !== around && place.depth + 1 < MOST_PRESSES[this.scope].length)
      record.push(...(await this.pressInside(opened, actionKey, place)));
    record.push(...(await this.pressOffered(title)));
    if (isTab(control)) this.home = this.page.address();
    if (place.depth === 0) await this.goHome();
    return [title, ...indented(record)];
  }

  private async sendFilled(submit: HTMLButtonElement): Promise<string[]> {
    const fields = submit.form ? controlsIn(submit.form).filter(isField) : [];
    for (const field of fields) if (!isChoice(field)) fill(field);
    await this.page.whenQuiet();
    if (fields.length === 0 || !submit.isConnected) return [];
    return ['filled', ...indented(await this.follow(submit))];
  }

  private async same(actionKey: string, place: Place): Promise<Element | undefined> {
    const around = await found(place);
    return around && controlsIn(around).find((one) => actionKeyOf(one) === actionKey);
  }

  /** What has opened; then how Escape closes it. */
  private async pressInside(opened: Element, opener: string, around: Place): Promise<string[]> {
    let open: Element | undefined = opened;
    const place: Place = {
      depth: around.depth + 1,
      find: () => (open && overlaysNow().at(-1) === open ? open : undefined),
      open: async () => {
        const control = await this.same(opener, around);
        if (!control) return;
        await this.follow(control);
        open = overlaysNow().at(-1);
      },
    };
    const record = await this.pressIn(place);
    if (await found(place)) {
      record.push('press Escape', ...indented(await this.whatFollows(pressEscape)));
      if (place.find()) await this.openAgain();
    }
    return record;
  }

  /** What a message offers, such as Undo. */
  private async pressOffered(title: string): Promise<string[]> {
    const { offered } = this;
    this.offered = undefined;
    const actionKey = `${offered?.label} after ${title}`;
    if (!offered || this.scope === 'buttons' || this.done.has(actionKey)) return [];
    this.done.add(actionKey);
    const record = await this.whatFollows(offered.onPress);
    this.offered = undefined;
    return [`press “${offered.label}” in the message`, ...indented(record)];
  }

  /** A press may have filtered the page; the next one starts where the page began. */
  private async goHome(): Promise<void> {
    if (this.hasLeft() || this.page.address() === this.home) return;
    await this.page.goTo(this.home);
    sideEffects.length = 0;
    this.before = look(this.page);
  }

  private follow(control: Element): Promise<string[]> {
    return this.whatFollows(async () => {
      (control as HTMLElement).focus();
      if (isField(control) && !isChoice(control)) return fill(control);
      click(control);
      if (isSubmit(control)) await sendAgain(control as HTMLButtonElement);
    }, control);
  }

  /** Does something, and returns what the page then sends and shows. */
  private async whatFollows(act: () => void | Promise<void>, control?: Element): Promise<string[]> {
    const { before, page } = this;
    const from = page.address();
    sideEffects.length = 0;
    await act();
    let meanwhile: string[] = [];
    await page.whenQuiet(() => {
      if (this.scope === 'everything' && pathOf(page.address()) === pathOf(from))
        meanwhile = differencesBetween(before, outlinesOn(page));
    });
    await this.chooseSuggestion(control);
    const messages = queuedToasts();
    this.offered = messages.find(({ action }) => action)?.action ?? this.offered;
    for (const { id } of messages) closeToast(id);
    if (messages.length > 0) await page.whenQuiet();
    const after = look(page);
    this.before = after;
    const address = page.address();
    const isElsewhere = pathOf(address) !== pathOf(from);
    const effects = sideEffects.splice(0);
    return [
      ...(this.scope === 'buttons' ? withQuestionsSorted(effects) : effects),
      ...(address === from ? [] : [`${page.way()} ${address}`]),
      ...this.whileWaiting(meanwhile),
      ...messages.map(saidIn),
      ...changesOfKept(before.kept, after.kept),
      ...(isElsewhere ? [] : differences(before.page, after.page)),
      ...changesOver(before.overlays, after.overlays),
      ...(isElsewhere ? [] : this.newLayout(before, after)),
      ...(isElsewhere ? [] : focusAfter(control)),
    ];
  }

  /** What is shown until the answer arrives. It is usually the same when a refused change is sent again. */
  private whileWaiting(lines: string[]): string[] {
    const isKnown = lines.join('\n') === this.lastMeanwhile;
    this.lastMeanwhile = lines.join('\n');
    return lines.length > 0 && !isKnown ? ['meanwhile', ...indented(lines)] : [];
  }

  private newLayout(before: Shown, after: Shown): string[] {
    return this.scope === 'buttons'
      ? newLayout(before.styles, after.styles)
      : layoutOfOpened(before, after);
  }

  private async chooseSuggestion(control: Element | undefined): Promise<void> {
    const isAsked = control?.getAttribute('role') === 'combobox';
    const option = isAsked && document.querySelector('[role=option]');
    if (!option) return;
    sideEffects.push(`chooses “${nameOf(option)}”`);
    option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    click(option);
    await this.page.whenQuiet();
  }
}

async function found(place: Place): Promise<Element | undefined> {
  if (!place.find()) await place.open();
  return place.find();
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0];

const isTab = (control: Element) => control.getAttribute('role') === 'tab';

const emptyActionKeyOf = (control: Element) => `empty ${actionKeyOf(control)}`;

export const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Sends a form once more, by its button and by key, while the first request is under way. Nothing more may be sent. */
async function sendAgain(submit: HTMLButtonElement): Promise<void> {
  const { form } = submit;
  await whenRendered();
  if (!form || !sideEffects.some((effect) => effect.startsWith('sends '))) return;
  if (submit.isConnected) click(submit);
  const field = form.querySelector('[aria-keyshortcuts="Control+Enter"]');
  const keys = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
  if (field?.isConnected) field.dispatchEvent(new KeyboardEvent('keydown', keys));
}

function pressEscape(): void {
  for (const kind of ['keydown', 'keyup'])
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent(kind, { key: 'Escape', bubbles: true, cancelable: true }),
    );
}

const saidIn = ({ kind, title, message, action }: ReturnType<typeof queuedToasts>[number]) =>
  ['says', kind, `“${title}”`, message && `“${message}”`, action && `(${action.label})`]
    .filter(Boolean)
    .join(' ');

const MOST_LINES_MEANWHILE = 5;

const differencesBetween = (before: Outlines, after: Outlines): string[] => [
  ...differences(before.page, after.page, MOST_LINES_MEANWHILE),
  ...[...after.overlays].flatMap(([one, lines]) =>
    differences(before.overlays.get(one) ?? [], lines, MOST_LINES_MEANWHILE),
  ),
];

function changesOver(before: Overlays, after: Overlays): string[] {
  const closed = [...before.keys()].filter((one) => !after.has(one));
  return [
    ...closed.map((one) => `closes ${headingOf(before.get(one)!)}`),
    ...[...after].flatMap(([one, lines]) => {
      const earlier = before.get(one);
      if (earlier) return differences(earlier, lines);
      return ['opens', ...indented(shortened(lines, MOST_LINES_OF_OVERLAY))];
    }),
  ];
}

/** Which answers a page still needs, and in which order it asks, depends on the code that was loaded before. */
function withQuestionsSorted(effects: readonly string[]): string[] {
  const questions = effects.filter((effect) => effect.startsWith('asks '));
  return [
    ...new Set(questions.toSorted()),
    ...effects.filter((effect) => !effect.startsWith('asks ')),
  ];
}

/** A fingerprint of the classes and styles that are new. */
function newLayout(before: Shown['styles'], after: Shown['styles']): string[] {
  const changed = [...after].filter(([element, style]) => before.get(element) !== style);
  return changed.length > 0 ? [`layout ${fingerprint(changed.map(([, style]) => style))}`] : [];
}

/** The same for what has opened. */
const layoutOfOpened = ({ overlays }: Outlines, after: Outlines): string[] =>
  [...after.overlays.keys()].filter((one) => !overlays.has(one)).map(layoutOf);

const headingOf = (lines: readonly string[]) => /“.*”/.exec(lines[0] ?? '')?.[0] ?? 'it';

function focusAfter(control: Element | undefined): string[] {
  const { activeElement } = document;
  if (activeElement === control) return [];
  if (!activeElement || activeElement === document.body) return ['focus is lost'];
  return [`focus on ${calledOf(activeElement).slice(0, 120)}`];
}
