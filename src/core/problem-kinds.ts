import type { Permission } from './permission.ts';

/**
 * Everything that can go wrong without a bug, by what it is about. A problem's kind is the key of its
 * sentence. What nobody says any more stays as long as a stored record may hold it.
 */
export type ProblemKind =
  | ConnectionKind
  | SetupKind
  | UploadKind
  | ScheduleKind
  | SpreadsheetKind
  | PermissionKind
  | FilesKind
  | PageKind;

/** Why a request brought no answer. */
export type FetchFailureKind =
  | 'connection.name-not-found'
  | 'connection.no-connection'
  | 'connection.no-answer'
  | 'connection.not-secure'
  | 'connection.address-refused'
  | 'connection.body-too-big'
  | 'connection.quota-spent'
  | 'connection.too-fast'
  | 'connection.not-permitted-by-admin'
  | 'connection.permission-missing';

/** The connection to a service. */
export type ConnectionKind =
  | FetchFailureKind
  | 'connection.wrong-password'
  | 'connection.email-not-confirmed'
  | 'connection.none'
  | 'connection.expired'
  | 'connection.service-busy'
  | 'connection.service-trouble'
  | 'connection.address-wrong'
  | 'connection.address-redirects'
  | 'connection.web-page'
  | 'connection.key-wrong'
  | 'connection.request-refused'
  | 'connection.token-refused'
  | 'connection.refused'
  | 'connection.signed-out-elsewhere'
  | 'connection.password-changed'
  | 'connection.account-deleted'
  | 'connection.not-known'
  | 'connection.used-elsewhere'
  | 'connection.session-expired'
  | 'connection.service-changed'
  | 'connection.account-blocked'
  | 'connection.not-a-token'
  | 'connection.lock-busy'
  | 'connection.not-written';

/** What a person sets up or answers in the sidebar, and what keeps it from working. */
export type SetupKind =
  | 'addon.cell-missing'
  | 'addon.cell-hidden'
  | 'addon.wishes-too-many'
  | 'addon.finding-gone'
  | 'addon.answer-busy'
  | 'addon.confirmed-too-many'
  | 'addon.mend-formula'
  | 'addon.mend-protected'
  | 'addon.mend-text-between'
  | 'connection.key-not-a-key'
  | 'schedule.document-busy'
  | 'schedule.trigger-refused'
  | 'schedule.consent-withdrawn'
  | 'schedule.permissions-missing'
  | 'schedule.no-spreadsheet'
  | 'schedule.mail-not-sent'
  | 'schedule.paused'
  | 'schedule.paused-after-failures'
  | 'permission.stops-copy'
  | 'schedule.not-yours'
  | 'schedule.no-such-job'
  | 'schedule.rhythm-odd'
  | 'schedule.email-odd'
  | 'upload.offer-odd'
  | 'upload.offer-over'
  | 'upload.title-missing'
  | 'upload.title-too-long'
  | 'upload.description-too-long'
  | 'upload.station-odd'
  | 'upload.beyond-quota'
  | 'upload.visibility-missing'
  | 'upload.no-such-run'
  | 'connection.paste-empty'
  | 'connection.paste-cut-off'
  | 'connection.paste-no-tokens'
  | 'connection.paste-is-public-key'
  | 'connection.paste-is-secret-key'
  | 'connection.paste-expired'
  | 'connection.address-missing'
  | 'connection.address-not-https'
  | 'connection.address-not-an-address'
  | 'connection.address-is-this-computer'
  | 'connection.address-inside'
  | 'connection.address-has-more'
  | 'connection.email-missing'
  | 'connection.password-missing'
  | 'connection.not-permitted-to-keep'
  | 'connection.shared-session';

