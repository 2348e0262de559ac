import type { Video } from '#contract/video.ts';

/** `0:12`, `1:02:03`; null where the length is not known. */
export function durationWords(seconds: number | null | undefined): string | null {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0) return null;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Names a video's company where it is known. */
export const companyName = ({ Company, company_symbol }: Video): string =>
  Company?.name ?? company_symbol ?? 'Unknown';

/** The newest video of a type, as the type is commonly written: `Interview`, `CEO interview`. */
export const newestOf = (videos: readonly Video[], type: string): Video | undefined =>
  videos
    .filter((video) => !video.thirtysecs && video.type?.toLowerCase().includes(type))
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))[0];
