type Places = Record<string, string | number>;

/** What the platform says, in English; it speaks the language of the account, and add-ons must not read it (§6.4). */
const TEXTS = {
  'mode-forbids': 'You do not have permission to call {method}. Required permissions: {scopes}',
  'scope-missing':
    'Specified permissions are not sufficient to call {method}. Required permissions: {scopes}',
  'authorization-required': 'Authorization is required to perform that action.',
  'no-ui-here': 'Cannot call {service}.getUi() from this context.',
  'too-many-simultaneous':
    'There are too many scripts running simultaneously for this Google user account.',
  'execution-time': 'Exceeded maximum execution time',
  'computer-time': 'Service using too much computer time for one day.',
  'quota-spent': 'Service invoked too many times for one day: {service}.',
  'lock-timeout': 'Lock timeout: another process was holding the lock for too long.',
  'properties-full':
    'You have exceeded the property storage quota. Please remove some properties and try again.',
  'argument-too-large': 'Argument too large: {name}',
  'property-name-empty':
    'When setting or getting a property value, the property name must not be null or empty.',
  'data-storage': 'Data storage error',
  'storage-error':
    "We're sorry, a server error occurred while reading from storage. Error code {code}.",
  'argument-null': 'Argument cannot be null: {name}',
  'invalid-argument': 'Invalid argument: {name}',
  'dns-error': 'DNS error: {url}',
  'address-unavailable': 'Address unavailable: {url}',
  'fetch-timeout': 'Timeout: {url}',
  'ssl-error': 'SSL Error {url}',
  'header-invalid': 'Attribute provided with invalid value: Header:{name}',
  'attribute-invalid': 'Attribute provided with invalid value: {name}',
  'url-length': 'Limit Exceeded: URLFetch URL Length.',
  'post-size': 'Limit Exceeded: URLFetch POST Size.',
  'headers-limit': 'Limit Exceeded: URLFetch Header Size.',
  'response-size': 'Limit Exceeded: URLFetch Response Size.',
  'url-not-listed': 'UrlFetch calls to {url} are not permitted by your admin',
  'request-failed':
    'Request failed for {host} returned code {status}. Truncated server response: {body} (use muteHttpExceptions option to examine full response)',
  // Google says "time-based" of a second trigger of any type.
  'trigger-type-per-document':
    'This add-on has created too many time-based triggers in this document for this Google user account.',
  'trigger-without-time': 'The trigger needs a frequency or a date',
  'scopes-stray': 'Scopes not in the manifest: {scopes}',
  'too-many-triggers':
    'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
  'trigger-too-often': 'Add-on triggers can run at most once every hour.',
  'no-triggers-in-test': 'Installable triggers are not supported in test deployments.',
  'time-zone': 'Invalid time zone: {zone}',
  'script-function-missing': 'Script function not found: {name}',
  'rows-at-least-one': 'The number of rows in the range must be at least 1.',
  'columns-at-least-one': 'The number of columns in the range must be at least 1.',
  'row-too-small': 'The starting row of the range is too small.',
  'column-too-small': 'The starting column of the range is too small.',
  'outside-sheet': 'The coordinates of the range are outside the dimensions of the sheet.',
  'too-many-cells':
    'This action would increase the number of cells in the workbook above the limit of {limit} cells.',
  'property-error': 'Unexpected error while getting the method or property {what} on object {on}.',
  'rows-outside': 'Those rows are out of bounds.',
  'columns-outside': 'Those columns are out of bounds.',
  'range-not-found': 'Range not found',
  'rows-differ':
    'The number of rows in the data does not match the number of rows in the range. The data has {data} but the range has {range}.',
  'columns-differ':
    'The number of columns in the data does not match the number of columns in the range. The data has {data} but the range has {range}.',
  'part-of-merge': 'You must select all cells in a merged range to merge or unmerge them.',
  'merges-frozen-rows': "You can't merge frozen and non-frozen rows.",
  'freezes-part-of-merge-rows':
    "Sorry, you can't freeze rows which contain only part of a merged cell. Try to break apart merged cells or freeze more rows to include the complete merged cells.",
  'cell-protected':
    'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.',
  'cell-too-long':
    'Your input contains more than the maximum of 50000 characters in a single cell.',
  'sheet-name-taken': 'A sheet with the name "{name}" already exists. Please enter another name.',
  'sheet-name-long': 'The sheet name cannot be greater than 100 characters.',
  'sheet-elsewhere': 'Specified sheet must be part of the spreadsheet',
  'sheet-missing': 'Sheet {id} not found',
  // Seen word for word in gh:diegomanuel/binance-to-google-sheets#13.
  'sheet-without-cells': 'The action is not supported for {kind} sheet',
  'last-sheet': "You can't remove all the sheets in a document.",
  'last-visible-sheet': "You can't remove all the visible sheets in a document.",
  'hides-all-sheets': "You can't hide all the sheets in a document.",
  'freezes-all-rows': "You can't freeze all visible rows on the sheet.",
  'document-missing':
    "Document {id} is missing (perhaps it was deleted, or you don't have read access?)",
  'document-closed': 'You do not have permission to access the requested document.',
  'cannot-edit': 'You do not have permission to edit this document.',
  'html-file-missing': 'No HTML file named {name} was found.',
  'mail-address': 'Invalid email: {address}',
  'mail-files': 'Limit Exceeded: Email Attachments Per Message.',
  'mail-files-size': 'Limit Exceeded: Email Total Attachments Size.',
} as const;

export type ExceptionKind = keyof typeof TEXTS;

export function exceptionText(kind: ExceptionKind, places: Places = {}): string {
  return TEXTS[kind]
    .replace(/\{(\w+)\}/g, (_, name: string) => String(places[name] ?? ''))
    .replace(/\. Required permissions: $/, '.');
}
