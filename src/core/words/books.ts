import * as en from './en/words.ts';
import * as es from './es/words.ts';
import * as fr from './fr/words.ts';
import type { Language } from './languages.ts';
import type { PhraseBook } from './phrase.ts';
import * as pt from './pt/words.ts';

/** What is said of one matter, in every language there is. */
export type Book = Record<Language, PhraseBook>;

// One book a matter, so that a bundle carries only what it says. A language that lacks a book, or a
// sentence of one, does not compile, nor does a sentence that English has not.

/** What can be wrong with a tab. */
export const ADDON = { en: en.addon, es: es.addon, fr: fr.addon, pt: pt.addon } satisfies Book;
/** What became of values between two versions. */
export const CHANGES = {
  en: en.changes,
  es: es.changes,
  fr: fr.changes,
  pt: pt.changes,
} satisfies Book;
/** Names and descriptions of the pictures. */
export const CHARTS = { en: en.charts, es: es.charts, fr: fr.charts, pt: pt.charts } satisfies Book;
/** Elements and months, as they stand inside other sentences. */
export const CLIMATE = {
  en: en.climate,
  es: es.climate,
  fr: fr.climate,
  pt: pt.climate,
} satisfies Book;
/** Datasets beside each other: what they differ by, and where that changes. */
export const COMPARE = {
  en: en.compare,
  es: es.compare,
  fr: fr.compare,
  pt: pt.compare,
} satisfies Book;
/** The connection to a service: losing it, and getting it back. */
export const CONNECTION = {
  en: en.connection,
  es: es.connection,
  fr: fr.connection,
  pt: pt.connection,
} satisfies Book;
/** A file that is opened in the workbench or read by `npm run read`. */
export const FILE = { en: en.file, es: es.file, fr: fr.file, pt: pt.file } satisfies Book;
/** The menu, its dialogs, notes in cells and mails. */
export const MENU = { en: en.menu, es: es.menu, fr: fr.menu, pt: pt.menu } satisfies Book;
/** What several sentences say alike. */
export const PARTS = { en: en.parts, es: es.parts, fr: fr.parts, pt: pt.parts } satisfies Book;
/** What lacks without a permission of Google's. */
export const PERMISSION = {
  en: en.permission,
  es: es.permission,
  fr: fr.permission,
  pt: pt.permission,
} satisfies Book;
/** Doubts about the values. */
export const QUALITY = {
  en: en.quality,
  es: es.quality,
  fr: fr.quality,
  pt: pt.quality,
} satisfies Book;
/** What `npm run read` prints. */
export const READ = { en: en.read, es: es.read, fr: fr.read, pt: pt.read } satisfies Book;
/** What reading a sheet found out. */
export const READING = {
  en: en.reading,
  es: es.reading,
  fr: fr.reading,
  pt: pt.reading,
} satisfies Book;
/** Uploads that nobody watches: why one was not sent. */
export const SCHEDULE = {
  en: en.schedule,
  es: es.schedule,
  fr: fr.schedule,
  pt: pt.schedule,
} satisfies Book;
/** What the service answers and what its operator reads. */
export const SERVICE = {
  en: en.service,
  es: es.service,
  fr: fr.service,
  pt: pt.service,
} satisfies Book;
/** What a person sets up or answers in the sidebar, and what keeps it from working. */
export const SETUP = { en: en.setup, es: es.setup, fr: fr.setup, pt: pt.setup } satisfies Book;
/** What the page in the spreadsheet shows. */
export const SIDEBAR = {
  en: en.sidebar,
  es: es.sidebar,
  fr: fr.sidebar,
  pt: pt.sidebar,
} satisfies Book;
/** What the Directory and its pages show. */
export const SITE = { en: en.site, es: es.site, fr: fr.site, pt: pt.site } satisfies Book;
/** Where a dataset comes from. */
export const STATION = {
  en: en.station,
  es: es.station,
  fr: fr.station,
  pt: pt.station,
} satisfies Book;
/** Sending a sheet, and what became of it. */
export const UPLOAD = { en: en.upload, es: es.upload, fr: fr.upload, pt: pt.upload } satisfies Book;
/** What the workbench page shows. */
export const WORKBENCH = {
  en: en.workbench,
  es: es.workbench,
  fr: fr.workbench,
  pt: pt.workbench,
} satisfies Book;
