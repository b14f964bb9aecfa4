import { seededRandom } from '../../../src/stage/platform/seeded-random.ts';
import { yearsOf } from '../../support/years-of.ts';
import { type Known, type Owner, RecordModel, type Who } from './record-model.ts';

type Answer = { status: number; text: string };
export type Ask = (who: Who, method: string, path: string, body?: object) => Promise<Answer>;

const API = '/functions/v1';
const OWNERS: Owner[] = ['ada', 'ben'];
const EVERYBODY: Who[] = [...OWNERS, 'anonymous'];
const KEYS = ['k1', 'k2'];
const STEPS = 10;
export const PASSWORD = 'correct horse';

/** A random sequence of what two accounts do to records; gives what somebody saw that the model does not say. */
export async function liveRecords(ask: Ask, seed: number): Promise<string[]> {
  const life = new Life(ask, seed);
  for (let step = 1; step <= STEPS; step += 1) {
    const did = await life.act();
    const wrong = [...life.wrong, ...(await life.differences(step < STEPS ? 'changed' : 'all'))];
    if (wrong.length > 0) return wrong.map((what) => `seed ${seed}, step ${step}, ${did}: ${what}`);
  }
  for (const who of OWNERS) {
    await life.leave(who);
    const wrong = [...life.wrong, ...(await life.differences('all'))];
    if (wrong.length > 0) return wrong.map((what) => `seed ${seed}, ${who} leaves: ${what}`);
  }
  return [];
}

class Life {
  readonly wrong: string[] = [];
  private readonly model = new RecordModel();
  private readonly ask: Ask;
  private readonly even: () => number;
  private readonly mark: string;
  private named = 0;
  private present = EVERYBODY;
  /** What was looked at last, by caller and address. */
  private readonly said = new Map<string, number>();

  constructor(ask: Ask, seed: number) {
    this.ask = ask;
    this.even = seededRandom(seed);
    this.mark = `s${seed}x${Math.floor(performance.now())}`;
  }

  async act(): Promise<string> {
    const who = this.one(OWNERS) as Owner;
    const acts = [
      this.upload,
      this.upload,
      this.upload,
      this.change,
      this.removeRecord,
      this.removeVersion,
      this.join,
      this.part,
      this.handOver,
    ];
    const act = this.one(acts) as (who: Owner) => Promise<string>;
    return act.call(this, who);
  }

  /** The account goes with all it has. */
  async leave(who: Owner): Promise<void> {
    const { status } = await this.ask(who, 'DELETE', '/auth/v1/user', { password: PASSWORD });
    this.expect(status, 204);
    this.model.leave(who);
    this.present = this.present.filter((one) => one !== who);
  }

  private async upload(who: Owner): Promise<string> {
    const key = this.even() < 0.7 ? (this.one(KEYS) as string) : null;
    const named = key === null && this.even() < 0.6 ? this.anyId(who) : null;
    const isPublic = this.one([true, false, undefined]);
    const anew = this.even() < 0.3;
    const name = `${this.mark} ${this.nextName()}`;
    const body = {
      name,
      rows: yearsOf(1961, 1),
      station_facts: { latitude: 10, longitude: 20 },
      ...(key ? { source_key: `${this.mark}-${key}` } : {}),
      ...(named ? { record: named } : {}),
      ...(isPublic === undefined ? {} : { is_public: isPublic }),
      ...(anew ? { anew } : {}),
    };
    const { status, text } = await this.ask(who, 'POST', `${API}/ingest-dataset`, body);
    const slot = `${who} ${key}`;
    const at = key ? (this.model.keys.get(slot) ?? null) : named;
    const [expected, record] = this.uploadOutcome(who, {
      at,
      isKeyed: key !== null,
      isPublic,
      anew,
    });
    this.expect(status, expected);
    if (status !== 200) return `${who} uploads: ${status}`;
    const { dataset } = JSON.parse(text) as { dataset: { id: string; record: string } };
    if (record !== null && dataset.record !== record) this.wrong.push('went into another record');
    this.model.add(dataset.record, dataset.id, { owner: who, name, isPublic: isPublic ?? true });
    if (key) this.model.keys.set(slot, dataset.record);
    return `${who} uploads to ${record === null ? 'a new record' : 'its record'}`;
  }

  private uploadOutcome(
    who: Owner,
    sent: { at: string | null; isKeyed: boolean; isPublic?: boolean | undefined; anew: boolean },
  ): [status: number, record: string | null] {
    const { at, isKeyed, isPublic, anew } = sent;
    if (at === null) return [200, null];
    const record = this.model.leadsTo(at) ?? at;
    const known = this.model.records.get(record);
    if (known?.owner === who)
      return isPublic === false && known.isPublic ? [409, null] : [200, record];
    const gone = this.model.gone.get(at);
    if (known || gone?.owner !== who) {
      // Of a key that was handed over the former owner is told, of anything else nothing.
      if (!isKeyed) return [404, null];
      return anew ? [200, null] : [409, null];
    }
    return anew ? [200, null] : [410, null];
  }

