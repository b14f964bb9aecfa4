import { asScript } from './built-ins.ts';
import { defineClass } from './define-class.ts';
import { escapeHtml, newOutput } from './html-service.ts';
import { makes } from './makers.ts';
import { theHost } from './session.ts';

type Api = GoogleAppsScript.HTML.HtmlTemplate;

const newTemplateObject = defineClass<Api, { content: string }>('HTML.HtmlTemplate', () => ({
  evaluate() {
    return newOutput(run(compiled(this.content), variablesOf(this.self)));
  },
  getCode() {
    return compiled(this.content);
  },
  getCodeWithComments() {
    return compiled(this.content);
  },
  getRawContent() {
    return this.content;
  },
}));

/** A template takes any property: each is a variable inside. */
makes('template', (content) => newTemplateObject({ content }));

function variablesOf(template: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(template).map((name) => [name, (template as Record<string, unknown>)[name]]),
  );
}

const SCRIPTLET = /<\?(!?=)?([\s\S]*?)\?>/g;

/** Code of the shape the platform generates, on the lines of the source (apps-script.md §8.2). */
function compiled(content: string): string {
  let code = '(function() { var output = HtmlService.initTemplate(); ';
  let at = 0;
  for (const match of content.matchAll(SCRIPTLET)) {
    code += literal(content.slice(at, match.index)) + scriptlet(match[1] ?? '', match[2] ?? '');
    at = match.index + match[0].length;
  }
  return `${code}${literal(content.slice(at))} return output.$out; })()`;
}

function literal(text: string): string {
  if (text === '') return '';
  // Line breaks stay line breaks, so that an error names the line of the file.
  const lines = text.split('\n').map((line) => JSON.stringify(line));
  return `output._ = ${lines.join(" + '\\n' +\n")};`;
}

function scriptlet(kind: string, code: string): string {
  // The platform ends every scriptlet; a comment at its end must not swallow what follows.
  if (kind === '') return /\/\/[^\n]*$/.test(code) ? `${code}\n;` : `${code} ;`;
  // Only the first statement of a printing scriptlet is printed.
  const [statement = ''] = code.split(/;(?=(?:[^"'`]|"[^"]*"|'[^']*'|`[^`]*`)*$)/);
  return kind === '!=' ? `output._ = ${statement};` : `output._$ = ${statement};`;
}

type Output = { $out: string; _: unknown; _$: unknown };

/** What generated code writes to: `_` as it is, `_$` escaped for where it stands. */
export function initTemplate(): Output {
  let text = '';
  return {
    get $out() {
      return text;
    },
    set _(value: unknown) {
      text += printed(value);
    },
    set _$(value: unknown) {
      text += escapedFor(text, value);
    },
  } as Output;
}

function printed(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Contextual escaping: in a script a value becomes a JavaScript value, elsewhere HTML text. */
function escapedFor(before: string, value: unknown): string {
  if (!isInScript(before)) return escapeHtml(printed(value));
  const quote = openQuote(before);
  if (quote)
    return JSON.stringify(printed(value))
      .slice(1, -1)
      .replaceAll("'", '\\x27')
      .replaceAll('<', '\\x3c');
  return (JSON.stringify(value) ?? 'null').replaceAll('<', '\\x3c');
}

function isInScript(before: string): boolean {
  return before.lastIndexOf('<script') > before.lastIndexOf('</script');
}

function openQuote(before: string): string | null {
  const line = before.slice(before.lastIndexOf('\n') + 1).replace(/\\./g, '');
  let open: string | null = null;
  for (const character of line)
    if (open === null && /["'`]/.test(character)) open = character;
    else if (character === open) open = null;
  return open;
}

function run(code: string, variables: Record<string, unknown>): string {
  const names = Object.keys(variables);
  const source = `(function(${names.join(', ')}) { return ${code}; })`;
  const template = theHost().evaluate(source, 'template') as (...values: unknown[]) => string;
  const values = names.map((name) => variables[name]);
  return asScript(() => template(...values));
}
