/** Who keeps a record: machines that list authors want to know which of the two. */
export const CREATOR_KINDS = ['person', 'institution'] as const;
export type CreatorKind = (typeof CREATOR_KINDS)[number];

export type CreatorId = { kind: CreatorKind; address: string };

/** An ORCID iD of a person or a ROR iD of an institution, bare or as an address; null where its check digits say otherwise. */
export function readCreatorId(text: string): CreatorId | null {
  const [, orcid] = ORCID.exec(text) ?? [];
  if (orcid && hasOrcidCheck(orcid.toUpperCase()))
    return { kind: 'person', address: `https://orcid.org/${orcid.toUpperCase()}` };
  const [, ror] = ROR.exec(text) ?? [];
  if (ror && hasRorCheck(ror.toLowerCase()))
    return { kind: 'institution', address: `https://ror.org/${ror.toLowerCase()}` };
  return null;
}

const ORCID = /^(?:https?:\/\/(?:www\.)?orcid\.org\/)?((?:\d{4}-){3}\d{3}[\dX])$/i;
const ROR = /^(?:https?:\/\/ror\.org\/)?(0[0-9a-hjkmnp-tv-z]{6}\d{2})$/i;

/** ISO 7064, MOD 11-2 (support.orcid.org, "Structure of the ORCID Identifier"). */
function hasOrcidCheck(orcid: string): boolean {
  const digits = orcid.replace(/-/g, '');
  let total = 0;
  for (const digit of digits.slice(0, -1)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits.slice(-1) === (check === 10 ? 'X' : String(check));
}

/** ISO 7064, MOD 97-10, over Crockford's base 32 (ror.readme.io, "ROR identifier pattern"). */
function hasRorCheck(ror: string): boolean {
  let value = 0;
  for (const sign of ror.slice(0, -2)) value = value * 32 + SIGNS.indexOf(sign);
  return Number(ror.slice(-2)) === 98 - ((value * 100) % 97);
}

const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** What is known of who keeps a record; null where nobody is named. */
export type Creator = { name: string; kind: CreatorKind | null; address: string | null };

type Named = { creator?: string; creator_kind?: string; creator_id?: string };

export function creatorOf(station: Named | null): Creator | null {
  const { creator, creator_kind, creator_id } = station ?? {};
  if (creator === undefined) return null;
  const id = readCreatorId(creator_id ?? '');
  const kind = CREATOR_KINDS.find((one) => one === creator_kind) ?? id?.kind ?? null;
  return { name: creator, kind, address: id?.address ?? null };
}
