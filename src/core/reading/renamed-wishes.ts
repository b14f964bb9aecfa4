import type { ReadOptions } from './reading.ts';

/** Every tab that wishes speak of; they know tabs by name, and people rename tabs. */
export function tabsNamed(wishes: ReadOptions): string[] {
  const { sheets = [], years = {}, roles = [] } = wishes;
  return [...new Set([...sheets, ...Object.keys(years), ...roles.map(({ sheet }) => sheet)])];
}

/** The same wishes for tabs that are called otherwise by now. */
export function renamedWishes(wishes: ReadOptions, nameNow: (name: string) => string): ReadOptions {
  const { sheets, years, roles } = wishes;
  const renamed = <Named extends { sheet: string }>(table: Named): Named => ({
    ...table,
    sheet: nameNow(table.sheet),
  });
  const renamedYears = Object.entries(years ?? {}).map(([name, year]) => [nameNow(name), year]);
  return {
    ...wishes,
    ...(sheets ? { sheets: sheets.map(nameNow) } : {}),
    ...(years ? { years: Object.fromEntries(renamedYears) } : {}),
    ...(roles ? { roles: roles.map(renamed) } : {}),
  };
}
