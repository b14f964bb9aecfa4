/** Google's own names of the permissions, as its screen shows them, and what each is for. */
export const enPermission = {
  'permission.name-spreadsheet':
    'View and manage spreadsheets that this application has been installed in',
  'permission.name-page':
    'Display and run third-party web content in prompts and sidebars inside Google applications',
  'permission.name-network': 'Connect to an external service',
  'permission.name-schedule': 'Allow this application to run when you are not present',
  'permission.name-mail': 'Send email as you',
} as const;