  private async change(who: Owner): Promise<string> {
    const id = this.anyId(who);
    if (id === null) return 'nothing to change';
    const body = { is_public: this.even() < 0.5, name: `${this.mark} ${this.nextName()}` };
    const { status } = await this.ask(who, 'PATCH', `${API}/records/${id}`, body);
    const known = this.ownBy(who, id, status);
    if (known) Object.assign(known, { isPublic: body.is_public, name: body.name });
    return `${who} changes a record`;
  }

  private async removeRecord(who: Owner): Promise<string> {
    const id = this.anyId(who);
    if (id === null || this.even() < 0.4) return 'nothing';
    const { status } = await this.ask(who, 'DELETE', `${API}/records/${id}`);
    const record = this.model.leadsTo(id);
    if (this.ownBy(who, id, status) && record) this.model.remove(record);
    return `${who} removes a record`;
  }

  private async removeVersion(who: Owner): Promise<string> {
    const version = this.oneOf(who, this.model.arrived);
    if (version === undefined) return 'nothing';
    const { status } = await this.ask(who, 'DELETE', `${API}/datasets/${version}`);
    const record = this.model.recordOf(version);
    const isOwn = record !== null && this.model.records.get(record)?.owner === who;
    this.expect(status, isOwn ? 200 : this.goneOr404(who, version));
    if (isOwn) this.model.removeVersion(version);
    return `${who} removes a version`;
  }

  private async join(who: Owner): Promise<string> {
    const [one, other] = [this.anyId(who), this.anyId(who)];
    if (one === null || other === null) return 'nothing to join';
    const makesPublic = this.even() < 0.3;
    const body = { with: other, ...(makesPublic ? { is_public: true } : {}) };
    const { status } = await this.ask(who, 'POST', `${API}/records/${one}/join`, body);
    const [left, right] = [this.model.leadsTo(one), this.model.leadsTo(other)];
    const own = [left, right].every((id) => id && this.model.records.get(id)?.owner === who);
    if (!own || !left || !right) this.expectIn(status, [404, 410]);
    else this.expect(status, left === right ? 409 : 200);
    if (status === 200 && left && right) this.model.join(left, right, makesPublic);
    return `${who} joins two`;
  }

  private async part(who: Owner): Promise<string> {
    const version = this.oneOf(who, this.model.arrived);
    if (version === undefined) return 'nothing to part';
    const { status, text } = await this.ask(who, 'POST', `${API}/datasets/${version}/part`);
    const known = this.model.records.get(this.model.recordOf(version) ?? '');
    const isOwn = known?.owner === who;
    if (!isOwn) this.expect(status, this.goneOr404(who, version));
    else this.expect(status, known.versions.length > 1 ? 200 : 409);
    if (status === 200) {
      const { record } = JSON.parse(text) as { record: { id: string } };
      this.model.part(version, record.id);
    }
    return `${who} parts a version`;
  }

  private async handOver(giver: Owner): Promise<string> {
    const records = [...this.model.records].filter(([, { owner }]) => owner === giver);
    const [record] = this.one(records) ?? [];
    if (!record) return 'nothing to hand over';
    const receiver = OWNERS.find((one) => one !== giver) as Owner;
    const made = await this.ask(giver, 'POST', `${API}/offers`, { records: [record] });
    const { offer } = JSON.parse(made.text) as { offer: { url: string } };
    const token = offer.url.split('#')[1];
    const answering = (how: 'open' | 'accept' | 'refuse', body: object = {}) =>
      this.ask(receiver, 'POST', `${API}/offers/${how}`, { token, ...body });
    if (this.even() < 0.2) {
      this.expect((await answering('refuse')).status, 200);
      return `${receiver} refuses a record`;
    }
    const opened = await answering('open');
    const { records: shown } = (
      JSON.parse(opened.text) as { offer: { records: { hasKeyHere: boolean }[] } }
    ).offer;
    const choice = shown[0]?.hasKeyHere ? (this.one(['join', 'apart']) as string) : null;
    const own = this.sameKeyOf(record, giver, receiver);
    if ((own !== null) !== (choice !== null)) this.wrong.push('asks of the wrong key');
    const body = choice ? { same_key: { [record]: choice } } : {};
    this.expect((await answering('accept', body)).status, 200);
    this.model.handOver(record, receiver);
    if (choice === 'join' && own) this.model.join(record, own, false);
    return `${giver} hands a record over (${choice})`;
  }

  /** What the receiver sends under one of its keys, the newest. */
  private sameKeyOf(record: string, giver: Owner, receiver: Owner): string | null {
    const own = KEYS.flatMap((key) => {
      const there = this.model.keys.get(`${receiver} ${key}`);
      const isSame = this.model.keys.get(`${giver} ${key}`) === record && there !== record;
      return isSame && there && this.model.records.get(there)?.owner === receiver ? [there] : [];
    });
    const rank = (id: string) => this.model.arrived.indexOf(this.model.newestOf(id));
    return own.sort((one, other) => rank(other) - rank(one))[0] ?? null;
  }

