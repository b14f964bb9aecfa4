import { useMemo, useState } from 'preact/hooks';
import { chartWords, ELEMENT_NAMES } from '../../charts/chart-words.ts';
import { ClimateDiagram } from '../../charts/climate-diagram.tsx';
import { CompletenessStrip } from '../../charts/completeness-strip.tsx';
import { Stripes } from '../../charts/stripes.tsx';
import { ELEMENTS, type Element } from '../../core/dataset/columns.ts';
import { completenessOf } from '../../core/dataset/completeness.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import {
  type NormalPeriod,
  normalPeriods,
  rowsForNormals,
  withoutNormal,
} from '../../core/dataset/normal-periods.ts';
import { rowWarnings } from '../../core/dataset/row-warnings.ts';
import type { Sought } from '../service/dataset-client.ts';
import { Choice } from '../shell/choice.tsx';
import { useHeading } from '../shell/page.tsx';
import { PrivateMark } from '../shell/private-mark.tsx';
import { recordPath, versionsPath } from '../shell/route.ts';
import { showAccount, showDay, showMoment, showYears } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { usePrinting } from '../shell/use-printing.ts';
import { Cite } from './cite.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { ElementChoice } from './element-choice.tsx';
import { Load } from './load.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { StationFactsLine, StationMap } from './station-facts.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { ValuesTable } from './values-table.tsx';
import { useOtherVersions, type Version, Versions } from './versions.tsx';
import type { ViewerActs } from './viewer-acts.ts';
import type { ViewerState } from './viewer-state.ts';

type DatasetViewProps = {
  state: Extract<ViewerState, { view: 'shown' }>;
  sought: Sought;
} & ViewerActs;

export function DatasetView({ state, sought, ...acts }: DatasetViewProps) {
  const { dataset } = state;
  const { say } = useSpeech();
  const heading = useHeading(dataset.name);
  const { rows, coverage } = dataset;
  const others = useOtherVersions(dataset.id, dataset.updatedAt);
  // Steps of the owner's dialogs must not draw ten thousand rows again.
  const pictures = useMemo(
    () => <Pictures rows={rows} elements={coverage.elements.map(({ element }) => element)} />,
    [rows, coverage],
  );
  return (
    <article class="page">
      <header class="viewer-head">
        <a class="back" href="/">
          {say('site.nav-directory')}
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {dataset.name}
          {!dataset.isPublic && <PrivateMark />}
        </h1>
        {dataset.hidden && (
          <p class="note note-problem">{say('site.hidden-text', { reason: dataset.hidden })}</p>
        )}
        <ViewerFacts dataset={dataset} />
        {sought === 'datasets' && (
          <VersionShown dataset={dataset} others={others?.ok ? others.value : []} />
        )}
        {dataset.description && <p class="description">{dataset.description}</p>}
        <StationFactsLine station={dataset.station} />
        <div class="actions">
          <DownloadButtons dataset={dataset} sought={sought} />
        </div>
        {dataset.mine && <OwnerPanel state={state} sought={sought} {...acts} />}
        <StationMap station={dataset.station} />
      </header>
      <LeftOut rows={rows} />
      {pictures}
      <Versions dataset={dataset} others={others} />
      <Load dataset={dataset} sought={sought} />
      <Cite dataset={dataset} sought={sought} />
    </article>
  );
}

/** Its owner reads them where they were sent from. */
function LeftOut({ rows }: { rows: readonly Row[] }) {
  const { say } = useSpeech();
  const count = useMemo(
    () => rowWarnings(rows).filter(({ kind }) => kind !== 'year-twice').length,
    [rows],
  );
  return count > 0 && <p class="hint">{say('warning.left-out', { count })}</p>;
}

function ViewerFacts({ dataset }: { dataset: DatasetViewProps['state']['dataset'] }) {
  const speech = useSpeech();
  const { language, say } = speech;
  const size = { rows: dataset.rowCount, columns: dataset.columnCount };
  return (
    <p class="entry-meta">
      <span>{showAccount(dataset, speech)}</span>
      <span>{showYears(dataset.coverage, speech)}</span>
      <span>{say('site.size-value', size)}</span>
      <span>{say('site.published', { date: showDay(language, dataset.createdAt) })}</span>
      {dataset.isPublic && <span>{say('site.public')}</span>}
      {dataset.versions > 1 && (
        <a href={versionsPath(dataset.record)}>
          {say('site.versions-count', { count: dataset.versions })}
        </a>
      )}
    </p>
  );
}

