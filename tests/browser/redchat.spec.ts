import type { Page } from '@playwright/test';
import { expect, inspect, known, test } from '../support/account-site.ts';
import { faultsOf } from '../support/axe.ts';
import { plainForms } from '../support/browser.ts';
import { enter } from '../support/favorites-site.ts';
import { isLong } from '../support/long.ts';

test.use({ expectedErrors: [/status of [45]\d\d|ERR_FAILED/] });

const frame = (page: Page) => page.frameLocator('.chat-frame');
const field = (page: Page) => frame(page).getByRole('textbox', { name: /^Ask about/ });
const answers = (page: Page) => frame(page).locator('.chat-exchange[data-state=done]');

async function ask(page: Page, question: string, nth: number) {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(nth);
}

/** While an answer runs the button stops it: what was there stays, is said to be stopped, and the next question can be asked. */
async function stopsOnRequest(page: Page): Promise<void> {
  const asked = Promise.withResolvers<undefined>();
  const seen: string[] = [];
  await page.route('**/api/chat/messages/*/events', async (route) => {
    await asked.promise;
    const answer = JSON.stringify({ html: '<div class="chat-text"><p>Half of it.</p></div>', state: 'stopped', followUps: [] });
    await route.fulfill({ contentType: 'text/event-stream', body: `event: answer\ndata: ${answer}\n\n` });
  });
  await page.route('**/api/chat/messages/*/stop', async (route) => {
    seen.push(route.request().method());
    await route.continue();
    asked.resolve(undefined);
  });
  await field(page).fill('And the burn?');
  await field(page).press('Enter');
  await frame(page).getByRole('button', { name: 'Stop' }).click();
  await expect(frame(page).locator('.chat-exchange[data-state=stopped]')).toContainText('Half of it.');
  await expect(frame(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(frame(page).locator('[data-said]')).toHaveText(/^Half of it\. .*stopped/i);
  expect(seen).toEqual(['POST']);
  await page.unrouteAll();
} // prettier-ignore

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a question is a form and its answer a page, which nobody else sees, and is renamed, found and deleted', async ({ page, site, openAnother }) => {
      test.skip(javaScriptEnabled, 'forms are shown where no script runs');
      await enter(page, site);
      await page.goto('/redchat?symbol=ABEO');
      await page.getByRole('textbox', { name: /^Ask about Abeona/ }).fill('How much cash does it have?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(/\/redchat\?thread=/);
      await expect(page.getByRole('heading', { name: 'How much cash does it have?' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
      const other = await openAnother();
      for (const who of [null, await known(site)]) {
        if (who) await enter(other, site, who);
        await other.goto(page.url());
        await expect(other.getByText('This conversation is not here.').first()).toBeVisible();
      }
      await page.getByRole('textbox', { name: 'Chat title' }).fill('Cash of Abeona, spring');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Title or company' }).fill('spring');
      await page.getByRole('search', { name: 'Chats' }).getByRole('button').click();
      await page.getByRole('link', { name: /spring/ }).click();
      await page.getByRole('button', { name: 'Delete this chat' }).click();
      await page.goto('/redchat');
      await expect(page.getByText('No chat history available')).toBeVisible();
    }); // prettier-ignore
  });
}

/** On paper the conversation stands from its first question to its last answer, which a frame would show a window of. */
async function printsWhole(page: Page): Promise<void> {
  const whole = page.locator('.chat-print');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(whole.locator('.chat-question')).toHaveText(await frame(page).locator('.chat-question').allInnerTexts());
  for (const question of await whole.locator('.chat-question').all()) await expect(question).toBeVisible();
  await expect(whole.getByText('Not investment advice.')).toBeVisible();
  await expect(whole.locator('.chat-composer')).toBeHidden();
  await expect(page.locator('.chat-frame')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(whole).toHaveCount(0);
} // prettier-ignore

test('a question is answered in place, is printed whole, goes on after a reload, and is copied, judged, composed anew', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, site);
  await page.goto('/redchat?symbol=ABEO');
  await ask(page, 'How much cash does it have?', 1);
  await expect(frame(page).getByRole('list', { name: 'Sources' })).toBeVisible();
  // Said once when it is complete, without the marks of sources.
  await expect(frame(page).locator('[data-said]')).toHaveText(/\$[\d.]+M in cash/);
  await expect(page).toHaveURL(/\/redchat\?symbol=ABEO&thread=/);
  await expect(page.getByRole('complementary', { name: 'Chats' }).getByRole('link', { name: /^Abeona/ })).toHaveCount(1);
  await frame(page).locator('.chat-next button').filter({ visible: true }).first().click();
  await expect(answers(page)).toHaveCount(2);
  await expect(frame(page).locator('.chat-actions')).toHaveCount(1);
  // It says so for a moment, which a busy machine would miss.
  const named = frame(page).locator('.chat-actions [data-copy] span').evaluate((word) => new Promise<string>((resolve) => {
    new MutationObserver(() => resolve(word.textContent)).observe(word, { childList: true });
  }));
  await frame(page).getByRole('button', { name: 'Copy' }).click();
  expect(await named).toBe('Copied');
  // The number of a source stands apart from the figure before it.
  expect(await frame(page).locator('body').evaluate(() => navigator.clipboard.readText())).toMatch(/\w\[1\]/);
  await frame(page).getByRole('button', { name: 'Good answer' }).click();
  await expect(frame(page).getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true');
  await frame(page).getByRole('button', { name: 'Regenerate' }).press('Enter');
  await expect(answers(page)).toHaveCount(2);
  // What was pressed was out of sight meanwhile.
  await expect(frame(page).getByRole('button', { name: 'Send' })).toBeFocused();
  await stopsOnRequest(page);
  await field(page).fill('a draft');
  await page.reload();
  await expect(answers(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('a draft');
  await field(page).press('Shift+Enter');
  await expect(field(page)).toHaveValue('a draft\n');
  await printsWhole(page);
  expect(await faultsOf(page)).toEqual([]);
  if (!isLong) return;
  const app = await page.context().newPage();
  await app.goto(`/redchat/app?thread_id=${new URL(page.url()).searchParams.get('thread') ?? ''}`);
  await inspect(app);
}); // prettier-ignore

test('a question that cannot be sent, a line that is lost and an answer that failed are said, and nothing waits for ever @long', async ({ page, site }) => {
  await page.clock.install();
  await enter(page, site);
  await page.goto('/redchat?symbol=ABEO');
  const first = frame(page).getByRole('button', { name: 'What is ABEO?' });
  await page.route('**/api/chat/questions', (route) => route.abort());
  await first.click();
  await expect(frame(page).getByRole('alert')).toContainText('The question could not be sent. Please try again.');
  await expect(first).toBeVisible();
  await expect(field(page)).toHaveValue('What is ABEO?');
  await page.unrouteAll();
  await page.route('**/api/chat/messages/*/events', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/chat/messages/*/stop', (route) => route.abort());
  await field(page).press('Enter');
  const answer = frame(page).locator('.chat-exchange');
  await expect(answer).toContainText('The connection is lost. It is tried again.');
  await frame(page).getByRole('button', { name: 'Stop' }).click();
  await expect(frame(page).getByRole('alert')).toContainText('The answer could not be stopped. Please try again.');
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(answer).toHaveAttribute('data-state', 'failed', { timeout: 500 });
  }).toPass();
  await expect(answer).toContainText('The answer did not arrive. Reload the page to look for it.');
  // Nothing is there that could be copied or judged.
  await expect(answer.getByRole('button').filter({ visible: true })).toHaveText(['Regenerate']);
  await page.unrouteAll();
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
}); // prettier-ignore

test('the panel begins, shares, renames, searches, deletes, and reports what fails', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, site);
  await page.goto('/redchat?symbol=ABEO');
  const panel = page.getByRole('complementary', { name: 'Chats' });
  await expect(panel.getByText('No chat history available')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Learn about Abeona.* - ABEO$/ })).toHaveAttribute('href', '/stocks/ABEO');
  await expect(panel.getByRole('link', { name: /^Start new chat/ })).toHaveCount(0);
  const share = panel.getByRole('button', { name: 'Share conversation link' });
  await share.click();
  await expect(share).toBeDisabled();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(page.getByText('Link copied')).toBeHidden();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/^RedChat answers questions about 4,\d{3} small-cap stocks\. http.*\/redchat\?symbol=ABEO$/);
  await ask(page, 'How much cash does it have?', 1);
  await expect(share).toBeEnabled();
  await share.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await copied()).toMatch(/\/redchat\/shared\/[\w-]{22}$/);

  const row = panel.getByRole('listitem');
  await row.getByRole('button', { name: /^Rename/ }).click();
  await panel.getByRole('textbox', { name: 'Chat title' }).fill('Given up');
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Given up');
  await expect(row.getByRole('button', { name: /^Rename/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('x'.repeat(43));
  await page.keyboard.press('Enter');
  await expect(row).toContainText(`${'x'.repeat(40)}…`);
  await expect(row.getByRole('button', { name: /^Rename/ })).toBeFocused();
  await page.route('**/title', (route) => route.fulfill({ status: 500, body: '{}' }));
  await row.getByRole('button', { name: /^Rename/ }).click();
  await panel.getByRole('textbox', { name: 'Chat title' }).fill('Lost');
  await page.keyboard.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to changing title chat history. Please try again later.' });
  await expect(failure).toBeVisible();

  // On a phone it stands above the chat, not over its head.
  await page.setViewportSize({ width: 390, height: 800 });
  const [said, chat] = await Promise.all([failure.boundingBox(), page.locator('.chat-frame').boundingBox()]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 720 });

  // What is longer than the window scrolls by itself: the field to ask in stays where it is.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 320 });
  const frameEnd = () => page.locator('.chat-frame').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(frameEnd).toBe(320);
  if (size) await page.setViewportSize(size);

  // Offered beside a conversation that was there before, not beside one of this visit.
  const anew = panel.getByRole('link', { name: /^Start new chat with Abeona.* - ABEO$/ });
  await expect(anew).toHaveCount(0);
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await anew.click();
  await expect(answers(page)).toHaveCount(0);
  await expect(anew).toHaveCount(0);
  await panel.getByRole('button', { name: 'Search chats' }).click();
  await panel.getByRole('searchbox').fill('no such');
  await expect(panel.getByText('No chat history available')).toBeVisible();
  await panel.getByRole('searchbox').fill('xxx');
  await panel.getByRole('link', { name: /^Abeona/ }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(anew).toHaveCount(1);
  await panel.getByRole('searchbox').press('Escape');
  await expect(panel.getByRole('searchbox')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Search chats' })).toBeFocused();
  // By keyboard the focus is never at nothing: what asks once more has it, what asked for it, what is left.
  await row.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'History' })).toBeFocused();
}); // prettier-ignore

test('of the panel nothing is loaded before it is touched or something begins beside it, and the first tap acts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto('/redchat?symbol=ABEO');
  await expect(field(page)).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Chats' });
  await expect(panel.getByText('No chat history available')).toBeVisible();
  expect(scripts.filter((url) => /Panel|client\.|react/i.test(url))).toEqual([]);
  // Asked without a move outside of the frame: the list beside it has the conversation.
  await ask(page, 'How much cash does it have?', 1);
  await expect(panel.getByRole('link', { name: /^Abeona/ })).toHaveCount(1);
  expect(scripts.filter((url) => /Panel/.test(url))).not.toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Chats and history' }).click();
  await expect(panel.getByRole('link', { name: /^Abeona/ })).toBeVisible();
}); // prettier-ignore

test('on a phone the panel slides over the chat, and a long answer begins with its question @long', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, site);
  await page.goto('/redchat?symbol=ABEO');
  const panel = page.locator('#chat-panel');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Chats and history' }).click();
  await expect(panel.getByRole('link', { name: 'New Chat' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chats and history' })).toBeFocused();
  // A long answer is read from its question on, and its labels are not broken into letters.
  const long = 'Show revenue and net income by quarter';
  await ask(page, long, 1);
  await expect(frame(page).getByRole('heading', { name: long })).toBeInViewport();
  await expect(frame(page).getByRole('list', { name: 'Sources' }).getByRole('listitem').last()).not.toBeInViewport();
  const label = await frame(page).getByRole('rowheader').first().boundingBox();
  expect(label?.height).toBeLessThan(48);
}); // prettier-ignore

test('on a phone the chat stands in the tab bar, in the place of the link to its own page, and opens over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/terms');
  const avatar = page.getByRole('link', { name: 'Open RedChat' });
  const bar = page.getByRole('navigation', { name: 'Tab bar' });
  const [place, around, beside] = await Promise.all([avatar.boundingBox(), bar.boundingBox(), bar.getByRole('link', { name: 'News' }).boundingBox()]);
  // It stands in the bar, in the place of the link to the chat's own page, and so over nothing of a page.
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Stocks', 'News', 'Settings']);
  expect(place?.y ?? 0).toBeGreaterThanOrEqual(around?.y ?? 0);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0));
  expect(place?.x).toBeCloseTo((beside?.x ?? 0) + (beside?.width ?? 0), 0);
  expect(place?.height).toBeGreaterThanOrEqual(44);
  await page.mouse.wheel(0, 600);
  await avatar.click();
  const dialog = page.getByRole('dialog', { name: 'RedChat' });
  await expect(dialog).toBeVisible();
  // The bar stays, and what opened the chat closes it.
  await avatar.click();
  await expect(dialog).toBeHidden();
}); // prettier-ignore