  /** What everybody sees: of every list, and of the addresses whose answer changes, some others, or all there ever were. */
  async differences(which: 'changed' | 'all'): Promise<string[]> {
    const found = await Promise.all(this.present.map((who) => this.seenBy(who, which)));
    return found.flat();
  }

  private async seenBy(who: Who, which: 'changed' | 'all'): Promise<string[]> {
    const { model } = this;
    const wrong: string[] = [];
    const listed = model.listed(who);
    const compare = (what: string, seen: unknown, said: unknown) => {
      if (JSON.stringify(seen) !== JSON.stringify(said))
        wrong.push(
          `${who} sees ${what} ${JSON.stringify(seen)}, the model ${JSON.stringify(said)}`,
        );
    };
    const get = (path: string) => this.ask(who, 'GET', path);
    const search = `search=${this.mark}`;
    const list = JSON.parse((await get(`${API}/datasets?limit=100&${search}`)).text) as Listed;
    compare(
      'the list',
      list.datasets.map(({ record, id, versions }) => [record, id, versions]),
      listed,
    );
    const names = list.datasets.map(({ name }) => name);
    compare(
      'titles',
      names,
      listed.map(([id]) => (model.records.get(id) as Known).name),
    );
    const { totals } = JSON.parse((await get(`${API}/datasets/totals?${search}`)).text);
    compare('totals', totals.datasets, listed.length);
    const { cells } = JSON.parse((await get(`${API}/datasets/map?${search}`)).text);
    const placed = (cells as { datasets: number }[]).reduce(
      (sum, { datasets }) => sum + datasets,
      0,
    );
    compare('the map', placed, listed.length);
    for (const { path, status } of this.addresses(who)) {
      const isAsBefore = this.said.get(`${who} ${path}`) === status;
      if (which === 'changed' && isAsBefore && this.even() < 0.8) continue;
      this.said.set(`${who} ${path}`, status);
      compare(path, (await get(path)).status, status);
    }
    if (who !== 'anonymous') return wrong;
    for (const path of ['/sitemaps/0.xml', '/feed.atom']) {
      const { text } = await get(path);
      const shown = this.everyRecord().filter((id) => text.includes(`/records/${id}`));
      compare(path, shown.sort(), listed.map(([id]) => id).sort());
    }
    return wrong;
  }

  private addresses(who: Who): { path: string; status: number }[] {
    const { model } = this;
    const versions = model.arrived.flatMap((id) => [
      { path: `${API}/datasets/${id}.csv`, status: model.status(who, id, 'datasets') },
      { path: `${API}/records/${id}.json`, status: model.status(who, id, 'records') },
    ]);
    const records = this.everyRecord().flatMap((id) => {
      const status = model.status(who, id, 'records');
      const page = { path: `/records/${id}`, status: status === 200 ? 200 : 404 };
      const record = { path: `${API}/records/${id}?rows=none`, status };
      return who === 'anonymous' ? [record, page] : [record];
    });
    return [...records, ...versions];
  }

  /** Every id that ever was one of a record. */
  private everyRecord(): string[] {
    const { records, gone, joined, arrived } = this.model;
    const ids = [...records.keys(), ...gone.keys(), ...joined.keys()];
    return [...new Set(ids)].filter((id) => !arrived.includes(id));
  }

  private nextName(): string {
    this.named += 1;
    return `n${this.named}`;
  }

  private ownBy(who: Owner, id: string, status: number): Known | null {
    const known = this.model.records.get(this.model.leadsTo(id) ?? '');
    const isOwn = known?.owner === who;
    this.expect(status, isOwn ? 200 : this.goneOr404(who, id));
    return isOwn ? known : null;
  }

  private goneOr404(who: Owner, id: string): number {
    const gone = this.model.gone.get(id);
    return gone && (gone.wasPublic || gone.owner === who) ? 410 : 404;
  }

  private expect(status: number, expected: number): void {
    this.expectIn(status, [expected]);
  }

  private expectIn(status: number, expected: number[]): void {
    if (!expected.includes(status))
      this.wrong.push(`answered ${status}, not ${expected.join(' or ')}`);
  }

  /** Mostly one of the account's own, of a record or a version. */
  private anyId(who: Owner): string | null {
    const all = [...this.everyRecord(), ...this.model.arrived];
    return this.oneOf(who, all) ?? null;
  }

  private oneOf(who: Owner, ids: readonly string[]): string | undefined {
    const own = ids.filter(
      (id) => this.model.records.get(this.model.leadsTo(id) ?? '')?.owner === who,
    );
    return this.one(own.length > 0 && this.even() < 0.7 ? own : ids);
  }

  private one<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.even() * values.length)];
  }
}

type Listed = { datasets: { record: string; id: string; versions: number; name: string }[] };
