import { createRoot } from 'react-dom/client';
import { Boundary } from '#ui/browser/Boundary.tsx';
import { RichText } from './RichText.tsx';

/** Puts an editor before the field within `host`. Returns what takes it away. */
export function mountRichText(host: HTMLElement): () => void {
  const area = host.querySelector('textarea');
  if (!area) return () => undefined;
  const place = document.createElement('div');
  area.before(place);
  const root = createRoot(place);
  const { label = '', format } = host.dataset;
  const choice = format === undefined ? null : area.form?.elements.namedItem(format);
  root.render(
    <Boundary small>
      <RichText area={area} label={label} choice={choice instanceof HTMLSelectElement ? choice : null} />
    </Boundary>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
