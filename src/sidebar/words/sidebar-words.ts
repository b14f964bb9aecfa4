import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Problem } from '../../core/problem.ts';
import { adviceOn } from '../../core/upload/tell-run.ts';
import { hasSentence, type Sayable, sayFinding } from '../../core/words/finding-words.ts';
import { type Language, languageOf } from '../../core/words/languages.ts';
import { pageSpeaker, unbroken } from '../../core/words/page-speaker.ts';
import { isSaidIn, type Say } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';
import { type Formats, formatsFor } from './formats.ts';
import { MATTERS } from './matters.ts';

export type SidebarKey = KeyOf<(typeof MATTERS)[number]>;

export type SidebarWords = Formats & {
  language: Language;
  say: Say<SidebarKey>;
  /** The sentence of a problem or a finding, and what to do for whoever stands before it. */
  sayKind: (said: Problem | Sayable) => string;
  sayCause: (said: Problem) => string;
  /** `today at 14:05`, `12 Nov 2026, 14:05` */
  moment: (at: number) => string;
  /** A span of time, within one day or over two. */
  window: (from: number, until: number) => string;
};

type Place = {
  language: Language;
  locale: string;
  /** The spreadsheet's, which shows the cells; the person's own where there is none yet. */
  sheetLocale?: string;
  zone: string;
  now: number;
};

export function sidebarWords({ language, locale, sheetLocale, zone, now }: Place): SidebarWords {
  const own = formatsFor(languageOf(locale) === language ? locale : language, zone);
  const { number, date: dayInSheet } = sheetLocale ? formatsFor(sheetLocale, zone) : own;
  // The name of a month is a word of the sentence.
  const date = (iso: string) => (iso.length > 7 ? dayInSheet(iso) : own.date(iso));
  const formats = { ...own, number, date };
  const say: SidebarWords['say'] = pageSpeaker(MATTERS, language, number);
  const dayName = (at: number) => {
    const name = nearDay(formats, at, now);
    return name ? say(name) : formats.day(at);
  };
  const moment = (at: number) =>
    say('sidebar.moment', { day: dayName(at), time: formats.clock(at) });
  const window = (from: number, until: number) =>
    formats.dayKey(from) === formats.dayKey(until)
      ? say('sidebar.window', {
          day: dayName(from),
          from: formats.clock(from),
          until: formats.clock(until),
        })
      : say('sidebar.window-over-days', { from: moment(from), until: moment(until) });
  const sayOwn = (kind: SidebarKey, { at, ...params }: Problem['params']) =>
    say(kind, typeof at === 'string' ? { ...params, at: own.day(Date.parse(at)) } : params);
  const sayCause = ({ kind, params }: Problem) =>
    isSaidIn(MATTERS, kind) ? sayOwn(kind, params) : say('sidebar.unsaid', { kind });
  const sayKind = ({ kind, params }: Problem | Sayable) => {
    if (isSaidIn(MATTERS, kind)) {
      const advice = adviceOn(kind);
      return advice ? `${sayOwn(kind, params)} ${say(advice)}` : sayOwn(kind, params);
    }
    return hasSentence(kind)
      ? unbroken(sayFinding({ kind, params }, language, number, date))
      : say('sidebar.unsaid', { kind });
  };
  return { ...formats, language, say, sayKind, sayCause, moment, window };
}

/** By the calendar: a day on which the clocks change has 23 or 25 hours. */
function nearDay({ dayKey }: Formats, at: number, now: number) {
  const days = (Date.parse(dayKey(at)) - Date.parse(dayKey(now))) / DAY_MS;
  if (days === 0) return 'sidebar.today';
  if (days === -1) return 'sidebar.yesterday';
  return days === 1 ? 'sidebar.tomorrow' : null;
}

/** Until the add-on has answered, numbers and days follow the browser's language. */
export function wordsBeforeOpening(language: Language): SidebarWords {
  return sidebarWords({ language, locale: navigator.language, zone: 'UTC', now: 0 });
}

const Words = createContext<SidebarWords | null>(null);
export const WordsProvider = Words.Provider;

export function useWords(): SidebarWords {
  const words = useContext(Words);
  if (!words) throw new Error('Cannot speak: no words were provided');
  return words;
}
