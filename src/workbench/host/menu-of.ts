import type { Menu as KernelMenu } from '../../stage/index.ts';
import type { Menu } from './stage-port.ts';

/** What the script project is called: Google names an add-on's menu after it. */
const PROJECT_NAME = 'Almanac';

export function menuOf({ caption, isAddon, items }: KernelMenu): Menu {
  return {
    caption: isAddon ? PROJECT_NAME : caption,
    inExtensions: isAddon,
    items: items.map(({ item, functionName }) => ({ caption: item, functionName })),
  };
}
