/**
 * What Jest asks of an environment. Suites run in Node's own realm (`framework.mjs`), so none is made for them:
 * Jest's own one makes a realm, and copies of the process and of every global for it, which no suite sees.
 */
// biome-ignore lint/style/noDefaultExport: Jest loads an environment by its default export
export default class NoRealm {
  global = {};
  /** Nothing is mocked, but at a suite's end Jest takes mocks back. */
  moduleMocker = { restoreAllMocks() {} };

  async setup() {}

  async teardown() {}

  getVmContext() {
    return null;
  }
}
