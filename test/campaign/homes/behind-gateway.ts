import type { PlaceInSession } from '../model.ts';
import type { Answered, Call, Trouble, TroubleKind } from './home.ts';
import { kindOf } from './home.ts';
import { pageAt, Troubles } from './troubles.ts';

/** A home before which a gateway may answer in its own words; nothing else of it is ever broken. */
export abstract class BehindGateway {
  readonly troubles: TroubleKind[] = ['gateway-page'];
  /** By the refresh tokens that it gave out. */
  protected readonly places = new Map<string, PlaceInSession>();
  private readonly waiting = new Troubles();

  protected abstract answer(call: Call, now: number): Promise<Answered>;

  async serve(call: Call, now: number): Promise<Answered> {
    const kind = kindOf(call);
    const page = kind && this.waiting.take(pageAt(kind));
    if (!page) return this.answer(call, now);
    this.waiting.happened('gateway-page');
    if (page.arrived) await this.answer(call, now);
    return gatewayPage(page.status);
  }

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
}

/** What a proxy says in its own words. */
export function gatewayPage(status: number): Answered {
  const headers = { 'content-type': 'text/html' };
  return { status, headers, body: `<html><h1>${status} from the gateway</h1></html>` };
}
