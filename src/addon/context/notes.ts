import type { Problem } from '../../core/problem.ts';
import type { View } from '../page-types.ts';
import type { PropertyStore } from '../platform/properties.ts';

/**
 * What one execution tells the next page: each note is a value of its own, the last word wins, and losing one loses no
 * data. So notes alone are written without a lock.
 */
export type Notes = {
  /** The problem of a trigger that was not permitted to look at its spreadsheet. */
  notice: () => Problem | null;
  writeNotice: (notice: Problem | null) => void;
  /** Since when a trigger has found no spreadsheet; null for one that has. */
  missedSince: (triggerUid: string) => number | null;
  writeMissedSince: (triggerUid: string, at: number | null) => void;
  /** The view that a menu item asked for, and when. */
  wantedView: () => WantedView | null;
  writeWantedView: (view: View, at: number) => void;
  /** This person's last tick here, and what it could tell nobody. */
  tick: () => Tick;
  writeTick: (tick: Tick) => void;
};

/** Kept with the spreadsheet: when an owner's schedule last ran, for the other editors. */
export type OwnerTicks = {
  ownerTick: (ownerTag: string) => number;
  writeOwnerTick: (ownerTag: string, at: number) => void;
};

type WantedView = { view: View; at: number };
type Tick = { at: number; notice: Problem | null };

const NOTICE = 'notice';
const WANTED_VIEW = 'wanted-view';

/** '' where there is no spreadsheet to tell of. */
export function openNotes(properties: PropertyStore, spreadsheetId: string): Notes {
  const missedKey = (triggerUid: string) => `missed ${triggerUid}`;
  const tickKey = `ticked ${spreadsheetId}`;
  const write = properties.note;
  return {
    notice: () => properties.read(NOTICE) as Problem | null,
    writeNotice: (notice) => write(NOTICE, notice),
    missedSince: (uid) => (properties.read(missedKey(uid))?.at as number | undefined) ?? null,
    writeMissedSince: (uid, at) => write(missedKey(uid), at === null ? null : { at }),
    wantedView() {
      const wanted = properties.read(WANTED_VIEW);
      return wanted?.spreadsheetId === spreadsheetId ? (wanted as WantedView) : null;
    },
    writeWantedView: (view, at) => write(WANTED_VIEW, { spreadsheetId, view, at }),
    tick: () => (properties.read(tickKey) as Tick | null) ?? { at: 0, notice: null },
    writeTick: (tick) => write(tickKey, tick),
  };
}

export function openOwnerTicks(properties: PropertyStore): OwnerTicks {
  return {
    ownerTick: (ownerTag) => Number(properties.read(`tick ${ownerTag}`)?.at ?? 0),
    writeOwnerTick: (ownerTag, at) => properties.note(`tick ${ownerTag}`, { at }),
  };
}
