import type { Page } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { servedPage } from '../platform/served-page.ts';
import { classOf, defineClass, defineService, ownOf } from './define-class.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.HTML.HtmlOutput;
/** Of an HTML file as it stands. */
type OutputState = { content: string; title: string };

const newOutput = defineClass<Api, OutputState>('HtmlOutput', {
  getContent() {
    return servedPage(this.content);
  },
  setTitle(title) {
    this.title = String(title);
    return this.self;
  },
});

/** What a page needs to be shown. */
export function pageOf(output: unknown): Page {
  const state = classOf(output) === 'HtmlOutput' ? ownOf<OutputState>(output) : null;
  if (!state) throw exception('invalid-argument', { name: 'userInterface' });
  return { html: state.content, title: state.title };
}

export const HtmlService = defineService<GoogleAppsScript.HTML.HtmlService>('HtmlService', {
  createHtmlOutputFromFile(filename) {
    return newOutput({ content: ask('html.file', String(filename)), title: '' });
  },
});
