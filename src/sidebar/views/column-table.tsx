import type { SheetReading } from '../../addon/page-types.ts';
import { UNIT_NAMES } from '../../core/dataset/unit-names.ts';
import type { Because } from '../../core/reading/reading.ts';
import { roleWord } from '../words/role-word.ts';
import { useWords } from '../words/sidebar-words.ts';

type Column = SheetReading['understood']['columns'][number];

/** What each column was taken for. */
export function ColumnTable({ reading }: { reading: SheetReading }) {
  const words = useWords();
  const { say } = words;
  const { columns } = reading.understood;
  const severalSheets = new Set(columns.map(({ sheet }) => sheet)).size > 1;
  if (columns.length === 0) return null;
  return (
    <table class="columns">
      <thead>
        <tr>
          <th scope="col">{say('sidebar.column')}</th>
          <th scope="col">{say('sidebar.read-as')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column, at) => (
          <tr key={nameOf(column)}>
            <th scope="row">
              {severalSheets ? nameOf(column) : column.column}
              <span class="hint">{column.header}</span>
              {isNew(column, columns[at - 1]) && <Why because={column.because} />}
            </th>
            <td>
              {roleWord(column.role, words)}
              <Unit unit={column.unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which title named the element, or that a person did. */
function Why({ because }: { because: Because | undefined }) {
  const { say } = useWords();
  if (!because) return null;
  return <span class="hint">{say(SAID_BY[because.by], { words: because.said })}</span>;
}

/** Of twelve months under one title the first shows the reason for all. */
function isNew({ because }: Column, before: Column | undefined): boolean {
  return JSON.stringify(because) !== JSON.stringify(before?.because);
}

const SAID_BY = {
  title: 'sidebar.read-by-title',
  person: 'sidebar.read-as-chosen',
} as const satisfies Record<Because['by'], string>;

function Unit({ unit }: { unit: string | undefined }) {
  const name = Object.entries(UNIT_NAMES).find(([known]) => known === unit)?.[1];
  return name ? <span class="hint">{name}</span> : null;
}

function nameOf({ sheet, column }: Column): string {
  return `${sheet}!${column}`;
}
