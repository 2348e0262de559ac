/**
 * A frame is printed as far as it is seen. While one prints, a copy of its whole conversation takes its place in the page, whose
 * styles are those of the frame.
 */
export function printWhole(frame: HTMLIFrameElement): void {
  let copy: HTMLElement | undefined;
  const forget = () => {
    copy?.remove();
    copy = undefined;
  };
  addEventListener('beforeprint', () => {
    forget();
    // An app elsewhere keeps its document to itself.
    const chat = frame.contentDocument?.querySelector('.chat');
    if (!chat) return;
    copy = document.createElement('div');
    copy.className = 'chat-print';
    copy.append(document.importNode(chat, true));
    frame.after(copy);
  });
  addEventListener('afterprint', forget);
}
