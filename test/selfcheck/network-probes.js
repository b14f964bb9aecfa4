/** What a fetch answers when something is wrong with it; nothing of ours is called. */
function networkProbes_() {
  const probes = {};
  for (const [name, url, options = {}] of FETCHES)
    probes[`fetch.${name}`] = () => {
      const response = UrlFetchApp.fetch(url, options);
      return [response.getResponseCode(), /self-check/.test(response.getContentText())];
    };
  return { ...probes, ...pageFileProbes_() };
}

const EMPTY = 'https://www.google.com/generate_204';
const ELSEWHERE = encodeURIComponent('https://postman-echo.com/headers');

const FETCHES = [
  ['plain', EMPTY],
  ['unknown-name', 'https://no-such-host.invalid/'],
  ['loopback', 'http://localhost:1/'],
  ['private-address', 'http://10.0.0.1/'],
  ['no-scheme', 'notaurl'],
  ['expired-certificate', 'https://expired.badssl.com/'],
  ['closed-port', 'https://www.google.com:444/', { timeoutSeconds: 5 }],
  ['host-header', EMPTY, { headers: { Host: 'x' } }],
  ['null-header', EMPTY, { headers: { 'X-A': null } }],
  ['unknown-option', EMPTY, { noSuchOption: 1 }],
  ['slower-than-its-time', 'https://httpbin.org/delay/5', { timeoutSeconds: 1 }],
  ['no-time', EMPTY, { timeoutSeconds: 0 }],
  ['not-found', 'https://www.google.com/no-such-page-here'],
  ['long-address', `${EMPTY}?${'x'.repeat(2100)}`],
  [
    'token-through-redirect',
    `https://httpbin.org/redirect-to?url=${ELSEWHERE}`,
    { headers: { Authorization: 'Bearer self-check' } },
  ],
];

function pageFileProbes_() {
  const content = () => HtmlService.createHtmlOutputFromFile('page').getContent();
  return {
    'html.slashes-in-template': () => content().includes('kept://in a template'),
    'html.slashes-in-text': () => content().includes('kept://in a string'),
    'html.module': () => content().includes('type="module"'),
    'html.missing-file': () => HtmlService.createHtmlOutputFromFile('no such file').getContent(),
  };
}
