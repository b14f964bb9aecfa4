import { exception } from '../platform/exception.ts';
import { cssHex } from './css-colors.ts';
import { defineClass } from './define-class.ts';
import { ColorType, enumName, ThemeColorType } from './enums.ts';
import { ownOf } from './own.ts';

type Color = GoogleAppsScript.Spreadsheet.Color;
type Builder = GoogleAppsScript.Spreadsheet.ColorBuilder;
type Own = { hex: string | null; theme: string | null };

const newRgb = defineClass<GoogleAppsScript.Base.RgbColor, { hex: string }>(
  'Base.RgbColor',
  () => ({
    asHexString() {
      return this.hex;
    },
    getBlue() {
      return part(this.hex, 2);
    },
    getColorType() {
      return ColorType.RGB;
    },
    getGreen() {
      return part(this.hex, 1);
    },
    getRed() {
      return part(this.hex, 0);
    },
  }),
);

function part(hex: string, index: number): number {
  return Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
}

type ThemeApi = GoogleAppsScript.Spreadsheet.ThemeColor & {
  getThemeColorType(): GoogleAppsScript.Spreadsheet.ThemeColorType;
};

const newTheme = defineClass<ThemeApi, { theme: string }>('Spreadsheet.ThemeColor', () => ({
  getColorType() {
    return ColorType.THEME;
  },
  getThemeColorType() {
    return ThemeColorType[this.theme as keyof typeof ThemeColorType];
  },
}));

function rgbOf({ hex }: Own) {
  if (hex === null) throw exception('not-of-type', { type: 'RgbColor' });
  return newRgb({ hex });
}
function themeOf({ theme }: Own) {
  if (theme === null) throw exception('not-of-type', { type: 'ThemeColor' });
  return newTheme({ theme });
}
const typeOf = ({ hex, theme }: Own) =>
  theme !== null ? ColorType.THEME : hex !== null ? ColorType.RGB : ColorType.UNSUPPORTED;

const newColorObject = defineClass<Color, Own>('Spreadsheet.Color', () => ({
  asRgbColor() {
    return rgbOf(this);
  },
  asThemeColor() {
    return themeOf(this);
  },
  getColorType() {
    return typeOf(this);
  },
}));

const newBuilder = defineClass<Builder, Own>('Spreadsheet.ColorBuilder', () => ({
  asRgbColor() {
    return rgbOf(this);
  },
  asThemeColor() {
    return themeOf(this);
  },
  build() {
    return newColorObject({ hex: this.hex, theme: this.theme });
  },
  getColorType() {
    return typeOf(this);
  },
  setRgbColor(cssString) {
    Object.assign(this, { hex: cssHex(String(cssString)), theme: null });
    return this.self;
  },
  setThemeColor(themeColorType) {
    Object.assign(this, { hex: null, theme: enumName(themeColorType) });
    return this.self;
  },
}));

export function newColor(): Builder {
  return newBuilder({ hex: null, theme: null });
}

/** Cells keep a colour as text: `#ff0000`, or `theme:ACCENT1`. */
const THEME = 'theme:';

/** The theme every new document has. */
const THEME_HEX: Record<string, string> = {
  TEXT: '#000000',
  BACKGROUND: '#ffffff',
  ACCENT1: '#4285f4',
  ACCENT2: '#ea4335',
  ACCENT3: '#fbbc04',
  ACCENT4: '#34a853',
  ACCENT5: '#ff6d01',
  ACCENT6: '#46bdc6',
  HYPERLINK: '#1155cc',
};

const themeIn = (kept: string) => (kept.startsWith(THEME) ? kept.slice(THEME.length) : null);

/** A kept colour as scripts see it. */
export function asColor(kept: unknown): Color {
  const text = String(kept);
  const theme = themeIn(text);
  return newColorObject(theme === null ? { hex: text, theme } : { hex: null, theme });
}

/** A kept colour in digits, those of a theme as the theme draws them. */
export function asHex(kept: unknown): string {
  const text = String(kept);
  const theme = themeIn(text);
  return theme === null ? text : (THEME_HEX[theme] ?? '#000000');
}

/** A text style names the colour of a theme instead of showing it. */
export function asHexOrTheme(kept: string): string {
  return themeIn(kept) ?? kept;
}

/** What a cell keeps of a colour in CSS notation; what is none leaves the default, as Google does. */
export function keptCss(text: unknown): string | null {
  return text === null || text === undefined ? null : cssHex(String(text));
}

/** What a cell keeps of a colour object or its builder. */
export function keptColor(color: unknown): string | null {
  const own = ownOf<Own>(color);
  if (!own) return null;
  return own.theme === null ? own.hex : THEME + own.theme;
}
