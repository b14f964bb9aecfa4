import type { ComponentChildren, VNode } from 'preact';

/** The markup of components without state: enough to read what a picture says, without a browser. */
export function markupOf(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(markupOf).join('');
  if (children === null || children === undefined || typeof children === 'boolean') return '';
  if (typeof children !== 'object') return String(children);
  const { type, props } = children as VNode<Record<string, unknown>>;
  if (typeof type === 'function')
    return markupOf((type as (props: unknown) => ComponentChildren)(props));
  const { children: inner, ...attributes } = props;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${type}${written.join('')}>${markupOf(inner as ComponentChildren)}</${type}>`;
}
