import { expect, test } from 'vitest';
import { frameAddress, readFromFrame, readFromPage } from './chat-frame.ts';

test('a frame says that it is ready and which conversation it shows, and nothing else', () => {
  expect(readFromFrame({ type: 'iframe-ready', more: 1 })).toEqual({ type: 'iframe-ready' });
  expect(readFromFrame({ type: 'thread_id', thread_id: 'a-B_1' })).toEqual({
    type: 'thread_id',
    thread_id: 'a-B_1',
  });
  for (const data of [
    null,
    'iframe-ready',
    { type: 'token', token: 'x' },
    { type: 'thread_id' },
    { type: 'thread_id', thread_id: '../x' },
    { type: 'thread_id', thread_id: 'x'.repeat(65) },
  ])
    expect(readFromFrame(data)).toBeNull();
});

test('a page hands over a token, a stock with its name, and a conversation, and nothing else', () => {
  const said = [
    { type: 'token', token: 'chat.x.y' },
    { type: 'navigate', stock: 'BRK-B', name: 'Berkshire' },
    { type: 'navigate', stock: '', name: '' },
    { type: 'thread_id', thread_id: 'x' },
  ];
  expect(said.map(readFromPage)).toEqual(said);
  for (const data of [
    undefined,
    { type: 'iframe-ready' },
    { type: 'token', token: 1 },
    { type: 'navigate', stock: 'x"><b>', name: '' },
    { type: 'navigate', stock: 'ABC' },
  ])
    expect(readFromPage(data)).toBeNull();
});

test('the address of an app names what it is to show, whoever serves it', () => {
  expect(frameAddress('/redchat/app', { stock: 'ABEO', name: 'A & B', thread: '' })).toBe(
    '/redchat/app?stock=ABEO&name=A+%26+B',
  );
  expect(frameAddress('https://chat.example/app?x=1', { thread: 't' })).toBe(
    'https://chat.example/app?x=1&thread_id=t',
  );
});
