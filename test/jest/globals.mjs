/**
 * What a suite imports from `@jest/globals`: `expect`, `test` and their kin. The framework fills them
 * anew before each suite; whoever imported them sees the new ones.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals);
}
