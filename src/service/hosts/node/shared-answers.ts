import type { Serve } from '../../app.ts';

/** So long a proxy answers by itself, and as long again while it asks anew. What is hidden is gone within the minute. */
const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** What varies by who asks, and what nobody but the asker may keep otherwise. */
const KEPT_BY_ONE = /^(private, no-cache|no-cache|public, max-age=3600)$/;

/** Lets a proxy keep what anybody is answered: only where nobody says who they are, and all went well. */
export function sharedAnswers(serve: Serve): Serve {
  return async (request, around) => {
    const response = await serve(request, around);
    const isForAnybody = request.method === 'GET' && !request.headers.has('authorization');
    const kept = response.headers.get('cache-control') ?? '';
    if (!isForAnybody || response.status !== 200 || !KEPT_BY_ONE.test(kept)) return response;
    response.headers.set('cache-control', SHARED);
    response.headers.set('vary', 'Authorization, Accept, Accept-Language');
    return response;
  };
}
