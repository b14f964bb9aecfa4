import type { SheetReading } from '../../addon/page-types.ts';
import { COLUMN_ROLES } from '../../core/dataset/column-roles.ts';
import { UNIT_NAMES } from '../../core/dataset/unit-names.ts';
import type { Because, RememberedRoles } from '../../core/reading/reading.ts';
import { roleWord } from '../words/role-word.ts';
import { useWords } from '../words/sidebar-words.ts';

type Column = SheetReading['understood']['columns'][number];

/** The role of each column. For a column that is one of twelve months there is nothing to choose. */
export function ColumnTable({ reading }: { reading: SheetReading }) {
  const { say } = useWords();
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
              <span class="hint">{headerOf(column, reading)}</span>
              {isNew(column, columns[at - 1]) && <Why because={column.because} />}
            </th>
            <td>
              <RoleSelect column={column} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which words counted, and which were taken for a name. */
function Why({ because }: { because: Because | undefined }) {
  const { say } = useWords();
  if (!because) return null;
  const { by, said, name } = because;
  return (
    <span class="hint">
      {say(SAID_BY[by], { words: said })}
      {name && `. ${say('sidebar.words-of-a-name', { words: name })}`}
    </span>
  );
}

/** Of twelve months under one title the first shows the reason for all. */
function isNew({ because }: Column, before: Column | undefined): boolean {
  return JSON.stringify(because) !== JSON.stringify(before?.because);
}

const SAID_BY = {
  words: 'sidebar.words-counted',
  title: 'sidebar.read-by-title',
  person: 'sidebar.read-as-chosen',
} as const satisfies Record<Because['by'], string>;

function RoleSelect({ column }: { column: Column }) {
  const words = useWords();
  const { say } = words;
  const role = roleWord(column.role, words);
  const unit = unitName(column.unit);
  if (!(COLUMN_ROLES as readonly string[]).includes(column.role))
    return (
      <>
        {role}
        {unit && <span class="hint">{unit}</span>}
      </>
    );
  return (
    <>
      <select
        name={`role ${nameOf(column)}`}
        aria-label={say('sidebar.role-of', { column: column.column })}
      >
        {COLUMN_ROLES.map((offered) => (
          <option key={offered} value={offered} selected={offered === column.role}>
            {roleWord(offered, words)}
          </option>
        ))}
      </select>
      {unit && <span class="hint">{unit}</span>}
    </>
  );
}

function unitName(unit: string | undefined): string | undefined {
  return Object.entries(UNIT_NAMES).find(([known]) => known === unit)?.[1];
}

/**
 * null when the person changed no role and none was remembered. Remembered roles are written anew,
 * because that is how a person confirms columns that have moved.
 */
export function rolesFrom(data: FormData, reading: SheetReading): RememberedRoles | null {
  const { columns } = reading.understood;
  const chosen = columns.map((column) => ({
    ...column,
    role: String(data.get(`role ${nameOf(column)}`) ?? column.role),
  }));
  const isChanged = chosen.some(({ role }, index) => role !== columns[index]?.role);
  if (!isChanged && !reading.wishes.roles) return null;
  return [...new Set(chosen.map(({ sheet }) => sheet))].map((sheet) => ({
    sheet,
    columns: chosen
      .filter((column) => column.sheet === sheet)
      .map(({ sheet: _sheet, because: _because, ...column }) => ({
        ...column,
        header: headerOf({ sheet, ...column }, reading),
      })),
  }));
}

function headerOf({ sheet, column }: Column, { headers }: SheetReading): string {
  const header = headers.find((other) => other.sheet === sheet && other.column === column);
  return header?.text ?? '';
}

function nameOf({ sheet, column }: Column): string {
  return `${sheet}!${column}`;
}
