import { Script } from 'node:vm';
import type { CompiledScript } from '../platform/thread-messages.ts';

/** Anything shorter is compiled sooner than it is handed on. */
const LONG = 10_000;

/**
 * The same text is compiled once a thread and run in every realm. What an earlier thread compiled of
 * a long one is taken over: to compile the platform and a project of half a megabyte takes 20 ms of
 * processor time, to take them over 3 ms.
 */
export class CompiledScripts {
  private readonly before: readonly CompiledScript[];
  /** By the text, and then by the file that errors name. */
  private scripts = new Map<string, Map<string, Script>>();
  private isNew = false;

  constructor(before: readonly CompiledScript[]) {
    this.before = before;
  }

  of(source: string, file: string): Script {
    const ofFiles = this.scripts.get(source) ?? new Map<string, Script>();
    this.scripts.set(source, ofFiles);
    const script = ofFiles.get(file) ?? this.compile(source, file);
    ofFiles.set(file, script);
    return script;
  }

  private compile(source: string, file: string): Script {
    const known = this.before.find((one) => one.source === source && one.file === file);
    if (known) return new Script(source, { filename: file, cachedData: known.bytes });
    this.isNew ||= source.length > LONG;
    return new Script(source, { filename: file });
  }

  /** Under these very strings: an equal one that came from elsewhere would be compared, all of it, at each execution. */
  keepOnly(texts: readonly string[]): void {
    const kept = texts.map((text) => [text, this.scripts.get(text)] as const);
    this.scripts = new Map(
      kept.filter((one): one is [string, Map<string, Script>] => Boolean(one[1])),
    );
  }

  /** What the next thread may take over, with the functions that have run so far; null where it has that already. */
  toHandOn(): CompiledScript[] | null {
    if (!this.isNew) return null;
    this.isNew = false;
    return [...this.scripts]
      .filter(([source]) => source.length > LONG)
      .flatMap(([source, ofFiles]) =>
        [...ofFiles].map(([file, script]) => ({
          source,
          file,
          bytes: new Uint8Array(script.createCachedData()),
        })),
      );
  }
}
