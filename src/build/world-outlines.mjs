import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

/** A tenth of a degree a unit: on the scale of these outlines nothing smaller can be seen. */
const UNITS_A_DEGREE = 10;

/** @typedef {NonNullable<Parameters<typeof mesh>[1]>} Whole */

/**
 * Land and borders of Natural Earth (1:110 million, public domain; the package is ISC) as one picture, which
 * a page loads when it draws a map. x is the longitude and y the latitude, downwards: what stands on
 * the map is put there without a projection, and whoever draws it narrows it for the latitude.
 */
export async function worldOutlines() {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-110m.json'));
  /** @type {Parameters<typeof mesh>[0] & { objects: { land: Whole, countries: Whole } }} */
  const world = JSON.parse(await readFile(file, 'utf8'));
  const { land, countries } = world.objects;
  const between = mesh(world, countries, (one, other) => one !== other);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1800 -900 3600 1800">',
    layer('land', pathOf(feature(world, land))),
    layer('borders', pathOf(between)),
    layer('graticule', graticule()),
    '</svg>',
  ].join('');
}

/** Lines keep their width however far the map is drawn in. @param {string} id @param {string} path */
function layer(id, path) {
  return `<path id="${id}" vector-effect="non-scaling-stroke" d="${path}"/>`;
}

/** @param {import('d3-geo').GeoPermissibleObjects} shape */
function pathOf(shape) {
  // Cut at the date line, and around the pole, which no list of points of the Antarctic says.
  const flat = geoEquirectangular()
    .scale((180 / Math.PI) * UNITS_A_DEGREE)
    .translate([0, 0])
    .precision(0);
  const pen = relativePen();
  geoPath(flat, pen.context)(shape);
  return pen.path();
}

/** Whole units from point to point: a third of the length that d3's own text has. */
function relativePen() {
  /** @type {string[]} */
  const path = [];
  let at = { x: 0, y: 0 };
  /** @param {string} letter @param {number} x @param {number} y */
  const to = (letter, x, y) => {
    const next = { x: Math.round(x), y: Math.round(y) };
    const [right, down] = [next.x - at.x, next.y - at.y];
    // A point that rounds to the one before it draws nothing.
    if (letter === 'l' && right === 0 && down === 0) return;
    path.push(`${letter}${right}${down < 0 ? '' : ' '}${down}`);
    at = next;
  };
  /** @type {{ x: number, y: number }} */
  let start = at;
  const context = {
    beginPath() {},
    /** @param {number} x @param {number} y */
    moveTo(x, y) {
      to('m', x, y);
      start = at;
    },
    /** @param {number} x @param {number} y */
    lineTo: (x, y) => to('l', x, y),
    closePath() {
      path.push('z');
      at = start;
    },
    arc() {},
  };
  return { context, path: () => path.join('') };
}

function graticule() {
  /** @type {string[]} */
  const lines = [];
  for (let latitude = -800; latitude <= 800; latitude += 100) lines.push(`M-1800 ${latitude}h3600`);
  for (let longitude = -1800; longitude < 1800; longitude += 100)
    lines.push(`M${longitude}-900v1800`);
  return lines.join('');
}
