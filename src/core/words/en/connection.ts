import type { ConnectionKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** The connection to a service: losing it, and getting it back. */
export const enConnection = {
  'connection.none': 'Not connected yet. Connect first: Extensions › Almanac › Set up token.',
  'connection.expired':
    'The connection has ended, and there was no refresh token to renew it with. Connect again, with the whole session or with your password.',
  'connection.name-not-found':
    'There is no service at this address: the name was not found. Check its spelling.',
  'connection.no-connection':
    'The service could not be reached. It may be starting or moving; try again in a minute. Nothing was lost.',
  'connection.no-answer':
    'The service did not answer in time. Try again in a minute. Nothing was lost.',
  'connection.not-secure':
    'No secure connection to this address could be made: its certificate is not accepted. Tell whoever runs the service.',
  'connection.address-refused':
    'Google does not accept this address. Check it under Connect; the usual form is https://almanac.example.',
  'connection.body-too-big':
    'This is more than Google sends in one piece. Upload fewer years, or split the sheet.',
  'connection.quota-spent':
    'Your Google account has used up the requests it may make today. It works again within 24 hours; schedules go on by themselves.',
  'connection.too-fast': 'Google asks for a pause between requests. Try again in a minute.',
  'connection.not-permitted-by-admin':
    'The administrator of your Google domain does not permit this address. Ask them to allow it for Apps Script.',
  'connection.permission-missing':
    'Without “Connect to an external service” Almanac cannot send. Choose any item of Extensions › Almanac and tick every box Google shows (Select all).',
  'connection.service-busy':
    'The service has too much to do just now (status {status}). Try again in a minute. Nothing was lost.',
  'connection.service-trouble':
    'The service is in trouble (status {status}). Try again in a few minutes. Nothing was lost. {text}',
  'connection.address-wrong':
    'The address answers, but it is not the service (status {status}). Check the address.',
  'connection.address-redirects':
    'The address sends us on to another one (status {status}). Type the address the service itself names.',
  'connection.web-page':
    'The address answers with a web page instead of the service (status {status}: {text}). Check the address.',
  'connection.key-wrong':
    'The service does not accept the key (status {status}: {text}). Copy the public key again.',
  'connection.request-refused':
    'The service refused the request (status {status}: {text}). Your session is kept; check the address and the key.',
  'connection.token-refused':
    'The service refused the token (status {status}: {text}). Connect again.',
  'connection.refused': 'The service ended the session: {text} (status {status}). Connect again.',
  'connection.signed-out-elsewhere':
    'The session was signed out somewhere else, perhaps in the browser it was copied from. Connect again; with your password it becomes a session of its own.',
  'connection.used-elsewhere':
    'The session was used in two places at once, so the service ended it: a browser tab and this sheet cannot share one. Connect again; with your password it becomes a session of its own.',
  'connection.session-expired':
    'The session was not used for too long and has ended. Connect again.',
  'connection.service-changed':
    'Almanac was set to another service, {address}. Connect again; nothing else is lost.',
  'connection.account-blocked': 'The service has blocked this account. Ask whoever runs it.',
  'connection.not-a-token':
    'The service does not know this refresh token. Copy the session again, from the first character to the last.',
  'connection.lock-busy':
    'Another upload of yours is renewing the connection. Try again in a minute. Nothing was lost.',
  'connection.not-written':
    'The renewed session could not be kept, because Google did not accept it. The old one still works; try again in a minute.',
  'connection.wrong-password': 'E-mail or password is wrong. Nothing was changed.',
  'connection.email-not-confirmed':
    'This e-mail address is not confirmed yet. Follow the link you were sent, then connect.',
} as const satisfies Record<ConnectionKind, Phrase>;
