import { type RefObject, useEffect, useRef } from 'react';

/** A dialog element that opens as a modal when it first appears. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
