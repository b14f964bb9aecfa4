import { CoverageStrip } from '../../charts/coverage-strip.tsx';
import type { Entry } from '../service/dataset-client.ts';
import { PrivateMark } from '../shell/private-mark.tsx';
import { accountPath, datasetPath, recordPath, versionsPath } from '../shell/route.ts';
import { showAccount, showDay, showYears } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { showStation } from '../viewer/station-facts.tsx';

/** `isVersion`: among the versions of one record, each leads to itself. */
export function DatasetEntry({ entry, isVersion }: { entry: Entry; isVersion: boolean }) {
  const speech = useSpeech();
  const { language, say } = speech;
  const place = entry.station && showStation(entry.station, speech);
  return (
    <li class="entry">
      <div>
        <h2>
          <a href={isVersion ? datasetPath(entry.id) : recordPath(entry.record)}>{entry.name}</a>
          {!entry.isPublic && <PrivateMark />}
        </h2>
        <p class="entry-meta">
          <span>
            <a class="entry-account" href={accountPath(entry.accountId)}>
              {showAccount(entry, speech)}
            </a>
          </span>
          {place && <span>{place}</span>}
          <span>{showYears(entry.coverage, speech)}</span>
          <span>{showDay(language, entry.createdAt)}</span>
        </p>
        {entry.description && <p class="entry-description">{entry.description}</p>}
        {entry.versions > 1 && !isVersion && (
          <p class="entry-meta">
            <a href={versionsPath(entry.record)}>
              {say('site.earlier', { count: entry.versions - 1 })}
            </a>
          </p>
        )}
      </div>
      <CoverageStrip coverage={entry.coverage} language={language} />
    </li>
  );
}
