import { openProject, type Project } from '../../judge/gotrue/project.ts';
import { type PlaceInSession, parsed } from '../model.ts';
import { gatewayPage } from './gateway-page.ts';
import type { Answered, Call, Home, Trouble, TroubleKind } from './home.ts';
import { kindOf } from './home.ts';
import { pageAt, Troubles } from './troubles.ts';

/**
 * A Supabase project: a real GoTrue before our functions. Its clock is the machine's, so instead of time going on
 * all that it keeps grows older.
 */
export class GoTrueHome implements Home {
  readonly name = 'GoTrue';
  readonly troubles: TroubleKind[] = ['gateway-page'];
  readonly knowsPasswords = true;
  private readonly project: Project;
  private readonly waiting = new Troubles();
  private readonly places = new Map<string, PlaceInSession>();
  private readonly counters = new Map<string, number>();
  private last = Number.POSITIVE_INFINITY;

  private constructor(project: Project) {
    this.project = project;
  }

  static async open(): Promise<GoTrueHome> {
    return new GoTrueHome(await openProject());
  }

  async serve(call: Call, now: number): Promise<Answered> {
    if (now > this.last) await this.project.inside?.age(now - this.last);
    this.last = now;
    const kind = kindOf(call);
    const page = kind && this.waiting.take(pageAt(kind));
    if (!page) return this.answer(call);
    this.waiting.happened('gateway-page');
    if (page.arrived) await this.answer(call);
    return gatewayPage(page.status);
  }

  /** By the tokens it gave out, for they tell nothing themselves. */
  placeOf(token: string): PlaceInSession | null {
    return this.places.get(token) ?? null;
  }

  async arm(trouble: Trouble): Promise<void> {
    this.waiting.arm(trouble);
  }

  async heal(): Promise<void> {
    this.waiting.clear();
  }

  takeStruck(): TroubleKind[] {
    return this.waiting.takeStruck();
  }

  takeLog(): string[] {
    return [];
  }

  takeBeyond(): string[] {
    return [];
  }

  takeCrashes(): number {
    return 0;
  }

  doing(): string {
    return 'a call of GoTrue or of a function';
  }

  stop(): Promise<void> {
    return this.project.stop();
  }

  private async answer({ method, path, headers, body }: Call): Promise<Answered> {
    const { address, key } = this.project;
    const { host: _, 'content-length': __, ...sent } = headers;
    const answered = await fetch(address + path, {
      method,
      headers: { apikey: key, ...sent },
      ...(body === '' ? {} : { body }),
    });
    const text = await answered.text();
    this.see(text);
    return { status: answered.status, headers: Object.fromEntries(answered.headers), body: text };
  }

  private see(text: string): void {
    const { access_token: access, refresh_token: refresh } = parsed(text);
    if (typeof access !== 'string' || typeof refresh !== 'string' || this.places.has(refresh))
      return;
    const claims = parsed(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    const session = String(claims.session_id);
    const counter = (this.counters.get(session) ?? -1) + 1;
    this.counters.set(session, counter);
    this.places.set(refresh, { session, counter });
  }
}
