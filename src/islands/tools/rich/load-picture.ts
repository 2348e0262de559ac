const TIMEOUT_MS = 10_000;

/** Whether this browser can show the picture at an address. The server never asks for it. */
export const canShow = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image();
    const end = (isShown: boolean) => {
      clearTimeout(timer);
      picture.onload = null;
      picture.onerror = null;
      resolve(isShown);
    };
    const timer = setTimeout(() => end(false), TIMEOUT_MS);
    picture.referrerPolicy = 'no-referrer';
    picture.onload = () => end(picture.naturalWidth > 0);
    picture.onerror = () => end(false);
    picture.src = address;
  });
