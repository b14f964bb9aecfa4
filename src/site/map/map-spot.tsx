import type { ComponentChildren } from 'preact';

type MapSpotProps = { at: { x: number; y: number }; children: ComponentChildren };

/** What stands at a place of the map keeps its size on every screen. */
export function MapSpot({ at, children }: MapSpotProps) {
  return (
    <div class="map-spot" style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}>
      {children}
    </div>
  );
}
