import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { AnyNode, Document, Element } from 'domhandler';
import { closest, elementsIn, matcher, parse, textContent, tidy } from './dom.ts';
import { entriesOf, firstButton, formOf, isIncomplete } from './forms.ts';
import { type Hands, TextScope } from './locator.ts';

const MAX_REDIRECTS = 20;

interface Sent {
  method: 'GET' | 'POST';
  form?: readonly (readonly [string, string])[];
}
interface Download {
  suggestedFilename(): string;
  path(): Promise<string>;
}
type OnRequest = (request: { url(): string; resourceType(): string }) => void;

/**
 * A page in a browser without scripts, styles and screen. It asks over HTTP, keeps cookies, follows links, redirects and
 * refreshes, fills forms and sends them, as Chromium does with JavaScript off; what needs more than the HTML is an error.
 */
export class TextPage extends TextScope {
  private document: Document = parse('');
  private address = 'about:blank';
  private html = '';
  private readonly listeners: OnRequest[] = [];
  private readonly visited: { address: string }[] = [];
  private field: Element | undefined;
  private downloaded: ((download: Download) => void) | undefined;

  readonly request: APIRequestContext;
  readonly base: string;

  constructor(request: APIRequestContext, base: string) {
    super();
    this.request = request;
    this.base = base;
  }

  protected readonly hands: Hands = {
    follow: (link) => this.follow(link),
    send: (button) => this.send(formOf(button), button),
    enter: (field) => {
      const form = formOf(field);
      return this.send(form, form && firstButton(form));
    },
    touch: (field) => void (this.field = field),
  };

  protected scopes(): AnyNode[] {
    return [this.document];
  }

  url(): string {
    return this.address;
  }

  content(): Promise<string> {
    return Promise.resolve(this.html);
  }

  title(): Promise<string> {
    const title = [...elementsIn(this.document)].find(({ name }) => name === 'title');
    return Promise.resolve(title ? tidy(textContent(title)) : '');
  }

  async goto(path: string): Promise<APIResponse> {
    return this.load(new URL(path, this.base).href, { method: 'GET' });
  }

  async reload(): Promise<APIResponse> {
    return this.load(this.address, { method: 'GET' });
  }

  async goBack(): Promise<void> {
    this.visited.pop();
    const before = this.visited.pop();
    if (before) await this.load(before.address, { method: 'GET' });
  }

  /** Where the page leads by itself after a while, if it is not there yet. */
  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const isThere = (): boolean =>
      typeof wanted === 'function' ? wanted(new URL(this.address)) : isUrl(this.address, wanted, this.base);
    if (!isThere()) await this.refresh();
    if (!isThere()) throw new Error(`at ${this.address}, not at ${String(wanted)}`);
  }

  waitForEvent(_name: 'download'): Promise<Download> {
    return new Promise((resolve) => (this.downloaded = resolve));
  }

  on(_name: 'request', listener: OnRequest): void {
    this.listeners.push(listener);
  }

  context(): { cookies(): Promise<{ name: string; value: string }[]>; clearCookies(): Promise<void> } {
    return {
      cookies: async () => (await this.request.storageState()).cookies,
      clearCookies: () => Promise.reject(new Error('open another page for somebody else')),
    };
  }

  /** What of the keyboard needs no script: to send the form of the field that was filled last. */
  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      if (key !== 'Enter' || !this.field) throw new Error(`${key} needs a browser with scripts`);
      await this.hands.enter(this.field);
    },
  };

  private async refresh(): Promise<void> {
    const meta = [...elementsIn(this.document)].find(
      ({ name, attribs }) => name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'refresh',
    );
    const to = /url=(.*)$/i.exec(meta?.attribs['content'] ?? '')?.[1];
    if (to !== undefined) await this.load(new URL(to, this.address).href, { method: 'GET' });
  }

  private async follow(link: Element): Promise<void> {
    const to = new URL(link.attribs['href'] ?? '', this.address);
    const here = new URL(this.address);
    if (to.hash !== '' && to.href.split('#')[0] === here.href.split('#')[0]) this.address = to.href;
    else await this.load(to.href, { method: 'GET' });
  }

  private async send(form: Element | undefined, button: Element | undefined): Promise<void> {
    if (!form) throw new Error('a button without a form does nothing without a script');
    const { attribs } = form;
    const action = new URL(button?.attribs['formaction'] ?? attribs['action'] ?? this.address, this.address);
    const method = (button?.attribs['formmethod'] ?? attribs['method'] ?? 'get').toLowerCase();
    if (method === 'dialog') {
      delete closest(form, 'dialog')?.attribs['open'];
      return;
    }
    if (isIncomplete(form, button)) return;
    const entries = entriesOf(form, button);
    if (method === 'post') {
      await this.load(action.href, { method: 'POST', form: entries });
      return;
    }
    action.search = new URLSearchParams(entries).toString();
    await this.load(action.href, { method: 'GET' });
  }

  private async load(first: string, { method, form }: Sent): Promise<APIResponse> {
    let [to, sent]: [URL, Sent] = [new URL(first), { method, ...(form && { form }) }];
    for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
      const response = await this.ask(to, sent);
      const location = response.headers()['location'];
      if (response.status() < 300 || response.status() >= 400 || location === undefined)
        return this.show(to, response);
      const next = new URL(location, to);
      if (next.hash === '') next.hash = to.hash;
      to = next;
      if (response.status() < 307) sent = { method: 'GET' };
    }
    throw new Error(`${first} leads on and on`);
  }

  private ask(to: URL, { method, form }: Sent): Promise<APIResponse> {
    for (const listener of this.listeners) listener({ url: () => to.href, resourceType: () => 'document' });
    const same = this.address.startsWith(new URL(this.base).origin);
    return this.request.fetch(to.href, {
      method,
      maxRedirects: 0,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': same ? 'same-origin' : 'none',
        ...(method === 'POST' && {
          origin: new URL(this.address).origin,
          'content-type': 'application/x-www-form-urlencoded',
        }),
      },
      ...(form && { data: new URLSearchParams(form.map(([name, value]) => [name, value])).toString() }),
    });
  }

  private async show(at: URL, response: APIResponse): Promise<APIResponse> {
    const disposition = response.headers()['content-disposition'] ?? '';
    if (disposition.startsWith('attachment')) {
      await this.keep(/filename="([^"]*)"/.exec(disposition)?.[1] ?? '', await response.body());
      return response;
    }
    this.address = at.href;
    this.html = await response.text();
    this.document = parse(this.html);
    this.field = undefined;
    this.visited.push({ address: at.href });
    return response;
  }

  private async keep(name: string, body: Buffer): Promise<void> {
    const file = join(mkdtempSync(join(tmpdir(), 'download-')), 'file');
    writeFileSync(file, body);
    this.downloaded?.({ suggestedFilename: () => name, path: () => Promise.resolve(file) });
    await Promise.resolve();
  }
}

/** Whether an address is the wanted one; a path is meant on the site at `base`. */
export const isUrl = (address: string, wanted: string | RegExp, base: string): boolean =>
  typeof wanted === 'string' ? address === new URL(wanted, base).href : matcher(wanted)(address);
