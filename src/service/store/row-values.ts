/** The kinds of columns that rows are stored with, and what PostgreSQL calls their types. */
const TYPES = { uuid: 2950, int4: 23, float8: 701 } as const;
export type ColumnType = keyof typeof TYPES;

type Value = string | number | null;

/**
 * Many rows of one table as a single parameter, written `unnest($1::schema.table[])` in the statement:
 * every column of the table, in its order. As text it costs PostgreSQL a quarter of what JSON does; as
 * bytes it costs the embedded one a tenth, where reading a number takes longest.
 */
export class RowValues {
  readonly table: string;
  private readonly columns: readonly ColumnType[];
  private readonly rows: readonly (readonly Value[])[];

  /** Throws where a value does not fit its column: bytes would be another number without a word. */
  constructor(table: string, columns: readonly ColumnType[], rows: readonly (readonly Value[])[]) {
    for (const row of rows)
      for (const [index, type] of columns.entries())
        if (!fits(type, row[index] ?? null))
          throw new RangeError(`Cannot store the rows: column ${index + 1} takes ${type}`);
    this.table = table;
    this.columns = columns;
    this.rows = rows;
  }

  /** The literal of an array of rows. Ids and numbers need no quotes; nothing stands for null. */
  asText(): string {
    return `{${this.rows.map((row) => `"(${row.map((value) => value ?? '').join(',')})"`).join(',')}}`;
  }

  /** As the database itself sends such an array, but for the number of the table's type. */
  asBytes(): Uint8Array {
    const writer = byteWriter(this.size());
    const unnamed = 0;
    for (const word of [1, 0, unnamed, this.rows.length, 1]) writer.word(word);
    for (const row of this.rows) {
      writer.word(this.sizeOf(row));
      writer.word(this.columns.length);
      for (const [index, type] of this.columns.entries())
        writeValue(writer, type, row[index] ?? null);
    }
    return writer.bytes;
  }

  private size(): number {
    return this.rows.reduce((sum, row) => sum + WORD + this.sizeOf(row), 5 * WORD);
  }

  private sizeOf(row: readonly Value[]): number {
    return this.columns.reduce(
      (sum, type, index) => sum + 2 * WORD + ((row[index] ?? null) === null ? 0 : SIZES[type]),
      WORD,
    );
  }
}

const WORD = 4;
const SIZES: Record<ColumnType, number> = { uuid: 16, int4: 4, float8: 8 };
/** In place of a length. */
const NULL = -1;

/** The database refuses rows of another type than its table's. */
export function nameTableType(bytes: Uint8Array, tableType: number): void {
  new DataView(bytes.buffer, bytes.byteOffset).setInt32(2 * WORD, tableType);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function fits(type: ColumnType, value: Value): boolean {
  if (value === null) return true;
  if (type === 'uuid') return UUID.test(String(value));
  return type === 'int4' ? value === (Number(value) | 0) : Number.isFinite(value);
}

type ByteWriter = ReturnType<typeof byteWriter>;

function byteWriter(size: number) {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  return {
    bytes,
    word: (value: number) => {
      view.setInt32(at, value);
      at += WORD;
    },
    double: (value: number) => {
      view.setFloat64(at, value);
      at += SIZES.float8;
    },
    hex: (digits: string) => {
      for (let index = 0; index < digits.length; index += 2)
        bytes[at++] = Number.parseInt(digits.slice(index, index + 2), 16);
    },
  };
}

function writeValue(writer: ByteWriter, type: ColumnType, value: Value): void {
  writer.word(TYPES[type]);
  writer.word(value === null ? NULL : SIZES[type]);
  if (value === null) return;
  if (type === 'uuid') writer.hex(String(value).replaceAll('-', ''));
  else if (type === 'int4') writer.word(Number(value));
  // As in text, where -0 is written 0.
  else writer.double(Number(value) + 0);
}
