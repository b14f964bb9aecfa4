import type { SheetReading } from '../../addon/page-types.ts';
import { placeIn } from '../../core/upload/target.ts';
import { Button } from '../parts/button.tsx';
import { hasStations } from '../state/stations-steps.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

/** Of a sheet with several stations the one that is read, and the way to the others. */
export function StationLink({
  reading,
  send,
}: Pick<ViewProps, 'send'> & { reading: SheetReading }) {
  const { say } = useWords();
  const station = placeIn(reading.wishes);
  if (station === null) return null;
  const count = Math.max(1, reading.understood.stations?.names.length ?? 0);
  return (
    <p>
      {say('sidebar.station-read', { station, count })} <AllStations send={send} look="link" />
    </p>
  );
}

/** Who has sent one station of a spreadsheet may take the others for sent, too. */
export function OtherStations({ state, send }: ViewProps) {
  return hasStations(state) ? (
    <p>
      <AllStations send={send} />
    </p>
  ) : null;
}

export function AllStations({ send, look }: Pick<ViewProps, 'send'> & { look?: 'link' }) {
  const { say } = useWords();
  return (
    <Button {...(look && { look })} onPress={() => send({ type: 'view-chosen', view: 'stations' })}>
      {say('sidebar.all-stations')}
    </Button>
  );
}
