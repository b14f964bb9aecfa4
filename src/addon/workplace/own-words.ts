import * as en from '../../core/words/en/words.ts';

/**
 * Every sentence of the menu, the dialogs and the mails. English is always there; the build writes
 * this object in each other language into a file of its own.
 */
export const OWN_WORDS = {
  ...en.menu,
  ...en.addon,
  ...en.connection,
  ...en.upload,
  ...en.schedule,
  ...en.permission,
};
