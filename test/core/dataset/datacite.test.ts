import { expect, it } from '@jest/globals';
import { type Described, dataciteOf } from '../../../src/core/dataset/datacite.ts';

const RECORD: Described = {
  ...{ title: 'Hill farm', description: null, createdAt: '2026-11-21T09:00:00.000Z' },
  ...{ span: '1961-01/2020-12', station: null, account: null, url: null },
};

it('names a person by ORCID and an institution by ROR, each as what it is', () => {
  const creators = (station: Described['station']) => dataciteOf({ ...RECORD, station }).creators;
  expect(
    creators({ creator: 'Ada Field', creator_id: 'https://orcid.org/0000-0002-1825-0097' }),
  ).toEqual([
    {
      ...{ name: 'Ada Field', nameType: 'Personal' },
      nameIdentifiers: [
        {
          nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
          ...{ nameIdentifierScheme: 'ORCID', schemeUri: 'https://orcid.org' },
        },
      ],
    },
  ]);
  expect(creators({ creator: 'Hill Society', creator_kind: 'institution' })).toEqual([
    { name: 'Hill Society', nameType: 'Organizational' },
  ]);
  expect(creators(null)).toEqual([{ name: ':unkn' }]);
});
