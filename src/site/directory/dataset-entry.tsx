import { CoverageStrip } from '../../charts/coverage-strip.tsx';
import type { FoldedEntry } from '../service/dataset-client.ts';
import { PrivateMark } from '../shell/private-mark.tsx';
import { accountPath, datasetPath, versionsPath } from '../shell/route.ts';
import { showAccount, showApart, showDay, showYears } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { showStation } from '../viewer/station-facts.tsx';

export function DatasetEntry({ entry }: { entry: FoldedEntry }) {
  const speech = useSpeech();
  const { language } = speech;
  const place = entry.station && showStation(entry.station, speech);
  return (
    <li class="entry">
      <div>
        <h2>
          <a href={datasetPath(entry.id)}>{entry.name}</a>
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
        {entry.earlier.length > 0 && <EarlierVersions entry={entry} />}
      </div>
      <CoverageStrip coverage={entry.coverage} language={language} />
    </li>
  );
}

function EarlierVersions({ entry }: { entry: FoldedEntry }) {
  const { id, earlier, moreEarlier } = entry;
  const { language, say } = useSpeech();
  const show = showApart(
    language,
    [entry, ...earlier].map(({ createdAt }) => createdAt),
  );
  const words = moreEarlier ? 'site.earlier-many' : 'site.earlier';
  return (
    <details class="earlier">
      <summary>{say(words, { count: earlier.length })}</summary>
      <ul>
        {earlier.map((version) => (
          <li key={version.id}>
            <a href={datasetPath(version.id)}>{version.name}</a>
            <span>{show(version.createdAt)}</span>
          </li>
        ))}
        {moreEarlier && (
          <li>
            <a href={versionsPath(id)}>{say('site.versions-all')}</a>
          </li>
        )}
      </ul>
    </details>
  );
}
