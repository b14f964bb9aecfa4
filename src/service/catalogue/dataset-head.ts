import { FEWEST_YEARS } from '../../core/dataset/stripe-bands.ts';
import type { DatasetHeader } from '../datasets/schemas.ts';
import { PICTURE_SIZE } from '../datasets/stripes-picture.ts';
import { type Described, descriptionOf } from './dataset-facts.ts';
import { datasetJsonLd } from './dataset-json-ld.ts';
import { xmlText } from './xml-text.ts';

/** What the page of a record or a version says to programs that do not run it. The record's is the one to link to. */
export function datasetHead({ site, header, sought }: Described): string {
  const description = descriptionOf(header);
  const canonical = `${site}/records/${header.record}`;
  const picture = pictureOf(site, header);
  const meta = {
    'og:type': 'website',
    'og:site_name': 'Almanac',
    'og:title': header.name,
    'og:description': description,
    'og:url': canonical,
    ...picture,
  };
  return [
    `<title>${xmlText(header.name)} · Almanac</title>`,
    `<meta name="description" content="${xmlText(description)}">`,
    `<link rel="canonical" href="${xmlText(canonical)}">`,
    '<link rel="alternate" type="application/atom+xml" href="/feed.atom">',
    ...Object.entries(meta).map(
      ([property, content]) => `<meta property="${property}" content="${xmlText(content)}">`,
    ),
    `<meta name="twitter:card" content="${picture['og:image'] ? 'summary_large_image' : 'summary'}">`,
    // A block of data: nothing runs it, so the page's policy for scripts need not allow it.
    `<script type="application/ld+json">${inScript(datasetJsonLd({ site, header, sought }))}</script>`,
  ].join('\n');
}

/** A record that is too short for a picture names none. */
function pictureOf(site: string, { id, coverage }: DatasetHeader): Record<string, string> {
  const { firstYear, lastYear } = coverage;
  if (lastYear - firstYear + 1 < FEWEST_YEARS) return {};
  return {
    'og:image': `${site}/datasets/${id}/stripes.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE_SIZE.width),
    'og:image:height': String(PICTURE_SIZE.height),
    'og:image:alt': `A stripe for each year from ${firstYear} to ${lastYear}, coloured by its distance from average`,
  };
}

/** The page with `head` in the place of its own title and description. */
export function withHead(page: string, head: string): string {
  // A function, because a name may have "$&" in it.
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
}

/** "</script>" in a text would end the script, and "<!--" would hide its end. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
