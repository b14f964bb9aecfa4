import type { Page } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { servedPage } from '../platform/served-page.ts';
import { classOf, defineClass, defineService, ownOf } from './define-class.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.HTML.HtmlOutput;
type OutputState = {
  /** made of an HTML file as it stands */
  isFile: boolean;
  content: string;
  title: string;
  width: number | null;
  height: number | null;
};

const newOutputObject = defineClass<Api, OutputState>('HtmlOutput', {
  getContent() {
    // What comes from a file has been through the platform already; text of the script has not.
    return this.isFile ? servedPage(this.content) : this.content;
  },
  setHeight(height) {
    this.height = height;
    return this.self;
  },
  setTitle(title) {
    this.title = String(title);
    return this.self;
  },
  setWidth(width) {
    this.width = width;
    return this.self;
  },
});

function newOutput(content: string, isFile: boolean): Api {
  return newOutputObject({ isFile, content, title: '', width: null, height: null });
}

/** What a page needs to be shown. */
export function pageOf(output: unknown): Omit<Page, 'modal'> {
  const state = classOf(output) === 'HtmlOutput' ? ownOf<OutputState>(output) : null;
  if (!state) throw exception('invalid-argument', { name: 'userInterface' });
  const { content: html, title, width, height } = state;
  return { html, title, width, height };
}

export const HtmlService = defineService<GoogleAppsScript.HTML.HtmlService>('HtmlService', {
  createHtmlOutput(source?: unknown) {
    return newOutput(String(source ?? ''), false);
  },
  createHtmlOutputFromFile(filename) {
    return newOutput(ask('html.file', String(filename)), true);
  },
});
