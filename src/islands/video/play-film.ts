/** Starts a film with its sound; where a browser refuses that, without, and where it refuses that too, its controls are left. */
export async function playFilm(film: Pick<HTMLVideoElement, 'play' | 'muted'>): Promise<void> {
  try {
    await film.play();
  } catch {
    film.muted = true;
    await film.play().catch(() => undefined);
  }
}
