import { describe, expect, test } from 'vitest';
import { nameOf, parse, roleOf } from '../support/text-browser/dom.ts';
import { entriesOf, isIncomplete } from '../support/text-browser/forms.ts';
import { type TextLocator, TextScope } from '../support/text-browser/locator.ts';

/** A page of nothing but its HTML; where it would lead is noted. */
class Still extends TextScope {
  readonly used: string[] = [];
  private readonly document;

  constructor(html: string) {
    super();
    this.document = parse(html);
  }

  protected readonly hands = {
    follow: ({ attribs }: { attribs: Record<string, string> }) => this.note(`to ${attribs['href']}`),
    send: () => this.note('sent'),
    enter: () => this.note('entered'),
    touch: () => undefined,
  };

  protected scopes() {
    return [this.document];
  }

  private note(what: string): Promise<void> {
    this.used.push(what);
    return Promise.resolve();
  }
}
const open = (html: string) => new Still(html);
const only = (locator: TextLocator) => locator.one();

describe('what the text browser finds', () => {
  test('is named as a screen reader names it', () => {
    const page = open(`<h2 id="t">News <svg aria-hidden="true"><title>x</title></svg> of today</h2>
      <section aria-labelledby="t"><label>Mail <input name="m"></label></section><a href="/">A <b>link</b></a>`);
    expect(nameOf(only(page.getByRole('region')))).toBe('News of today');
    expect(only(page.getByLabel('mail')).attribs['name']).toBe('m');
    expect(nameOf(only(page.getByRole('link', { name: 'a link' })))).toBe('A link');
  });

  test('is there for everybody: nothing hidden, closed or in a template', async () => {
    const page = open(`<p hidden>x</p><details><summary>s</summary><button>in</button></details>
      <dialog><button>d</button></dialog><template><button>t</button></template><button>seen</button>`);
    expect(await page.getByRole('button').count()).toBe(1);
    await page.locator('summary').click();
    expect(await page.getByRole('button').count()).toBe(2);
    await expect(page.getByText('x').click()).rejects.toThrow('not visible');
  });

  test('is one where one is meant', () => {
    const page = open('<i>a</i><i>a</i>');
    expect(() => page.getByText('a').one()).toThrow('2 elements');
    expect(() => page.getByText('b').one()).toThrow('no element');
    expect(roleOf(only(open('<header></header>').locator('header')))).toBe('banner');
  });
});

describe('what the text browser sends', () => {
  const FORM = `<form><input name="a" value="1"><input type="checkbox" name="b" value="2"><input name="c" disabled>
    <select name="d"><option value="x">X</option><option selected>Y</option></select><textarea name="e">
z</textarea><button name="f" value="3">Go</button><button name="g">No</button></form>`;

  test('is what a browser sends: controls that count, and the button that was pressed', async () => {
    const page = open(FORM);
    const [form, button] = [only(page.locator('form')), only(page.getByRole('button', { name: 'Go' }))];
    expect(entriesOf(form, button)).toEqual([
      ['a', '1'],
      ['d', 'Y'],
      ['e', 'z'],
      ['f', '3'],
    ]);
    await page.locator('[name=b]').check();
    await page.locator('select').selectOption('X');
    expect(entriesOf(form).slice(1, 3)).toEqual([
      ['b', '2'],
      ['d', 'x'],
    ]);
  });

  test('waits for what is required, and is nothing without a way', async () => {
    const page = open('<form><input required></form><a href="/x">x</a>');
    const form = only(page.locator('form'));
    expect(isIncomplete(form)).toBe(true);
    await page.locator('input').fill('a');
    expect(isIncomplete(form)).toBe(false);
    await page.getByText('x', { exact: true }).click();
    expect(page.used).toEqual(['to /x']);
    await expect(page.locator('input').press('ArrowDown')).rejects.toThrow('scripts');
  });
});
