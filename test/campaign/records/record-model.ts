export type Who = 'ada' | 'ben' | 'anonymous';
export type Owner = Exclude<Who, 'anonymous'>;
export type Known = { owner: Owner; name: string; isPublic: boolean; versions: string[] };
type Gone = { owner: Owner; wasPublic: boolean; of: string | null };

/** All that records are: what each caller sees follows from it. */
export class RecordModel {
  readonly records = new Map<string, Known>();
  /** By account and key; a record of another account was handed over. */
  readonly keys = new Map<string, string>();
  readonly gone = new Map<string, Gone>();
  readonly joined = new Map<string, string>();
  /** Every version in the order it came. */
  readonly arrived: string[] = [];

  add(record: string, version: string, made: Omit<Known, 'versions'>): void {
    const known = this.records.get(record) ?? { ...made, versions: [] };
    known.versions.push(version);
    this.records.set(record, known);
    this.arrived.push(version);
  }

  /** The record that this id leads to. */
  leadsTo(id: string): string | null {
    if (this.records.has(id)) return id;
    const of = this.gone.get(id)?.of;
    const next = this.joined.get(id) ?? this.recordOf(id) ?? (of ? this.leadsTo(of) : null);
    return next && this.records.has(next) ? next : null;
  }

  recordOf(version: string): string | null {
    for (const [id, { versions }] of this.records) if (versions.includes(version)) return id;
    return null;
  }

  newestOf(record: string): string {
    const { versions } = this.records.get(record) as Known;
    return versions.reduce((one, other) =>
      this.arrived.indexOf(one) > this.arrived.indexOf(other) ? one : other,
    );
  }

  remove(record: string): void {
    const { owner, isPublic, versions } = this.records.get(record) as Known;
    const ids = [...this.joined].flatMap(([from, to]) => (to === record ? [from] : []));
    for (const id of [record, ...versions, ...ids])
      this.gone.set(id, { owner, wasPublic: isPublic, of: versions.includes(id) ? record : null });
    for (const id of ids) this.joined.delete(id);
    this.records.delete(record);
  }

  /** What was public is still said to be gone. */
  leave(owner: Owner): void {
    for (const [id, known] of [...this.records]) if (known.owner === owner) this.remove(id);
    for (const [id, gone] of [...this.gone])
      if (gone.owner === owner && !gone.wasPublic) this.gone.delete(id);
  }

  removeVersion(version: string): void {
    const record = this.recordOf(version) as string;
    const known = this.records.get(record) as Known;
    if (known.versions.length === 1) {
      this.remove(record);
      return;
    }
    known.versions = known.versions.filter((one) => one !== version);
    this.gone.set(version, { owner: known.owner, wasPublic: known.isPublic, of: record });
  }

  /** The older goes into the newer. */
  join(one: string, other: string, makesPublic: boolean): string {
    const rank = (id: string) => this.arrived.indexOf(this.newestOf(id));
    const [kept, lost] = rank(one) > rank(other) ? [one, other] : [other, one];
    const [into, from] = [this.records.get(kept) as Known, this.records.get(lost) as Known];
    into.versions.push(...from.versions);
    into.isPublic = makesPublic || (into.isPublic && from.isPublic);
    this.records.delete(lost);
    for (const [key, record] of this.keys) if (record === lost) this.keys.set(key, kept);
    for (const [id, record] of this.joined) if (record === lost) this.joined.set(id, kept);
    for (const gone of this.gone.values()) if (gone.of === lost) gone.of = kept;
    this.joined.set(lost, kept);
    return kept;
  }

  part(version: string, record: string): void {
    const whole = this.records.get(this.recordOf(version) as string) as Known;
    whole.versions = whole.versions.filter((one) => one !== version);
    this.records.set(record, { ...whole, versions: [version] });
  }

  /** With its keys, unless the receiver sends under one of them already. */
  handOver(record: string, receiver: Owner): void {
    const known = this.records.get(record) as Known;
    for (const [key, of] of [...this.keys]) {
      if (of !== record || !key.startsWith(`${known.owner} `)) continue;
      const own = `${receiver} ${key.split(' ')[1]}`;
      const there = this.records.get(this.keys.get(own) ?? '');
      if (there?.owner !== receiver) this.keys.set(own, record);
    }
    known.owner = receiver;
    for (const gone of this.gone.values()) if (gone.of === record) gone.owner = receiver;
  }

  sees(who: Who, record: string): boolean {
    const known = this.records.get(record);
    return known !== undefined && (known.isPublic || known.owner === who);
  }

  /** What GET of a record or of a version is answered. */
  status(who: Who, id: string, sought: 'records' | 'datasets'): number {
    const record = sought === 'records' ? this.leadsTo(id) : this.recordOf(id);
    if (record) {
      if (this.sees(who, record)) return 200;
      if (!this.gone.has(id)) return 404;
    }
    const gone = this.gone.get(id);
    return gone && (gone.wasPublic || gone.owner === who) ? 410 : 404;
  }

  /** As the Directory lists them. */
  listed(who: Who): [record: string, newest: string, versions: number][] {
    const seen = [...this.records].filter(([id]) => this.sees(who, id));
    const rows = seen.map(([id, { versions }]): [string, string, number] => [
      id,
      this.newestOf(id),
      versions.length,
    ]);
    return rows.sort(
      ([, one], [, other]) => this.arrived.indexOf(other) - this.arrived.indexOf(one),
    );
  }
}
