/** What docs/apps-script.md calls open: each a switch, standing on the documented side. */
export type Switches = {
  /** §2.3: the document a clock trigger finds active: the one it was created in, or none */
  triggerDocument: 'own' | 'none';
  /** §5.1: the default and the upper bound of `timeoutSeconds` */
  fetchTimeoutSeconds: number;
  /** §5.1: is `Authorization` carried to another host by a redirect */
  redirectKeepsAuthorization: boolean;
  /** §4.1: 9 KB a value is documented and was not enforced in 2023 */
  propertyValueLimit: boolean;
  /** §7.4: does the wait for an alert count toward the six minutes */
  alertCountsAsRunning: boolean;
  /** §8.2: `//` inside a template literal of an inline script is cut as a comment */
  cutsCommentsInTemplateLiterals: boolean;
  /** §4.2: a second lock object of one execution takes the lock it already holds */
  locksNest: boolean;
  /** §8.3: a page call without consent asks for it, as a menu click does, or fails at the first call */
  pageCallsAskConsent: boolean;
  /** §2.5: a call without permission that nothing catches brings Google's screen by itself */
  unauthorisedCallsAsk: boolean;
  /** §2.5: `requireScopes` has had days on which it did nothing */
  requiringDoesNothing: boolean;
  /** §2.3: the active spreadsheet that was deleted or unshared: there is none, or asking throws */
  lostDocument: 'null' | 'throws';
  /** §9: dates of cells before 1900 or so and `formatDate` count by one engine, or by two */
  oldDates: 'one-engine' | 'two-engines';
  /** §2.5: creating a trigger from within a trigger gives a disabled one */
  triggersCreateDisabled: boolean;
  /** §1.2: a simple trigger of a bound script may show an alert, which the table of the docs forbids */
  alertsOnOpening: boolean;
  /** §9: a range that starts below the last row or beside the last column may be written */
  writesBelowGrid: boolean;
  /** NaN, and dates that no calendar has, become `#NUM!`; otherwise they are refused */
  writesNumberErrors: boolean;
  /** `WAHR` and `VRAI` are booleans where the spreadsheet's locale writes them so */
  readsLocalBooleans: boolean;
};

export const DOCUMENTED: Switches = {
  triggerDocument: 'own',
  fetchTimeoutSeconds: 360,
  redirectKeepsAuthorization: false,
  propertyValueLimit: true,
  alertCountsAsRunning: false,
  cutsCommentsInTemplateLiterals: true,
  locksNest: true,
  pageCallsAskConsent: false,
  unauthorisedCallsAsk: false,
  requiringDoesNothing: false,
  lostDocument: 'null',
  oldDates: 'one-engine',
  triggersCreateDisabled: false,
  alertsOnOpening: false,
  writesBelowGrid: true,
  writesNumberErrors: true,
  readsLocalBooleans: true,
};
