import { useRef, useState } from 'preact/hooks';
import type { Area } from '../../core/dataset/area.ts';
import type { DirectoryTotals, MapCell } from '../../core/dataset/directory.ts';
import { sayPlace } from '../../core/words/station-words.ts';
import { frameAround, frameOf, type MapFrame, placeIn } from '../map/map-frame.ts';
import { MapSpot } from '../map/map-spot.tsx';
import { mergeNear } from '../map/merge-near.ts';
import { WorldMap } from '../map/world-map.tsx';
import type { Problem } from '../service/problem.ts';
import type { Wish } from '../service/wish.ts';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { directoryPath, recordPath } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAsking } from '../shell/use-asking.ts';

/** Degrees from top to bottom at least: a few stations of one valley still have a coast around them. */
const LEAST_HEIGHT = 12;
/** Closer by the outlines, which are made for the whole world, show corners only. */
const LEAST_HEIGHT_OF_AREA = 4;

type DirectoryMapProps = {
  wish: Wish;
  totals: DirectoryTotals['totals'] | null;
  wishFor: (change: Partial<Wish>) => void;
};

/** Where the datasets found are. A number stands for as many datasets, and leads closer to them. */
export function DirectoryMap({ wish, totals, wishFor }: DirectoryMapProps) {
  const { say } = useSpeech();
  const { cells, problem } = useCells(wish);
  const frame = frameFor(cells ?? [], wish.area);
  const marks = mergeNear(cells ?? [], frame, MARK_PX / mapPx());
  const isEmpty = cells?.length === 0;
  const section = useRef<HTMLElement>(null);
  const choose = (area: Area | null) => {
    wishFor({ area });
    // What was pressed is gone on the next map.
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section class="directory-map" aria-label={say('site.map-label')} tabIndex={-1} ref={section}>
      <Marks
        marks={marks}
        frame={frame}
        isLast={wish.area !== null && marks.length === 1}
        choose={choose}
      />
      <ProblemNote problem={problem} />
      <div class="map-below">
        <p class="hint">
          {isEmpty
            ? say('site.map-none')
            : totals && say('site.map-note', { placed: totals.placed })}
        </p>
        {wish.area && (
          <button type="button" class="button" onClick={() => choose(null)}>
            {say('site.map-everywhere')}
          </button>
        )}
      </div>
    </section>
  );
}

function Marks({ marks, frame, ...props }: Omit<MarkProps, 'cell'> & { marks: MapCell[] }) {
  const { say } = useSpeech();
  return (
    <WorldMap frame={frame}>
      <ul class="map-marks" aria-label={say('site.map-marks')}>
        {marks.map((cell) => (
          <li key={`${cell.area.west} ${cell.area.north}`}>
            <Mark cell={cell} frame={frame} {...props} />
          </li>
        ))}
      </ul>
    </WorldMap>
  );
}

/** The old marks stay until the new ones are there. */
function useCells(wish: Wish): { cells: MapCell[] | null; problem: Problem | null } {
  const { datasets } = usePorts();
  const [cells, setCells] = useState<MapCell[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The order of the list moves nothing on the map.
  const address = directoryPath({ ...wish, sort: 'newest' });
  useAsking(
    address,
    () => datasets.map(wish),
    (answer) => {
      if (answer.ok) setCells(answer.value.cells);
      setProblem(answer.ok ? null : answer.problem);
    },
  );
  return { cells, problem };
}

function frameFor(cells: MapCell[], area: Area | null): MapFrame {
  if (cells.length > 0 || !area)
    return frameAround(cells, area ? LEAST_HEIGHT_OF_AREA : LEAST_HEIGHT);
  const { west, east } = area;
  return frameOf({ ...area, east: east < west ? east + 360 : east }, LEAST_HEIGHT_OF_AREA);
}

/** What marks need between them, so that a finger meets one. */
const MARK_PX = 34;
/** A page is not wider than this, nor the map in it. */
const WIDEST_PX = 1024;

function mapPx(): number {
  return Math.min(WIDEST_PX, Math.max(MARK_PX, document.documentElement.clientWidth - 2 * MARK_PX));
}

type MarkProps = {
  cell: MapCell;
  frame: MapFrame;
  /** these datasets are at one place: a closer look does not separate them */
  isLast: boolean;
  choose: (area: Area) => void;
};

function Mark({ cell, frame, isLast, choose }: MarkProps) {
  const { dataset } = cell;
  return (
    <MapSpot at={placeIn(frame, cell)}>
      {dataset ? (
        <a class="map-one" href={recordPath(dataset.record)} title={dataset.name}>
          <span class="map-dot" />
          <span class="visually-hidden">{dataset.name}</span>
        </a>
      ) : (
        <Several cell={cell} isLast={isLast} choose={choose} />
      )}
    </MapSpot>
  );
}

function Several({ cell, isLast, choose }: Omit<MarkProps, 'frame'>) {
  const { language, say } = useSpeech();
  const { datasets: count } = cell;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { latitude, longitude } = cell;
  const place = sayPlace(
    { latitude, longitude },
    { say, number: (value) => numbers.format(value) },
  );
  const label = say(isLast ? 'site.map-mark-last' : 'site.map-mark', { count, place });
  const shown = new Intl.NumberFormat(language, { notation: 'compact' }).format(count);
  const size = `map-count map-count-${Math.min(4, String(count).length)}`;
  if (isLast)
    return (
      <span class={size} role="img" aria-label={label} title={label}>
        {shown}
      </span>
    );
  const look = () => choose(cell.area);
  return (
    <button type="button" class={size} aria-label={label} title={label} onClick={look}>
      {shown}
    </button>
  );
}
