import { EMPTY_RUN_LOG } from '../../core/upload/run-log.ts';

/** By the first word of its key: what each value that is kept has. */
const KINDS: Record<string, object> = {
  session: { address: '', key: '', subject: '', expiresAt: 0, connectedAt: 0, echoesKeys: false },
  tag: { tag: '' },
  upload: { title: '', description: '', isPublic: false, address: '', subject: '' },
  runs: EMPTY_RUN_LOG,
  job: { spreadsheetId: '', sheetId: 0, rhythm: {}, ownerTag: '', ownerName: '' },
  wishes: { wishes: {}, tabIds: {} },
  whole: { wishes: {}, tabIds: {} },
  right: { marks: [] },
  station: { name: '', latitude: '', longitude: '' },
  notice: { kind: '', params: {} },
  missed: { at: 0 },
  'wanted-view': { spreadsheetId: '', view: '', at: 0 },
  ticked: { at: 0 },
  tick: { at: 0 },
};

export function exampleOf(key: string): object {
  return KINDS[key.split(' ')[0] ?? ''] ?? {};
}
