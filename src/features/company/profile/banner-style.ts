import type { LandingPage } from '#contract/landing-page.ts';
import { contrastOf } from '#kit/site/contrast.ts';
import { THEME_COLORS, type Theme } from '#kit/site/theme.ts';

type Looks = Pick<
  LandingPage,
  'custom_style' | 'jumbotron_gradient_opacity' | 'jumbotron_title_color' | 'jumbotron_subtitle_color'
>;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
/** A little more than reading needs: the ground under a title is not all paper. */
const ENOUGH = 4.8;
const onGround = (ground: string) =>
  contrastOf('#14171c', ground) > contrastOf('#fbfaf7', ground) ? '#14171c' : '#fbfaf7';

/** Words of a style that the API has checked already; each is held against its form once more. */
const forms: Readonly<Record<string, RegExp>> = {
  color: HEX,
  'background-color': HEX,
  'font-style': /^(?:normal|italic)$/,
  'font-weight': /^(?:400|500|600|700)$/,
  'text-align': /^(?:start|center|end)$/,
};

function declarationsOf(style: string | null | undefined): Map<string, string> {
  const kept = new Map<string, string>();
  for (const declaration of (style ?? '').split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
    if (Object.hasOwn(forms, name) && forms[name]?.test(value)) kept.set(name, value);
  }
  return kept;
}

/**
 * The look that staff gave the banner of a profile, as CSS; null for none. A colour is used where it can be read on its
 * ground, which differs by theme; where it cannot, the page's own stands.
 */
export function bannerStyle(looks: Looks): string | null {
  const style = declarationsOf(looks.custom_style);
  const ground = style.get('background-color');
  const readable = (color: string | null | undefined, own: string): string | null => {
    const instead = ground ? onGround(ground) : `var(--${own})`;
    if (!color || !HEX.test(color)) return ground ? instead : null;
    const on = (theme: Theme) =>
      contrastOf(color, ground ?? THEME_COLORS[theme]) >= ENOUGH ? color : instead;
    return `light-dark(${on('light')}, ${on('dark')})`;
  };
  const text = style.get('color');
  const opacity = looks.jumbotron_gradient_opacity ?? 0;
  const share = Math.round(Math.min(1, Math.max(0, opacity)) * 100);
  const rules: [string, (string | null)[]][] = [
    [
      '.jumbo.jumbo',
      [
        ...['font-style', 'text-align'].map((name) => {
          const value = style.get(name);
          return value ? `${name}: ${value}` : null;
        }),
        ground ? `background-color: ${ground}` : null,
        ground && share > 0 ? `box-shadow: inset 0 -0.75rem 0.75rem -0.75rem rgb(0 0 0 / ${share}%)` : null,
        !ground && share > 0
          ? `background-image: linear-gradient(color-mix(in srgb, var(--sunken) ${share}%, transparent), transparent)`
          : null,
        ground || share > 0 ? 'padding: 1rem' : null,
      ],
    ],
    ['.jumbo.jumbo .title', colorOf(readable(looks.jumbotron_title_color ?? text, 'ink'), style)],
    ['.jumbo.jumbo .standfirst', colorOf(readable(looks.jumbotron_subtitle_color ?? text, 'muted'), style)],
  ];
  // What is narrower than the banner goes where its text goes.
  const at = style.get('text-align');
  if (at === 'center' || at === 'end')
    rules.push(
      ['.jumbo.jumbo .standfirst', [`margin-inline: auto${at === 'end' ? ' 0' : ''}`]],
      ['.jumbo.jumbo .links', [`justify-content: ${at}`]],
    );
  const css = rules.flatMap(([selector, declarations]) => {
    const said = declarations.filter((declaration) => declaration !== null);
    return said.length > 0 ? [`${selector} { ${said.join('; ')} }`] : [];
  });
  return css.length > 0 ? css.join('\n') : null;
}

function colorOf(color: string | null, style: Map<string, string>): (string | null)[] {
  const weight = style.get('font-weight');
  return [color && `color: ${color}`, weight ? `font-weight: ${weight}` : null];
}