/** Sending a sheet, and what became of it. */
export type UploadKind =
  | 'upload.under-way'
  | 'upload.unknown-run'
  | 'upload.still-calculating'
  | 'upload.findings-block'
  | 'upload.nothing-to-send'
  | 'upload.too-many-years'
  | 'upload.answers-changed'
  | 'upload.drift-column'
  | 'upload.drift-shorter'
  | 'upload.years-gone'
  | 'upload.old-values-changed'
  | 'upload.too-many-unreadable'
  | 'upload.unreadable-cells'
  | 'upload.changed-since-seen'
  | 'upload.unchanged'
  | 'upload.other-service'
  | 'upload.record-removed'
  | 'upload.record-not-there'
  | 'upload.record-transferred'
  | 'upload.record-is-public'
  | 'upload.record-hidden'
  | 'upload.is-public-now'
  | 'upload.is-private-now'
  | 'upload.refused'
  | 'upload.service-notice'
  | 'upload.too-big-for-service'
  | 'upload.odd-answer'
  | 'upload.said-lost';

/** Uploads by the clock. */
export type ScheduleKind =
  | 'schedule.sheet-deleted'
  | 'schedule.address-changed'
  | 'schedule.account-changed'
  | 'schedule.station-gone'
  | 'schedule.which-station'
  | 'schedule.month-open'
  | 'schedule.mail-unknown'
  | 'schedule.mail-spent';

/** What is wrong with a tab, or with what Google lets the add-on do. */
export type SpreadsheetKind =
  | 'addon.sheet-empty'
  | 'addon.sheet-not-a-table'
  | 'addon.sheet-too-big'
  | 'addon.sheets-too-big'
  | 'addon.sheet-missing'
  | 'addon.sheet-deleted'
  | 'addon.storage-full'
  | 'addon.stopped'
  | 'addon.stored-damaged'
  | 'addon.stored-later'
  | 'addon.permission-missing';

/** Why a format cannot hold a sheet. */
export type UnfitKind =
  | 'files.nothing'
  | 'files.only-months'
  | 'files.days-and-months'
  | 'files.no-wigos'
  | 'files.no-month'
  | 'files.no-normal';

/** What keeps a sheet from becoming a file for others. */
export type FilesKind =
  | UnfitKind
  | 'files.to-settle'
  | 'files.station-to-settle'
  | 'files.too-many-tabs'
  | 'files.changed-meanwhile';

/** A box on Google's screen that was left out, and what lacks without it. */
export type PermissionKind = `permission.${Permission}`;

/** Why the page got no answer. */
export type PageKind =
  | 'sidebar.offline'
  | 'sidebar.several-accounts'
  | 'sidebar.no-permission'
  | 'sidebar.answer-lost'
  | 'sidebar.unexpected';

/** What came of a run, what happens next by itself, and what the person does; in the page and in mails. */
export type OutcomeSentence =
  | 'outcome.sending'
  | 'outcome.sent'
  | 'outcome.sent-private'
  | 'outcome.unknown'
  | 'outcome.not-sent'
  | 'outcome.held'
  | 'outcome.unchanged'
  | 'outcome.tries-again'
  | 'outcome.asks-again'
  | 'outcome.once-mended'
  | 'outcome.once-connected'
  | 'outcome.tries-thrice'
  | 'outcome.nothing-to-do'
  | 'outcome.try-again'
  | 'outcome.try-again-alone'
  | 'outcome.wait'
  | 'outcome.look'
  | 'outcome.send-as-it-is';

/** What a mail is made of. */
export type MailSentence =
  | 'schedule.mail-failure'
  | 'schedule.mail-recovery'
  | 'schedule.mail-recovery-line'
  | 'schedule.mail-where'
  | 'schedule.mail-why'
  | 'schedule.files-subject'
  | 'schedule.files-failure'
  | 'schedule.files-why';

/** What is said of a connection that has been given up, and of permissions that lack. */
export type SetupSentence =
  | 'connection.signed-out'
  | 'connection.only-here'
  | 'permission.missing'
  | 'permission.stops-schedules'
  | 'permission.give'
  | 'permission.how'
  | 'permission.given';
