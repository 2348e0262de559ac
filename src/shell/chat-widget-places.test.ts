import { expect, test } from 'vitest';
import { hasChatWidget } from './chat-widget-places.ts';

test('the chat button stands on public pages, not beside the chat, the tools and the account', () => {
  const paths = ['/', '/stocks/ABEO', '/news', '/redchat', '/redchat/shared/x', '/tools', '/login', '/Profile/Data_Usage', '/settings/view', '/verify']; // prettier-ignore
  expect(paths.filter(hasChatWidget)).toEqual(['/', '/stocks/ABEO', '/news']);
});
