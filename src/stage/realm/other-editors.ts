import { exception } from '../platform/exception.ts';
import { refusingService } from './define-class.ts';

/** The services of the editors a script of a spreadsheet is not bound to, and what each has open. */
const OPEN_IN_THEM: Record<string, string> = {
  DocumentApp: 'getActiveDocument',
  FormApp: 'getActiveForm',
  SlidesApp: 'getActivePresentation',
};

/**
 * Nothing of a service is emulated, but for what a script asks to learn where it runs: in another
 * editor there is no page to show, and no document open.
 */
export function serviceNotEmulated(name: string, published: string): object {
  const getActive = OPEN_IN_THEM[name];
  if (getActive === undefined) return refusingService(name, published);
  return refusingService(name, published, {
    [getActive]: () => null,
    getUi() {
      throw exception('no-ui-here', { service: name });
    },
  });
}
