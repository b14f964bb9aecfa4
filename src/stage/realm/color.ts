import { exception } from '../platform/exception.ts';
import { defineClass } from './define-class.ts';
import { ColorType, enumName } from './enums.ts';

type Color = GoogleAppsScript.Spreadsheet.Color;
type Builder = GoogleAppsScript.Spreadsheet.ColorBuilder;
type Own = { hex: string | null; theme: string | null };

const newRgb = defineClass<GoogleAppsScript.Base.RgbColor, { hex: string }>('Base.RgbColor', {
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
});

function part(hex: string, index: number): number {
  return Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
}

const newTheme = defineClass<GoogleAppsScript.Spreadsheet.ThemeColor, { theme: string }>(
  'Spreadsheet.ThemeColor',
  {
    getColorType() {
      return ColorType.THEME;
    },
  },
);

function rgbOf({ hex }: Own) {
  if (hex === null) throw exception('invalid-argument', { name: 'color' });
  return newRgb({ hex });
}
function themeOf({ theme }: Own) {
  if (theme === null) throw exception('invalid-argument', { name: 'color' });
  return newTheme({ theme });
}
const typeOf = ({ hex, theme }: Own) =>
  theme !== null ? ColorType.THEME : hex !== null ? ColorType.RGB : ColorType.UNSUPPORTED;

const newColorObject = defineClass<Color, Own>('Spreadsheet.Color', {
  asRgbColor() {
    return rgbOf(this);
  },
  asThemeColor() {
    return themeOf(this);
  },
  getColorType() {
    return typeOf(this);
  },
});

const newBuilder = defineClass<Builder, Own>('Spreadsheet.ColorBuilder', {
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
    Object.assign(this, { hex: cssString, theme: null });
    return this.self;
  },
  setThemeColor(themeColorType) {
    Object.assign(this, { hex: null, theme: enumName(themeColorType) });
    return this.self;
  },
});

export function newColor(): Builder {
  return newBuilder({ hex: null, theme: null });
}

/** A kept colour as scripts see it. */
export function asColor(hex: unknown): Color {
  return newColorObject({ hex: String(hex), theme: null });
}

/** Cells keep colours as text; those of a theme have none, because the stage has no themes. */
export function hexOf(color: unknown): string | null {
  return color === null ? null : (color as Color).asRgbColor().asHexString();
}
