import { tearDown } from './global-set-up.mjs';

// biome-ignore lint/style/noDefaultExport: Jest loads a global tear-down by its default export
export default tearDown;