type PicturesProps = { rows: Row[]; elements: Element[] };

function Pictures({ rows, elements }: PicturesProps) {
  const { language, say } = useSpeech();
  const sayCharts = chartWords(language);
  const [period, choose] = useState<NormalPeriod>('all');
  const normalRows = useMemo(() => rowsForNormals(rows, period), [rows, period]);
  return (
    <>
      <section class="section">
        <div class="section-head">
          <h2>{say('site.stripes')}</h2>
          <PeriodChoice rows={rows} chosen={period} choose={choose} />
        </div>
        <NormalsLacking rows={rows} period={period} />
        <p class="hint">{sayCharts('charts.read-years-hint')}</p>
        <div class="stripes-list">
          {elements.map((element) => (
            <div key={element}>
              <h3>{sayCharts(ELEMENT_NAMES[element])}</h3>
              <Stripes rows={rows} normalRows={normalRows} element={element} language={language} />
            </div>
          ))}
        </div>
      </section>
      <div class="section-pair">
        <section class="section">
          <h2>{say('site.average-year')}</h2>
          <ClimateDiagram rows={normalRows} language={language} />
        </section>
        <section class="section">
          <h2>{say('site.completeness')}</h2>
          <CompletenessStrip completeness={completenessOf(rows)} language={language} />
        </section>
      </div>
      <section class="section">
        <h2>{say('site.statistics')}</h2>
        <StatisticsCards rows={rows} elements={elements} />
      </section>
      <Values rows={rows} elements={elements} />
    </>
  );
}

type PeriodProps = {
  rows: Row[];
  chosen: NormalPeriod;
  choose: (period: NormalPeriod) => void;
};

/** Which years the average is of; not asked where the record carries only one answer. */
function PeriodChoice({ rows, chosen, choose }: PeriodProps) {
  const { say } = useSpeech();
  const periods = useMemo(() => normalPeriods(rows), [rows]);
  if (periods.length === 1) return null;
  const options = periods.map((value) => ({
    value,
    label: value === 'all' ? say('site.average-all') : value,
  }));
  return (
    <Choice legend={say('site.average-of')} options={options} chosen={chosen} choose={choose} />
  );
}

/** Which months of which element have too few years of the period. */
function NormalsLacking({ rows, period }: { rows: Row[]; period: NormalPeriod }) {
  const { language, say } = useSpeech();
  const lacking = useMemo(() => withoutNormal(rows, period), [rows, period]);
  if (lacking.length === 0) return null;
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const what = ELEMENTS.flatMap((element) => {
    const months = lacking.filter((key) => key.endsWith(`_${element}`));
    const names = months.map((key) =>
      monthName.format(Date.UTC(2000, Number(key.slice(0, 2)) - 1)),
    );
    const name = chartWords(language)(ELEMENT_NAMES[element]);
    return names.length > 0 ? `${name}: ${names.join(', ')}` : [];
  }).join('; ');
  return <p class="hint">{say('site.normal-lacks', { period, what })}</p>;
}

function Values({ rows, elements }: PicturesProps) {
  const { say } = useSpeech();
  const [chosen, choose] = useState<Element>(elements[0] ?? 'max');
  const isPrinting = usePrinting();
  return (
    <section class="section">
      <div class="section-head">
        <h2>{say('site.values')}</h2>
        <ElementChoice elements={elements} chosen={chosen} choose={choose} />
      </div>
      {(isPrinting ? elements : [chosen]).map((element) => (
        <ValuesTable key={element} rows={rows} element={element} isPrinting={isPrinting} />
      ))}
    </section>
  );
}

type VersionShownProps = { dataset: Version & { record: string }; others: readonly Version[] };

/** Someone who follows a link to one version learns that it stays, whether another came since, and where. */
function VersionShown({ dataset, others }: VersionShownProps) {
  const { language, say } = useSpeech();
  const newer = others.find(({ createdAt }) => createdAt > dataset.createdAt);
  return (
    <p class="hint" role="status">
      {newer
        ? say('site.newer-version', { date: showMoment(language, newer.createdAt) })
        : say('site.version-shown')}{' '}
      <a href={recordPath(dataset.record)}>{say('site.open-record')}</a>
    </p>
  );
}
