/** One request; the platform's adapter only sends it. */
export type HttpRequest = {
  url: string;
  method: 'get' | 'post' | 'patch';
  headers: Record<string, string>;
  /** null = nothing is sent, and something is read */
  body: string | null;
  timeoutSeconds: number;
};

type Service = { address: string; key: string };

/** Short, because other executions of this person wait for the lock meanwhile. */
const TOKEN_TIMEOUT_SECONDS = 20;
const INGEST_TIMEOUT_SECONDS = 90;

export function exchangeRequest(service: Service, refresh: string): HttpRequest {
  return tokenRequest(service, 'refresh_token', { refresh_token: refresh });
}

export function passwordRequest(service: Service, email: string, password: string): HttpRequest {
  return tokenRequest(service, 'password', { email, password });
}

/** Ends this session only; the person's other devices stay signed in. */
export function signOutRequest(service: Service, access: string): HttpRequest {
  return {
    url: `${service.address}/auth/v1/logout?scope=local`,
    method: 'post',
    headers: { ...keyHeader(service), Authorization: `Bearer ${access}` },
    body: '{}',
    timeoutSeconds: TOKEN_TIMEOUT_SECONDS,
  };
}

export function ingestRequest(
  service: Service,
  access: string,
  runId: string,
  body: string,
): HttpRequest {
  return {
    url: `${service.address}/functions/v1/ingest-dataset`,
    method: 'post',
    headers: {
      ...keyHeader(service),
      Authorization: `Bearer ${access}`,
      'Idempotency-Key': runId,
    },
    body,
    timeoutSeconds: INGEST_TIMEOUT_SECONDS,
  };
}

/** The record as it stands, and with the rows of its newest version where they are wanted. */
export function recordRequest(
  service: Service,
  access: string,
  id: string,
  rows: 'with-rows' | 'without' = 'without',
): HttpRequest {
  const path = `records/${encodeURIComponent(id)}`;
  return ofService(service, access, rows === 'without' ? `${path}?rows=none` : path);
}

/** How much of what it may store the account has used. */
export function quotaRequest(service: Service, access: string): HttpRequest {
  return ofService(service, access, 'datasets?mine=true&limit=1');
}

/** `etag`: the record as it was seen, where the change must not meet another. */
export function changeRequest(
  service: Service,
  access: string,
  { id, change, etag }: { id: string; change: object; etag: string | null },
): HttpRequest {
  const { headers, ...request } = recordRequest(service, access, id, 'with-rows');
  return {
    ...request,
    method: 'patch',
    headers: { ...headers, ...(etag !== null && { 'If-Match': etag }) },
    body: JSON.stringify(change),
  };
}

/** What somebody offers to hand over; only the token of their link leads to it, and it is sent where no log is kept. */
export function offerRequest(service: Service, access: string, token: string): HttpRequest {
  return posted(ofService(service, access, 'offers/open'), { token });
}

/** `sameKey`: what becomes of an offered record where the account has one of the same sheet already. */
export function acceptRequest(
  service: Service,
  access: string,
  { token, sameKey }: { token: string; sameKey: Record<string, 'join' | 'apart'> },
): HttpRequest {
  return posted(ofService(service, access, 'offers/accept'), { token, same_key: sameKey });
}

function posted(request: HttpRequest, body: object): HttpRequest {
  return { ...request, method: 'post', body: JSON.stringify(body) };
}

function ofService(service: Service, access: string, path: string): HttpRequest {
  return {
    url: `${service.address}/functions/v1/${path}`,
    method: 'get',
    headers: { ...keyHeader(service), Authorization: `Bearer ${access}` },
    body: null,
    timeoutSeconds: TOKEN_TIMEOUT_SECONDS,
  };
}

function tokenRequest(service: Service, grant: string, body: object): HttpRequest {
  return {
    url: `${service.address}/auth/v1/token?grant_type=${grant}`,
    method: 'post',
    headers: keyHeader(service),
    body: JSON.stringify(body),
    timeoutSeconds: TOKEN_TIMEOUT_SECONDS,
  };
}

function keyHeader({ key }: Service): Record<string, string> {
  return key === '' ? {} : { apikey: key };
}
