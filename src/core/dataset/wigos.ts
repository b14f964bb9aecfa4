/** The parts of a WIGOS identifier. Of a station that had a number of WMO before, block and number come first in its last part. */
export type Wigos = {
  series: string;
  issuer: string;
  issue: string;
  local: string;
  block: string;
  number: string;
};

/** Four parts: series, issuer, issue and the local name (WMO-No. 1160, chapter 2); null where it is something else. */
export function readWigos(identifier: string | undefined): Wigos | null {
  const [, issuer, issue, local] = SHAPE.exec(identifier ?? '') ?? [];
  if (issuer === undefined || issue === undefined || local === undefined) return null;
  if (Number(issuer) > MOST || Number(issue) > MOST) return null;
  const [, block = '', number = ''] =
    issuer === '20000' ? (/^(\d\d)(\d{3})$/.exec(local) ?? []) : [];
  return { series: '0', issuer, issue, local, block, number };
}

const SHAPE = /^0-(\d{1,5})-(\d{1,5})-([A-Za-z0-9]{1,16})$/;
const MOST = 65534;

/** The station's page in WMO's catalogue; null where the identifier is none of WIGOS. */
export function oscarPage(identifier: string): string | null {
  return (
    readWigos(identifier) &&
    `https://oscar.wmo.int/surface/#/search/station/stationReportDetails/${identifier}`
  );
}
