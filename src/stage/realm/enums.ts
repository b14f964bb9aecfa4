/** A member of an enumeration of the platform: it stringifies to its name (docs/apps-script.md §6.2). */
class Member {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    Object.freeze(this);
  }

  toString(): string {
    return this.#name;
  }

  toJSON(): string {
    return this.#name;
  }
}

/** The published types say numbers and the platform gives objects; scripts only compare them. */
function defineEnum<Enum>(...names: (keyof Enum & string)[]): Enum {
  return Object.fromEntries(names.map((name) => [name, new Member(name)])) as Enum;
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
/** The published types lack DATASOURCE, which the reference has. */
export const SheetType = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.SheetType & { DATASOURCE: number }
>('GRID', 'OBJECT', 'DATASOURCE');
export const ProtectionType = defineEnum<typeof GoogleAppsScript.Spreadsheet.ProtectionType>(
  'RANGE',
  'SHEET',
);
