/** What the service answers in `error`, by the code beside it, and what its operator reads. */
export const enService = {
  'body-not-an-object': 'The body must be a JSON object with name and rows.',
  'name-missing': 'Give the dataset a name: a text with at least one visible character.',
  'name-too-long': 'The name is too long: at most {limit} characters.',
  'description-not-text': 'The description must be text, or left out.',
  'description-too-long': 'The description is too long: at most {limit} characters.',
  'visibility-not-boolean': 'is_public must be true or false, or left out.',
  'visibility-misspelt':
    'The field "{field}" is not known here. Who may see the dataset is said by is_public: true or false.',
  'field-misspelt': 'The field "{field}" is not known here. Did you mean {known}?',
  'station-not-an-object': 'station_facts must be an object, or left out.',
  'station-field':
    'station_facts holds a field that cannot be taken: "{field}". Known are name, latitude, longitude, elevation, source and licence.',
  'station-half-place': 'station_facts needs latitude and longitude together, or neither.',
  'text-has-nul': 'The {field} holds a NUL character, which cannot be stored.',
  'text-has-half-character':
    'The {field} holds half a character (a lone surrogate), which cannot be stored.',
  'rows-missing': 'Send rows: a list with one object a year.',
  'rows-empty': 'The list of rows is empty: send at least one year.',
  'too-many-rows': 'Too many rows: {found} were sent and at most {limit} are taken in one dataset.',
  'row-not-an-object': 'Row {row} must be an object with Year and the months of that year.',
  'year-missing': 'Row {row} has no Year (spelled exactly so, with a capital Y).',
  'year-not-a-year': 'The Year in row {row} must be a whole number from 1 to 9999.',
  'unknown-key':
    'Row {row} has the key "{key}". Keys are Year and 01_max, 01_min, 01_rain to 12_rain.',
  'value-empty': 'Row {row} has no value for {key}: leave the key out instead.',
  'value-not-a-number': 'The value of {key} in row {row} must be a number.',
  'not-json': 'The body is not JSON. Send one JSON object in UTF-8.',
  'not-json-number':
    'The body holds NaN or Infinity, which are no JSON: Python writes them for empty cells. Leave those keys out.',
  'not-json-type': 'Send the body with the header Content-Type: application/json.',
  'content-encoded':
    'The body is sent with Content-Encoding: {encoding}. Send it as it is, without one.',
  'body-too-large':
    'The body is too large: at most {limit} bytes are taken. Send fewer rows, or split the dataset.',
  'body-unfinished': 'The body ended before it was whole. Nothing was stored; send it again.',
  'unknown-field':
    'The field "{field}" cannot be changed. Send name, description, is_public or station_facts.',
  'nothing-to-change':
    'Nothing to change: send a JSON object with name, description, is_public or station_facts.',
  'query-unreadable': 'The value of {field} in the address cannot be read.',
  'query-takes-search': 'search takes up to 200 characters.',
  'query-takes-mine': 'mine is true or false.',
  'query-takes-limit': 'limit is a number from 1 to 100.',
  'query-takes-versions_of': 'versions_of is the id of a dataset.',
  'query-takes-account': 'account is the id of an account.',
  'query-takes-from_year': 'from_year is a year from 1 to 9999.',
  'query-takes-to_year': 'to_year is a year from 1 to 9999, and not before from_year.',
  'query-takes-elements': 'elements is some of max,min,rain.',
  'query-takes-completeness': 'completeness is a number from 1 to 100.',
  'query-takes-area': 'area is west,south,east,north in degrees.',
  'query-takes-sort': 'sort is newest, longest or name.',
  'query-takes-after': 'after is what next said, in the same sort.',
  'query-takes-since':
    'since is the id of the dataset to compare with, usually an earlier version.',
  'query-unknown': 'The address has the parameter "{field}", which is not known here.',
  'token-missing': 'Sign in first: send an access token in the header Authorization: Bearer.',
  'token-expired': 'The access token has expired. Exchange the refresh token for a new one.',
  'token-invalid':
    'The access token is not valid here. Sign in again, or exchange the refresh token.',
  'dataset-not-found': 'There is no such dataset, or it is private and not yours.',
  'route-not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not take that method. It takes: {allowed}.',
  'idempotency-key-unreadable':
    'The Idempotency-Key must have 1 to 255 visible characters and no spaces.',
  'idempotency-key-reused':
    'This Idempotency-Key was used for another dataset. A new dataset needs a new key.',
  'idempotency-key-busy':
    'A request with this Idempotency-Key is still under way. Try again in a moment.',
  'request-unreadable': 'This is not a request that can be read as HTTP/1.1 with a Host header.',
  'request-too-slow': 'The request did not arrive in time. Nothing was stored; send it again.',
  'headers-too-large': 'The headers of the request are too large: at most 16 KiB are taken.',
  'expectation-unknown': 'The only expectation met here is Expect: 100-continue.',
  'service-busy':
    'The service cannot reach its database or is too busy. Nothing was lost; try again in a moment.',
  'disk-full':
    'The service has no room left to store anything. Nothing was lost; reading goes on. Try again later, or tell its operator.',
  'outcome-unknown':
    'The database went away at the last moment: this was stored, or it was not. Sending it again with the same Idempotency-Key is safe.',
  stopping: 'The service is restarting. Nothing was lost; try again in a moment.',
  unexpected:
    'Something went wrong on our side. If it happens again, tell the operator this number: {id}.',
  bad_json: 'The body must be JSON, with the header Content-Type: application/json.',
  body_encoded:
    'The body is sent with Content-Encoding: {encoding}. Send it as it is, without one.',
  validation_failed: 'The value of {field} is missing or cannot be used.',
  user_metadata_too_large:
    'What an account says about itself (data) may take {most} bytes of JSON in all.',
  invalid_credentials: 'The e-mail address or the password is not right.',
  unsupported_grant_type: 'grant_type must be refresh_token or password.',
  user_already_exists: 'There is an account with this e-mail address already. Sign in instead.',
  weak_password: 'The password must have {least} to {most} characters.',
  signup_disabled: 'This service does not take new accounts. Ask its operator for one.',
  email_address_invalid: 'This is not an e-mail address.',
  email_change_not_offered: 'The e-mail address of an account cannot be changed.',
  refresh_token_not_found: 'This refresh token is not known here, or no longer. Sign in again.',
  refresh_token_already_used:
    'This refresh token was replaced more than once, so its session has been ended for safety. Sign in again.',
  refresh_token_malformed: 'This is not a refresh token of this service. Copy it again, whole.',
  refresh_token_not_issued: 'This refresh token was not issued by this service.',
  session_expired: 'The session has expired: it was not used for too long. Sign in again.',
  recovery_not_offered:
    'This service sends no mail. Ask the people who run it to set a new password.',
  recovery_token_invalid: 'This link was used already or is too old. Ask for a new one.',
  confirmation_not_offered:
    'This service sends no mail, so there is nothing to confirm an address by.',
  confirmation_token_invalid:
    'This link was used already or is too old. If your account page still asks for it, have a new one sent from there.',
  'mail-confirm-subject': 'Confirm your address for Almanac',
  'mail-confirm-text':
    'Somebody, probably you, made an account with this address at {site}.\n\nOpen this link within {days} days to confirm that the address is yours. It works once:\n{url}\n\nIf it was not you, do nothing: the address stays unconfirmed.\n',
  'setting-not-mail-server':
    '{setting} is not the address of a mail server, which begins with smtp:// or smtps://.',
  'setting-needs-other':
    '{setting} is set and {other} is not: a mail needs links that lead here for sure. Set {other} to the address at which people reach this service.',
  'mail-reset-subject': 'Set a new password for Almanac',
  'mail-reset-text':
    'Somebody, probably you, asked for a new password at {site}.\n\nOpen this link within {minutes} minutes to set one. It works once:\n{url}\n\nIf it was not you, do nothing: your password stays as it is.\n',
  session_not_found: 'This session was signed out. Sign in again.',
  no_authorization: 'Sign in first: send an access token in the header Authorization: Bearer.',
  bad_jwt: 'The access token has expired or is not valid here.',
  request_entity_too_large: 'The body is too large.',
  'setting-unknown':
    '{setting} is the name of no setting, so nothing reads it. Did you mean {nearest}? Correct it, or take it away.',
  'setting-not-number': '{setting} must be a whole number from {least} to {most}, not "{found}".',
  'setting-not-choice': '{setting} must be one of {choices}, not "{found}".',
  'setting-not-address':
    '{setting} must be an address that begins with http:// or https://, not "{found}".',
  'setting-not-database':
    '{setting} must be the address of a PostgreSQL database: postgres://user:password@host/name. In a password, write @ as %40, # as %23 and / as %2F.',
  'setting-not-site':
    '{setting} names {folder}, where there is no index.html, so every page would be missing. Run npm run build and name its folder dist/site, or take the setting away.',
  'setting-too-short': '{setting} must have at least {least} characters.',
  'folder-in-use':
    'The data folder {folder} is in use by another process (number {process}). Stop that one first, or choose another folder with {setting}.',
  'database-too-new':
    'The database has a change this program does not know ({found}). Start a newer version of the program.',
  'other-secrets':
    'This database was set up with other secrets. Give this process the keys.json of the first one (ALMANAC_KEYS_FILE), or the same ALMANAC_JWT_SECRET.',
  'key-outdated':
    'The signing key of this process was revoked, or replaced more than a day ago, and nobody takes what it signs. Give it the newest keys.json (ALMANAC_KEYS_FILE).',
  'keys-unreadable':
    'The keys file {file} cannot be read. Restore it from a backup; without it every session ends.',
  'keys-not-written':
    'The keys file {file} cannot be written ({code}). Check that its disk has room and that this account may write there, or name another file with ALMANAC_KEYS_FILE.',
  'database-unreachable':
    'The database cannot be reached. Check DATABASE_URL and that PostgreSQL runs.',
  'database-refuses':
    'PostgreSQL does not let the service work (its code: {code}). Check user, password and database in DATABASE_URL. This user must be allowed to create tables there, and the roles anon and authenticated: docs/operations.md has the commands.',
  'database-full': 'The disk of PostgreSQL is full. Make room there and try again.',
  'database-not-opened':
    'The embedded database in {folder} cannot be opened. Check that its disk has room and that this account may write there.',
  'port-in-use': 'Port {port} is taken by another program. Choose another one with PORT.',
  'cannot-listen':
    'The service cannot listen at {host}, port {port} ({code}). Choose an address of this machine with HOST, or another port with PORT: those below 1024 need a right that few accounts have.',
  started: 'Almanac listens at {address}',
  'command-unknown':
    'Commands: reset-password E-MAIL · remove-account E-MAIL · replace-key [--revoke-others]. Without one the service starts.',
  'account-unknown': 'There is no account with this e-mail address.',
  'password-wanted': 'Type the new password (or pipe it in) and press Enter:',
  'password-reset': 'The password was set. Every session of this account has ended.',
  'account-removed': 'The account was removed, with its datasets and sessions.',
  'key-replaced':
    'A new signing key is in {file}. Give the file to every process and restart them one after another.',
  'key-not-in-use': 'Tokens are signed with ALMANAC_JWT_SECRET: change that setting instead.',
  'more-problems': {
    by: 'more',
    one: 'There is {more} more problem.',
    other: 'There are {more} more problems.',
  },
  'more-problems-at-least': {
    by: 'more',
    one: 'There is at least {more} more problem.',
    other: 'There are at least {more} more problems.',
  },
  'quota-reached':
    'This account has stored {found} rows, and {limit} is as much as it may. Delete datasets you no longer need, or ask the operator for more.',
  'quota-near':
    '{found} of the {limit} rows this account may store are used. Delete datasets you no longer need before it is full.',
  'too-many-requests': {
    by: 'seconds',
    one: 'Too many requests. Try again in {seconds} second.',
    other: 'Too many requests. Try again in {seconds} seconds.',
  },
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method. It takes: {allowed}.',
  over_request_rate_limit: {
    by: 'seconds',
    one: 'Too many tries. Try again in {seconds} second.',
    other: 'Too many tries. Try again in {seconds} seconds.',
  },
} as const;
