import { type ComponentChildren, options, type VNode } from 'preact';

/** Preact tells its hooks by these shortened names whose state they are about; every renderer calls them. */
const { __r: beginRender } = options as { __r?: (vnode: unknown) => void };

/** The markup of components in their first state: enough to read what a picture says, without a browser. */
export function markupOf(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(markupOf).join('');
  if (children === null || children === undefined || typeof children === 'boolean') return '';
  if (typeof children !== 'object') return String(children);
  const { type, props } = children as VNode<Record<string, unknown>>;
  if (typeof type === 'function') {
    beginRender?.({ __c: { props, context: {} } });
    return markupOf((type as (props: unknown) => ComponentChildren)(props));
  }
  const { children: inner, ...attributes } = props;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${type}${written.join('')}>${markupOf(inner as ComponentChildren)}</${type}>`;
}
