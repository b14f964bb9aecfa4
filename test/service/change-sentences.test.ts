import { expect, it } from '@jest/globals';
import { LANGUAGES } from '../../src/core/words/languages.ts';
import { speaker } from '../../src/core/words/speaker.ts';
import { ChangeBody } from '../../src/service/datasets/schemas.ts';

it.each(LANGUAGES)(
  'whoever changes nothing, or what cannot be changed, reads what can be (%s)',
  (language) => {
    const say = speaker(['service'], language);
    const said = [say('nothing-to-change'), say('unknown-field', { field: 'rows' })];
    for (const field of Object.keys(ChangeBody.entries))
      expect(said).toEqual(said.map(() => expect.stringContaining(field)));
  },
);
