import type { MenuItem as KernelItem, Menu as KernelMenu } from '../../stage/index.ts';
import type { Menu, MenuItem } from './stage-port.ts';

/** What the script project is called: Google names an add-on's menu after it. */
const PROJECT_NAME = 'Almanac';

export function menuOf({ caption, isAddon, items }: KernelMenu): Menu {
  return {
    caption: isAddon ? PROJECT_NAME : caption,
    inExtensions: isAddon,
    items: items.map(itemOf),
  };
}

function itemOf(item: KernelItem): MenuItem {
  if ('separator' in item) return { kind: 'separator' };
  if ('menu' in item) return { kind: 'menu', caption: item.menu, items: item.items.map(itemOf) };
  return { kind: 'item', caption: item.item, functionName: item.functionName };
}