test('what is entered before the script arrives is asked', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(/_astro\/AppPage\./, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/redchat/app?stock=ABEO', { waitUntil: 'commit' });
  const asked = page.getByRole('textbox', { name: /^Ask about/ });
  await asked.fill('How much cash does it have?');
  await asked.press('Enter');
  held.resolve(undefined);
  await expect(page.locator('.chat-exchange[data-state=done]')).toHaveCount(1);
  await expect(asked).toHaveValue('');
});

test('the chat button greets once, loads nothing before it is pressed, and opens the chat in place', async ({ page, site }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enter(page, site);
  await page.goto('/stocks/ABEO');
  await page.clock.runFor(11_000);
  await page.getByRole('button', { name: 'Close the greeting' }).click();
  expect(await page.evaluate(() => localStorage.getItem('chatGreeting'))).toBe('1');
  expect(asked.filter((path) => /redchat|widget\./.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Open RedChat' }).click();
  const chat = page.getByRole('dialog', { name: 'RedChat' }).frameLocator('iframe');
  await chat.getByRole('textbox', { name: /^Ask about Abeona/ }).fill('How much cash does it have?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('.chat-exchange[data-state=done]')).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'RedChat' });
  // Nothing that stays in sight while the page scrolls lies over it.
  const covered = await dialog.evaluate((panel) => {
    const { left, width, top, height } = panel.getBoundingClientRect();
    const heights = Array.from({ length: 40 }, (_, at) => top + (height * (at + 0.5)) / 40);
    return heights.filter((y) => !panel.contains(document.elementFromPoint(left + width / 2, y)));
  });
  expect(covered).toEqual([]);
  await page.getByRole('button', { name: 'Close RedChat' }).click();
  await expect(dialog).toBeHidden();
  // By the key too while one types in it, and the focus is where it was.
  await page.getByRole('link', { name: 'Open RedChat' }).press('Enter');
  await chat.getByRole('textbox').press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open RedChat' })).toBeFocused();
  await page.goto('/terms');
  await page.clock.runFor(11_000);
  await expect(page.locator('.chat-greeting')).toBeHidden();
}); // prettier-ignore
