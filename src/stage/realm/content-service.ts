import type { WebAnswer } from '../platform/thread-messages.ts';
import { defineClass, defineService } from './define-class.ts';
import { defineEnum, enumName } from './enums.ts';
import { ownOf } from './own.ts';

const MimeType = defineEnum<typeof GoogleAppsScript.Content.MimeType>(
  'ATOM',
  'CSV',
  'ICAL',
  'JAVASCRIPT',
  'JSON',
  'RSS',
  'TEXT',
  'VCARD',
  'XML',
);

const CONTENT_TYPES: Record<string, string> = {
  ATOM: 'application/atom+xml',
  CSV: 'text/csv',
  ICAL: 'text/calendar',
  JAVASCRIPT: 'text/javascript',
  JSON: 'application/json',
  RSS: 'application/rss+xml',
  TEXT: 'text/plain',
  VCARD: 'text/x-vcard',
  XML: 'text/xml',
};

type State = { text: string; type: string; fileName: string | null };

const newTextOutput = defineClass<GoogleAppsScript.Content.TextOutput, State>(
  'Content.TextOutput',
  () => ({
    append(addedContent) {
      this.text += String(addedContent);
      return this.self;
    },
    clear() {
      this.text = '';
      return this.self;
    },
    downloadAsFile(filename) {
      this.fileName = filename;
      return this.self;
    },
    getContent() {
      return this.text;
    },
    getFileName() {
      // Null before `downloadAsFile`, whatever the types say.
      return this.fileName as string;
    },
    getMimeType() {
      return MimeType[this.type as keyof typeof MimeType];
    },
    setContent(content) {
      this.text = String(content);
      return this.self;
    },
    setMimeType(mimeType) {
      this.type = enumName(mimeType);
      return this.self;
    },
  }),
);

export const ContentService = Object.assign(
  defineService<GoogleAppsScript.Content.ContentService>('Content.ContentService', () => ({
    createTextOutput(content?: unknown) {
      return newTextOutput({ text: String(content ?? ''), type: 'TEXT', fileName: null });
    },
  })),
  { MimeType },
);

/** What a browser gets of it; null when it is no text output. */
export function textAnswer(value: unknown): WebAnswer | null {
  const state = ownOf<State>(value);
  if (!state || !('fileName' in state)) return null;
  const { text, type, fileName } = state;
  return { contentType: CONTENT_TYPES[type] ?? 'text/plain', body: text, title: null, fileName };
}
