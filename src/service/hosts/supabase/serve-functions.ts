import { createRemoteJWKSet } from 'jose';
import { CONTRACT, MEBIBYTE } from '../../../core/dataset/contract.ts';
import { createApp, type Serve } from '../../app.ts';
import { tokenVerifier, type VerifyingKeys } from '../../auth/verify-token.ts';
import { USUAL_LIMITS } from '../../datasets/account-limits.ts';
import { datasetRoutes } from '../../datasets/dataset-routes.ts';
import { datasetStore } from '../../datasets/dataset-store.ts';
import { openPostgresDatabase, POSTGRES_OPTIONS } from '../../store/postgres-database.ts';

/** The platform sets these for its functions, and the owner those that begin with `ALMANAC_`. */
export function readFunctionSettings(get: (name: string) => string | undefined) {
  const projectUrl = get('SUPABASE_URL') ?? '';
  // An empty secret would be one that everybody knows.
  const given = (name: string) => get(name)?.trim() || null;
  const wholeNumber = (name: string, usual: number) => {
    const found = given(name) ?? String(usual);
    if (!/^\d{1,9}$/.test(found)) throw new Error(`Cannot read ${name}: it is no whole number`);
    return Number(found);
  };
  return {
    projectUrl,
    databaseUrl: get('SUPABASE_DB_URL') ?? '',
    publicKeys: [
      get('SUPABASE_ANON_KEY') ?? '',
      ...Object.values<string>(JSON.parse(get('SUPABASE_PUBLISHABLE_KEYS') ?? '{}')),
    ].filter((key) => key !== ''),
    // The platform's own names cannot be set, so an older project's secret has our name.
    jwtSecret: given('ALMANAC_JWT_SECRET'),
    siteUrl: given('ALMANAC_SITE_URL')?.replace(/\/+$/, '') ?? null,
    accountLimits: {
      uploadsPerMinute: wholeNumber('ALMANAC_UPLOADS_PER_MINUTE', USUAL_LIMITS.uploadsPerMinute),
      accountRows: wholeNumber('ALMANAC_ACCOUNT_ROWS', USUAL_LIMITS.accountRows),
    },
  };
}

type FunctionSettings = ReturnType<typeof readFunctionSettings>;

/**
 * The Directory's API as edge functions. The platform signs people in and takes `/functions/v1`
 * off the path; the database sees the same roles and claims as in our own home.
 */
export function serveFunctions(settings: FunctionSettings): Serve {
  const database = openPostgresDatabase(settings.databaseUrl, {
    // A function has many copies, behind a pooler that swaps connections.
    ...POSTGRES_OPTIONS,
    connections: 2,
    waiting: 50,
    prepare: false,
  });
  const now = Date.now;
  const newId = () => crypto.randomUUID();
  const site = settings.siteUrl ?? settings.projectUrl;
  const routes = datasetRoutes(
    {
      store: datasetStore(database, settings.accountLimits),
      accountLimits: settings.accountLimits,
      verifyToken: tokenVerifier({
        keys: keysOf(settings),
        issuer: `${settings.projectUrl}/auth/v1`,
        now,
      }),
      publicKeys: settings.publicKeys,
      now,
      newId,
      limits: { ...CONTRACT, bodyBytes: CONTRACT.bodyMebibytes * MEBIBYTE },
      linkTo: (what, id) => `${site}/${what}/${id}`,
      offerLink: (token) => `${site}/offers#${token}`,
    },
    '',
  );
  return createApp({
    routes,
    log: (event, details) => console.log(JSON.stringify({ event, ...details })),
    newId,
    elapsed: () => performance.now(),
  });
}

/** The key pairs of the project, if it has them, and the shared secret of older projects. */
function keysOf({ projectUrl, jwtSecret }: FunctionSettings): VerifyingKeys {
  const published = createRemoteJWKSet(new URL(`${projectUrl}/auth/v1/.well-known/jwks.json`));
  const secret = jwtSecret === null ? null : new TextEncoder().encode(jwtSecret);
  return {
    algorithms: ['ES256', 'RS256', ...(secret ? ['HS256'] : [])],
    // The secret counts for HS256 only, because a public key must never pass for a shared one.
    keyFor: async (header) => (header.alg === 'HS256' ? secret : published(header)),
  };
}
