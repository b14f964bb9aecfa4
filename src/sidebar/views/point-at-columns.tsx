import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { SheetReading } from '../../addon/page-types.ts';
import { ELEMENTS, type Element } from '../../core/dataset/columns.ts';
import {
  columnsToPointAt,
  KEYS_OF,
  mayGoOn,
  type Pointing,
  pointedTable,
  pointingFrom,
  ROWS_OF,
  wordsIn,
} from '../../core/reading/point-at.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useWords } from '../words/sidebar-words.ts';
import { POINTING } from './open-pointing.ts';
import { OtherSettings } from './reading-settings.tsx';
import type { Send } from './view-props.ts';

type PointProps = {
  reading: SheetReading;
  /** nothing was found, or columns have moved: this is the next thing to do */
  leads: boolean;
  busy: boolean;
  send: Send;
};

/** For any table a person can say how it lies. What they see first is what was understood. */
export function PointAtColumns({ reading, leads, busy, send }: PointProps) {
  const { say } = useWords();
  return (
    <details class="section" id={POINTING} open={leads}>
      <summary>{say('sidebar.point')}</summary>
      <PointForm
        // A new reading is what one starts from again.
        key={reading.fingerprint + JSON.stringify(reading.wishes)}
        {...{ reading, leads, busy, send }}
      />
      <OtherSettings reading={reading} busy={busy} send={send} />
    </details>
  );
}

function PointForm({ reading, leads, busy, send }: PointProps) {
  const { say } = useWords();
  const { top, understood, wishes } = reading;
  const before = wishes.roles?.find(({ sheet }) => sheet === top.sheet);
  const [pointing, setPointing] = useState(() => pointingFrom(understood, top, before));
  const change = (part: Partial<Pointing>): void => setPointing({ ...pointing, ...part });
  const read = (changed: ReadOptions): void => send({ type: 'wishes-changed', wishes: changed });
  const others = (wishes.roles ?? []).filter(({ sheet }) => sheet !== top.sheet);
  const { roles: _before, ...rest } = wishes;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) read({ ...rest, roles: [...others, pointedTable(pointing, top)] });
      }}
    >
      <p class="secondary">{say('sidebar.point-intro')}</p>
      <Lie pointing={pointing} change={change} reading={reading} />
      <Keys pointing={pointing} change={change} reading={reading} />
      <Values pointing={pointing} change={change} reading={reading} />
      <div class="buttons">
        <Button {...(leads && { look: 'action' as const })} submits disabled={busy}>
          {say('sidebar.point-read')}
        </Button>
        {before && (
          <Button
            disabled={busy}
            onPress={() => read({ ...rest, ...(others.length > 0 && { roles: others }) })}
          >
            {say('sidebar.point-forget')}
          </Button>
        )}
      </div>
      <FirstYear reading={reading} />
    </form>
  );
}

type PartProps = {
  pointing: Pointing;
  change: (part: Partial<Pointing>) => void;
  reading: SheetReading;
};

/** Where the names stand, and what a row is. */
function Lie({ pointing, change, reading: { top } }: PartProps) {
  const { say } = useWords();
  const { headerRow, onSide, rowOf } = pointing;
  const lines = onSide
    ? (top.rows[0] ?? []).map((_, at) => top.rows.map((row) => row[at] ?? ''))
    : top.rows;
  return (
    <>
      <label class="choice">
        <input
          type="checkbox"
          checked={onSide}
          onChange={({ currentTarget: { checked } }) =>
            change({ onSide: checked, keys: {}, values: {} })
          }
        />
        <span>{say('sidebar.point-on-side')}</span>
      </label>
      <Choice
        id="point-names"
        label={say(onSide ? 'sidebar.point-names-down' : 'sidebar.point-names')}
        chosen={String(headerRow)}
        options={[
          { value: '0', text: say('sidebar.point-no-names') },
          ...lines.map((cells, at) => ({
            value: String(at + 1),
            text: `${at + 1}: ${cells.filter(Boolean).slice(0, 5).join(', ')}`,
          })),
        ]}
        choose={(value) => change({ headerRow: Number(value) })}
      />
      <Choice
        id="point-row"
        label={say(onSide ? 'sidebar.point-column-is' : 'sidebar.point-row-is')}
        chosen={rowOf}
        options={ROWS_OF.map((value) => ({ value, text: say(`sidebar.point-${value}`) }))}
        choose={(value) => change({ rowOf: ROWS_OF.find((one) => one === value) ?? 'month' })}
      />
    </>
  );
}

function Keys({ pointing, change, reading: { top } }: PartProps) {
  const { say } = useWords();
  const columns = useColumns(pointing, top);
  return KEYS_OF[pointing.rowOf].map((key) => (
    <Choice
      key={key}
      id={`point-${key}`}
      label={say(`sidebar.role-${key}`)}
      chosen={pointing.keys[key] ?? ''}
      options={columns}
      choose={(value) => change({ keys: withKey(pointing.keys, key, value) })}
    />
  ));
}

