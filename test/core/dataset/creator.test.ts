import { expect, test } from '@jest/globals';
import { readCreatorId } from '../../../src/core/dataset/creator.ts';
import { stationProblems } from '../../../src/core/dataset/station.ts';
import { EMPTY_STATION, readStationForm } from '../../../src/core/dataset/station-form.ts';

const ORCID = 'https://orcid.org/0000-0002-1825-0097';
const ROR = 'https://ror.org/05dxps055';

// Josiah Carberry of ORCID's own pages, one with X, and the institute of ROR's.
test.each([
  { text: '0000-0002-1825-0097', kind: 'person', address: ORCID },
  {
    text: 'https://orcid.org/0000-0002-1694-233x',
    kind: 'person',
    address: 'https://orcid.org/0000-0002-1694-233X',
  },
  { text: '05DXPS055', kind: 'institution', address: ROR },
  { text: 'https://ror.org/03yrm5c26', kind: 'institution', address: 'https://ror.org/03yrm5c26' },
])('$text is of a(n) $kind', ({ text, kind, address }) => {
  expect(readCreatorId(text)).toEqual({ kind, address });
});

test.each(['0000-0002-1825-0098', '0000-0002-1852-0097', '05dxps054', '05dxsp055', 'Ada Field'])(
  '%s is of nobody: a digit is wrong, or two are exchanged',
  (text) => {
    expect(readCreatorId(text)).toBeNull();
  },
);

test.each([
  {
    typed: { creator_id: '0000-0002-1825-0097' },
    facts: { creator_kind: 'person', creator_id: ORCID },
    why: 'an ORCID says that it is a person',
  },
  {
    typed: { creator_kind: 'institution' },
    facts: { creator_kind: 'institution' },
    why: 'an institution may have none',
  },
])('$why', ({ typed, facts }) => {
  const read = readStationForm({ ...EMPTY_STATION, creator: 'Field', ...typed });
  expect(read).toEqual({ ok: true, facts: { creator: 'Field', ...facts } });
  expect(stationProblems(read.ok && read.facts)).toEqual([]);
});

test('an ORCID of an institution is odd', () => {
  const form = {
    ...EMPTY_STATION,
    creator: 'Field',
    creator_kind: 'institution',
    creator_id: ORCID,
  };
  expect(readStationForm(form)).toMatchObject({ ok: false, field: 'creator_id' });
});
