import { openProject, type Project } from '../../judge/gotrue/project.ts';
import { parsed } from '../model.ts';
import { BehindGateway } from './behind-gateway.ts';
import type { Answered, Call, Home } from './home.ts';

/**
 * A Supabase project: a real GoTrue before our functions. Its clock is the machine's, so instead of time going on
 * all that it keeps grows older.
 */
export class GoTrueHome extends BehindGateway implements Home {
  readonly name = 'GoTrue';
  readonly knowsPasswords = true;
  private readonly project: Project;
  private readonly counters = new Map<string, number>();
  private last = Number.POSITIVE_INFINITY;

  private constructor(project: Project) {
    super();
    this.project = project;
  }

  static async open(): Promise<GoTrueHome> {
    return new GoTrueHome(await openProject());
  }

  override async serve(call: Call, now: number): Promise<Answered> {
    if (now > this.last) await this.project.inside?.age(now - this.last);
    this.last = now;
    return super.serve(call, now);
  }

  doing(): string {
    return 'a call of GoTrue or of a function';
  }

  stop(): Promise<void> {
    return this.project.stop();
  }

  protected async answer({ method, path, headers, body }: Call): Promise<Answered> {
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
