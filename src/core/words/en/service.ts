/** What the service answers in `error`. */
export const enService = {
  'service.body-not-an-object': 'The body must be a JSON object with name and rows.',
  'service.name-missing': 'Give the dataset a name: a text that is not empty.',
  'service.name-too-long': 'The name is too long: at most {limit} characters.',
  'service.description-not-text': 'The description must be text, or left out.',
  'service.description-too-long': 'The description is too long: at most {limit} characters.',
  'service.visibility-not-boolean': 'is_public must be true or false, or left out.',
  'service.text-has-nul': 'The {field} holds a NUL character, which cannot be stored.',
  'service.rows-missing': 'Send rows: a list with one object a year.',
  'service.rows-empty': 'The list of rows is empty: send at least one year.',
  'service.too-many-rows':
    'Too many rows: {found} were sent and at most {limit} are taken in one dataset.',
  'service.row-not-an-object': 'Row {row} must be an object with Year and the months of that year.',
  'service.year-missing': 'Row {row} has no Year (spelled exactly so, with a capital Y).',
  'service.year-not-a-year': 'The Year in row {row} must be a whole number from 1 to 9999.',
  'service.unknown-key':
    'Row {row} has the key "{key}". Keys are Year and 01_max, 01_min, 01_rain to 12_rain.',
  'service.value-empty': 'Row {row} has no value for {key}: leave the key out instead.',
  'service.value-not-a-number': 'The value of {key} in row {row} must be a number.',
} as const;
