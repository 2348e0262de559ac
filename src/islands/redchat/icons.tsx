import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg className="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
        {drawing}
      </svg>
    );
  };

export const Plus = icon(<path d="M5 12h14M12 5v14" />);
export const ArrowRight = icon(<path d="M5 12h14m-7-7 7 7-7 7" />);
export const Share = icon(
  <>
    <circle cx="18" cy="5" r="3" />
    <circle cx="6" cy="12" r="3" />
    <circle cx="18" cy="19" r="3" />
    <path d="m8.6 13.5 6.8 4M15.4 6.5l-6.8 4" />
  </>,
);
export const Search = icon(
  <>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.3-4.3" />
  </>,
);
export const Pencil = icon(<path d="M21.2 6.8a2.8 2.8 0 0 0-4-4L3.8 16.2 2 22l5.8-1.8zM15 5l4 4" />);
export const Trash = icon(
  <path d="M3 6h18M8 6V4a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v2m3 0v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6m5 5v6m4-6v6" />,
);
export const PanelRight = icon(
  <>
    <rect x="3" y="3" width="18" height="18" rx="2" />
    <path d="M15 3v18" />
  </>,
);
export const Close = icon(<path d="M18 6 6 18M6 6l12 12" />);