function Values({ pointing, change, reading: { top } }: PartProps) {
  const { say, month } = useWords();
  const { rowOf, keys, values, goingOn } = pointing;
  const columns = useColumns(pointing, top);
  const byLabel = keys.element;
  const words = byLabel === undefined ? [] : wordsIn(pointing, byLabel, top);
  const isAcross = rowOf === 'year' || rowOf === 'days-of-month';
  const options =
    byLabel === undefined
      ? columns
      : [NOWHERE, ...words.map((word) => ({ value: word, text: word }))];
  return (
    <>
      {rowOf === 'year' && (
        <Choice
          id="point-first-month"
          label={say('sidebar.point-first-month')}
          chosen={String(pointing.firstMonth)}
          options={Array.from({ length: 12 }, (_, at) => ({
            value: String(at + 1),
            text: month(at + 1),
          }))}
          choose={(value) => change({ firstMonth: Number(value) })}
        />
      )}
      {byLabel !== undefined && (
        <Choice
          id="point-first"
          label={say('sidebar.point-first')}
          chosen={pointing.first ?? ''}
          options={columns}
          choose={(value) => change({ first: value })}
        />
      )}
      {isAcross && byLabel === undefined && <p class="hint">{say('sidebar.point-firsts')}</p>}
      {ELEMENTS.map((element) => (
        <Fragment key={element}>
          <Choice
            id={`point-${element}`}
            label={say(`sidebar.option-${element}`)}
            chosen={values[element] ?? ''}
            options={options}
            choose={(value) => change({ values: withKey(values, element, value) })}
          />
          {values[element] !== undefined && mayGoOn(pointing) && (
            <GoesOn
              {...{ element, goingOn, columns }}
              choose={(chosen) => change({ goingOn: chosen })}
            />
          )}
        </Fragment>
      ))}
    </>
  );
}

type GoesOnProps = {
  element: Element;
  goingOn: Pointing['goingOn'];
  columns: ChoiceProps['options'];
  choose: (goingOn: Pointing['goingOn']) => void;
};

/** "8 AM" and then "8 PM": as many further columns as were chosen, and one more. */
function GoesOn({ element, goingOn, columns, choose }: GoesOnProps) {
  const { say } = useWords();
  const chosen = goingOn[element] ?? [];
  return [...chosen, ''].map((column, at) => (
    <Choice
      key={at}
      id={`point-${element}-${at + 2}`}
      label={say('sidebar.point-then', { what: say(`sidebar.option-${element}`) })}
      chosen={column}
      options={columns}
      choose={(value) => {
        const all = [...chosen.slice(0, at), value, ...chosen.slice(at + 1)];
        choose({ ...goingOn, [element]: all.filter(Boolean) });
      }}
    />
  ));
}

const NOWHERE = { value: '', text: '—' };

function useColumns(pointing: Pointing, top: SheetReading['top']) {
  const columns = columnsToPointAt(pointing, top).map(({ column, header, first }) => ({
    value: column,
    text: [column, header, first].filter(Boolean).join(' · '),
  }));
  return [NOWHERE, ...columns];
}

function withKey<Key extends string>(
  chosen: { [One in Key]?: string },
  key: Key,
  value: string,
): { [One in Key]?: string } {
  const { [key]: _before, ...others } = chosen;
  return (value === '' ? others : { ...others, [key]: value }) as { [One in Key]?: string };
}

type ChoiceProps = {
  id: string;
  label: string;
  chosen: string;
  options: readonly { value: string; text: string }[];
  choose: (value: string) => void;
};

function Choice({ id, label, chosen, options, choose }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      <select id={id} onChange={({ currentTarget: { value } }) => choose(value)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The first row as it would be sent, a month a line. */
function FirstYear({ reading: { pictures } }: { reading: SheetReading }) {
  const { say, month, number } = useWords();
  const year = pictures[0]?.years[0]?.year;
  if (year === undefined) return null;
  const series = pictures.map(({ element, years }) => ({
    element,
    months: years.find((one) => one.year === year)?.months ?? [],
  }));
  return (
    <table class="figures">
      <caption>{say('sidebar.point-preview', { year: String(year) })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('sidebar.role-month')}</th>
          {series.map(({ element }) => (
            <th key={element} scope="col">
              {say(`sidebar.point-short-${element}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 12 }, (_, at) => (
          <tr key={month(at + 1)}>
            <th scope="row">{month(at + 1)}</th>
            {series.map(({ element, months }) => {
              const value = months[at] ?? null;
              return <td key={element}>{value === null ? '' : number(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
