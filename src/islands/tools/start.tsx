import { createRoot } from 'react-dom/client';
import { Boundary } from '#ui/browser/Boundary.tsx';
import { Editing } from './editing.ts';
import { Notices } from './Notices.tsx';

/** Enhances the form within `host`. Returns what ends that. */
export function startEditing(host: HTMLElement): () => void {
  const editing = new Editing(host);
  const place = host.querySelector<HTMLElement>('[data-part="notices"]');
  const root = place && createRoot(place);
  root?.render(
    <Boundary small>
      <Notices editing={editing} />
    </Boundary>,
  );
  void editing.start();
  return () => {
    editing.stop();
    root?.unmount();
  };
}
