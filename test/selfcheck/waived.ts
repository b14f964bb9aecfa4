/** Probes in which Google and the stage may differ, each with its reason. `place.*` waives all of them. */
export const WAIVED: Record<string, string> = {
  'place.*': 'who asks, and where',
  'tick.locale': 'who asks',
  'runtime.unknown-property': 'what the stage has not is there, and refuses when it is called',
  'runtime.zone': 'Google prints the name of the zone as its engine has it',
  'fetch.*': 'the stage reaches no network: what its texts say is in test/stage/fetch.test.ts',
  'undo.once':
    'the stage has no undo: nobody can press it there, so it says nothing about one step or two',
  'page.origin': 'the stage serves pages from an origin of its own',
  'page.width': 'the window is as wide as the person made it',
  'page.clipboard': 'the browser decides',
  'page.storage': 'the browser decides',
};

export function isWaived(probe: string): boolean {
  return probe in WAIVED || `${probe.split('.')[0]}.*` in WAIVED;
}
