import type { Page } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { servedPage } from '../platform/served-page.ts';
import { blobState, dataBytes, decodeBytes, newBlob } from './blob.ts';
import { defineClass, defineService } from './define-class.ts';
import { SandboxMode, XFrameOptionsMode } from './enums.ts';
import { newTemplate } from './makers.ts';
import { classOf, ownOf } from './own.ts';
import { ask, theContext } from './session.ts';

type Api = GoogleAppsScript.HTML.HtmlOutput;
export type OutputState = {
  /** made of an HTML file as it stands */
  isFile: boolean;
  content: string;
  title: string;
  width: number | null;
  height: number | null;
  favicon: string;
  meta: { name: string; content: string }[];
};

const META_TAGS = [
  'viewport',
  'apple-mobile-web-app-capable',
  'google-site-verification',
  'mobile-web-app-capable',
];

const newMetaTag = defineClass<
  GoogleAppsScript.HTML.HtmlOutputMetaTag,
  { name: string; content: string }
>('HTML.HtmlOutputMetaTag', () => ({
  getContent() {
    return this.content;
  },
  getName() {
    return this.name;
  },
}));

const newOutputObject = defineClass<Api, OutputState>('HTML.HtmlOutput', () => ({
  addMetaTag(name, content) {
    if (!META_TAGS.includes(name)) throw exception('meta-tag', { name });
    this.meta.push({ name, content });
    return this.self;
  },
  append(addedContent) {
    this.content += String(addedContent);
    return this.self;
  },
  appendUntrusted(addedContent) {
    this.content += escapeHtml(String(addedContent));
    return this.self;
  },
  asTemplate() {
    return newTemplate(this.content);
  },
  clear() {
    this.content = '';
    return this.self;
  },
  getAs(contentType) {
    return outputBlob(this).getAs(contentType);
  },
  getBlob() {
    return outputBlob(this);
  },
  getContent() {
    // What comes from a file has been through the platform already; text of the script has not.
    return this.isFile ? servedPage(this.content, theContext().switches) : this.content;
  },
  getFaviconUrl() {
    return this.favicon;
  },
  getHeight() {
    return this.height as number;
  },
  getMetaTags() {
    return this.meta.map((tag) => newMetaTag({ ...tag }));
  },
  getTitle() {
    return this.title;
  },
  getWidth() {
    return this.width as number;
  },
  setContent(content) {
    this.content = String(content);
    return this.self;
  },
  setFaviconUrl(iconUrl) {
    this.favicon = iconUrl;
    return this.self;
  },
  setHeight(height) {
    this.height = height;
    return this.self;
  },
  setSandboxMode() {
    // Every page is in the IFRAME mode; the call has no effect (apps-script.md §8.3).
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
  setXFrameOptionsMode() {
    return this.self;
  },
}));

function outputBlob({ content, title }: OutputState) {
  return newBlob({ bytes: dataBytes(content), contentType: 'text/html', name: title || null });
}

export function newOutput(content: string, isFile = false): Api {
  return newOutputObject({
    isFile,
    content,
    title: '',
    width: null,
    height: null,
    favicon: '',
    meta: [],
  });
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&#34;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Null of a template, which is no page before `evaluate`, and of anything else. */
export function outputState(output: unknown): OutputState | null {
  return classOf(output) === 'HTML.HtmlOutput' ? ownOf<OutputState>(output) : null;
}

/** What a page needs to be shown. */
export function pageOf(output: unknown): Omit<Page, 'modal'> {
  const state = outputState(output);
  if (!state) throw exception('invalid-argument', { name: 'userInterface' });
  const { content: html, title, width, height } = state;
  return { html, title, width, height };
}

function htmlText(source: unknown): string {
  const blob = blobState(source);
  return blob ? decodeBytes(blob.bytes) : String(source ?? '');
}

export const HtmlService = Object.assign(
  defineService<GoogleAppsScript.HTML.HtmlService>('HTML.HtmlService', () => ({
    createHtmlOutput(source?: unknown) {
      return newOutput(htmlText(source));
    },
    createHtmlOutputFromFile(filename) {
      return newOutput(ask('html.file', String(filename)), true);
    },
    createTemplate(source: unknown) {
      return newTemplate(htmlText(source));
    },
    createTemplateFromFile(filename) {
      return newTemplate(ask('html.file', String(filename)));
    },
    getUserAgent() {
      // Null outside a web app, whatever the types say.
      return null as unknown as string;
    },
  })),
  { SandboxMode, XFrameOptionsMode },
);
