/** An enumeration of the platform: its members stringify to their names (apps-script.md §6.2). */
type EnumMember = { toString(): string; name(): string; ordinal(): number };

type Members = Record<string, EnumMember>;

/** The published types say numbers and the platform gives objects; scripts only compare them. */
export function defineEnum<Enum>(...names: (keyof Enum & string)[]): Enum {
  return new Proxy({}, new MadeWhenSeen(names)) as Enum;
}

// Scripts may have put methods of their own in the place of these.
const { defineProperty, deleteProperty, get, getOwnPropertyDescriptor, has, ownKeys } = Reflect;
const { freeze, preventExtensions } = Object;

/** There are hundreds of members, a realm is made for every execution, and an execution needs a few. */
class MadeWhenSeen implements ProxyHandler<Members> {
  #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  get(members: Members, name: PropertyKey): unknown {
    return get(this.#complete(members), name);
  }

  has(members: Members, name: PropertyKey): boolean {
    return has(this.#complete(members), name);
  }

  ownKeys(members: Members): (string | symbol)[] {
    return ownKeys(this.#complete(members));
  }

  getOwnPropertyDescriptor(members: Members, name: PropertyKey): PropertyDescriptor | undefined {
    return getOwnPropertyDescriptor(this.#complete(members), name);
  }

  defineProperty(members: Members, name: PropertyKey, as: PropertyDescriptor): boolean {
    return defineProperty(this.#complete(members), name, as);
  }

  deleteProperty(members: Members, name: PropertyKey): boolean {
    return deleteProperty(this.#complete(members), name);
  }

  preventExtensions(members: Members): boolean {
    preventExtensions(this.#complete(members));
    return true;
  }

  #complete(members: Members): Members {
    const names = this.#names;
    this.#names = [];
    for (let ordinal = 0; ordinal < names.length; ordinal += 1) {
      const name = names[ordinal] ?? '';
      const value = new Member(name, ordinal);
      defineProperty(members, name, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
    return members;
  }
}

class Member implements EnumMember {
  readonly #name: string;
  readonly #ordinal: number;

  constructor(name: string, ordinal: number) {
    this.#name = name;
    this.#ordinal = ordinal;
    freeze(this);
  }

  toString(): string {
    return this.#name;
  }

  toJSON(): string {
    return this.#name;
  }

  name(): string {
    return this.#name;
  }

  ordinal(): number {
    return this.#ordinal;
  }

  compareTo(other: EnumMember): number {
    return this.#ordinal - other.ordinal();
  }
}

/** The name of a member, or of a plain string where scripts pass one. */
export function enumName(value: unknown): string {
  return String(value);
}

export const Button = defineEnum<typeof GoogleAppsScript.Base.Button>(
  'CLOSE',
  'OK',
  'CANCEL',
  'YES',
  'NO',
);
export const ButtonSet = defineEnum<typeof GoogleAppsScript.Base.ButtonSet>(
  'OK',
  'OK_CANCEL',
  'YES_NO',
  'YES_NO_CANCEL',
);
export const AuthMode = defineEnum<typeof GoogleAppsScript.Script.AuthMode>(
  'NONE',
  'CUSTOM_FUNCTION',
  'LIMITED',
  'FULL',
);
export const AuthorizationStatus = defineEnum<typeof GoogleAppsScript.Script.AuthorizationStatus>(
  'REQUIRED',
  'NOT_REQUIRED',
);
export const EventType = defineEnum<typeof GoogleAppsScript.Script.EventType>(
  'CLOCK',
  'ON_OPEN',
  'ON_EDIT',
  'ON_FORM_SUBMIT',
  'ON_CHANGE',
  'ON_EVENT_UPDATED',
);
export const TriggerSource = defineEnum<typeof GoogleAppsScript.Script.TriggerSource>(
  'SPREADSHEETS',
  'CLOCK',
  'FORMS',
  'DOCUMENTS',
  'CALENDAR',
);
export const InstallationSource = defineEnum<typeof GoogleAppsScript.Script.InstallationSource>(
  'APPS_MARKETPLACE_DOMAIN_ADD_ON',
  'NONE',
  'WEB_STORE_ADD_ON',
);
export const WeekDay = defineEnum<typeof GoogleAppsScript.Base.Weekday>(
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
);
/** The published types lack DATASOURCE, which the reference has. */
export const SheetType = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.SheetType & { DATASOURCE: number }
>('GRID', 'OBJECT', 'DATASOURCE');
export const BorderStyle = defineEnum<typeof GoogleAppsScript.Spreadsheet.BorderStyle>(
  'DOTTED',
  'DASHED',
  'SOLID',
  'SOLID_MEDIUM',
  'SOLID_THICK',
  'DOUBLE',
);
export const Dimension = defineEnum<typeof GoogleAppsScript.Spreadsheet.Dimension>(
  'COLUMNS',
  'ROWS',
);
export const Direction = defineEnum<typeof GoogleAppsScript.Spreadsheet.Direction>(
  'UP',
  'DOWN',
  'PREVIOUS',
  'NEXT',
);
export const TextDirection = defineEnum<typeof GoogleAppsScript.Spreadsheet.TextDirection>(
  'LEFT_TO_RIGHT',
  'RIGHT_TO_LEFT',
);
export const TextToColumnsDelimiter = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.TextToColumnsDelimiter
>('COMMA', 'SEMICOLON', 'PERIOD', 'SPACE');
export const CopyPasteType = defineEnum<typeof GoogleAppsScript.Spreadsheet.CopyPasteType>(
  'PASTE_NORMAL',
  'PASTE_NO_BORDERS',
  'PASTE_FORMAT',
  'PASTE_FORMULA',
  'PASTE_DATA_VALIDATION',
  'PASTE_VALUES',
  'PASTE_CONDITIONAL_FORMATTING',
  'PASTE_COLUMN_WIDTHS',
);
export const BandingTheme = defineEnum<typeof GoogleAppsScript.Spreadsheet.BandingTheme>(
  'LIGHT_GREY',
  'CYAN',
  'GREEN',
  'YELLOW',
  'ORANGE',
  'BLUE',
  'TEAL',
  'GREY',
  'BROWN',
  'LIGHT_GREEN',
  'INDIGO',
  'PINK',
);
export const BooleanCriteria = defineEnum<typeof GoogleAppsScript.Spreadsheet.BooleanCriteria>(
  'CELL_EMPTY',
  'CELL_NOT_EMPTY',
  'DATE_AFTER',
  'DATE_BEFORE',
  'DATE_EQUAL_TO',
  'DATE_AFTER_RELATIVE',
  'DATE_BEFORE_RELATIVE',
  'DATE_EQUAL_TO_RELATIVE',
  'NUMBER_BETWEEN',
  'NUMBER_EQUAL_TO',
  'NUMBER_GREATER_THAN',
  'NUMBER_GREATER_THAN_OR_EQUAL_TO',
  'NUMBER_LESS_THAN',
  'NUMBER_LESS_THAN_OR_EQUAL_TO',
  'NUMBER_NOT_BETWEEN',
  'NUMBER_NOT_EQUAL_TO',
  'TEXT_CONTAINS',
  'TEXT_DOES_NOT_CONTAIN',
  'TEXT_EQUAL_TO',
  'TEXT_STARTS_WITH',
  'TEXT_ENDS_WITH',
  'CUSTOM_FORMULA',
);
export const ProtectionType = defineEnum<typeof GoogleAppsScript.Spreadsheet.ProtectionType>(
  'RANGE',
  'SHEET',
);
export const ColorType = defineEnum<typeof GoogleAppsScript.Base.ColorType>(
  'UNSUPPORTED',
  'RGB',
  'THEME',
);
export const ThemeColorType = defineEnum<typeof GoogleAppsScript.Spreadsheet.ThemeColorType>(
  'UNSUPPORTED',
  'TEXT',
  'BACKGROUND',
  'ACCENT1',
  'ACCENT2',
  'ACCENT3',
  'ACCENT4',
  'ACCENT5',
  'ACCENT6',
  'HYPERLINK',
);
export const SortOrder = defineEnum<typeof GoogleAppsScript.Spreadsheet.SortOrder>(
  'ASCENDING',
  'DESCENDING',
);
export const ValueType = defineEnum<typeof GoogleAppsScript.Spreadsheet.ValueType>('IMAGE');
export const GroupControlTogglePosition = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.GroupControlTogglePosition
>('BEFORE', 'AFTER');
export const InterpolationType = defineEnum<typeof GoogleAppsScript.Spreadsheet.InterpolationType>(
  'NUMBER',
  'PERCENT',
  'PERCENTILE',
  'MIN',
  'MAX',
);
export const RecalculationInterval = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.RecalculationInterval
>('ON_CHANGE', 'MINUTE', 'HOUR');
export const RelativeDate = defineEnum<typeof GoogleAppsScript.Spreadsheet.RelativeDate>(
  'TODAY',
  'TOMORROW',
  'YESTERDAY',
  'PAST_WEEK',
  'PAST_MONTH',
  'PAST_YEAR',
);
export const AutoFillSeries = defineEnum<typeof GoogleAppsScript.Spreadsheet.AutoFillSeries>(
  'DEFAULT_SERIES',
  'ALTERNATE_SERIES',
);
export const WrapStrategy = defineEnum<typeof GoogleAppsScript.Spreadsheet.WrapStrategy>(
  'WRAP',
  'OVERFLOW',
  'CLIP',
);
export const MetadataVisibility = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility
>('DOCUMENT', 'PROJECT');
export const MetadataLocationType = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.DeveloperMetadataLocationType
>('SPREADSHEET', 'SHEET', 'ROW', 'COLUMN');
export const Charset = defineEnum<typeof GoogleAppsScript.Utilities.Charset>('US_ASCII', 'UTF_8');
export const DigestAlgorithm = defineEnum<typeof GoogleAppsScript.Utilities.DigestAlgorithm>(
  'MD2',
  'MD5',
  'SHA_1',
  'SHA_256',
  'SHA_384',
  'SHA_512',
);
export const MacAlgorithm = defineEnum<typeof GoogleAppsScript.Utilities.MacAlgorithm>(
  'HMAC_MD5',
  'HMAC_SHA_1',
  'HMAC_SHA_256',
  'HMAC_SHA_384',
  'HMAC_SHA_512',
);
export const RsaAlgorithm = defineEnum<typeof GoogleAppsScript.Utilities.RsaAlgorithm>(
  'RSA_SHA_1',
  'RSA_SHA_256',
);
export const SandboxMode = defineEnum<typeof GoogleAppsScript.HTML.SandboxMode>(
  'EMULATED',
  'IFRAME',
  'NATIVE',
);
export const XFrameOptionsMode = defineEnum<typeof GoogleAppsScript.HTML.XFrameOptionsMode>(
  'ALLOWALL',
  'DEFAULT',
);
