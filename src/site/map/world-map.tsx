import type { ComponentChildren } from 'preact';
import type { MapFrame } from './map-frame.ts';
import outlines from './outlines.svg';

/** Units of the picture a degree. */
const UNITS = 10;
const ROUND = 360 * UNITS;

type WorldMapProps = { frame: MapFrame; small?: boolean; children?: ComponentChildren };

/** Land and borders; what stands on them are the children, each by `MapSpot` or in a list of its own. */
export function WorldMap({ frame, small = false, children }: WorldMapProps) {
  const { middle, width, height } = frame;
  const left = (middle.longitude - width / 2) * UNITS;
  const top = (-middle.latitude - height / 2) * UNITS;
  const size = { width: width * UNITS, height: height * UNITS };
  return (
    <div class={small ? 'map map-small' : 'map'}>
      <svg
        aria-hidden="true"
        viewBox={`${left} ${top} ${size.width} ${size.height}`}
        preserveAspectRatio="none"
      >
        {['graticule', 'land', 'borders'].map((layer) =>
          copiesBetween(left, left + size.width).map((copy) => (
            <use
              key={`${layer} ${copy}`}
              class={`map-${layer}`}
              href={`${outlines}#${layer}`}
              x={copy * ROUND}
            />
          )),
        )}
      </svg>
      {children}
    </div>
  );
}

/** The world stands side by side as often as the frame needs it: Fiji has land on both its sides. */
function copiesBetween(left: number, right: number): number[] {
  const first = Math.floor((left + ROUND / 2) / ROUND);
  const last = Math.ceil((right - ROUND / 2) / ROUND);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
