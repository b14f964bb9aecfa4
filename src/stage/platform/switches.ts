/** Where nobody knows what Google does, and the add-on is ready for both: each stands on the documented side. */
export type Switches = {
  /** docs/apps-script.md §2.3: the document a clock trigger finds active: the one it was created in, or none */
  triggerDocument: 'own' | 'none';
  /** §2.5: `requireScopes` has had days on which it did nothing */
  requiringDoesNothing: boolean;
  /** §2.3: the active spreadsheet that was deleted or unshared: there is none, or asking throws */
  lostDocument: 'null' | 'throws';
  /** §9: dates of cells before 1900 or so and `formatDate` count by one engine, or by two */
  oldDates: 'one-engine' | 'two-engines';
};

export const DOCUMENTED: Switches = {
  triggerDocument: 'own',
  requiringDoesNothing: false,
  lostDocument: 'null',
  oldDates: 'one-engine',
};
