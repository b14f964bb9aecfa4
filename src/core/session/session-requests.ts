/** One request; the platform's adapter only sends it. */
export type HttpRequest = {
  url: string;
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
    headers: {
      ...keyHeader(service),
      Authorization: `Bearer ${access}`,
      'Idempotency-Key': runId,
    },
    body,
    timeoutSeconds: INGEST_TIMEOUT_SECONDS,
  };
}

/** The dataset with its rows, where the service gives them out. */
export function datasetRequest(service: Service, access: string, id: string): HttpRequest {
  return {
    url: `${service.address}/functions/v1/datasets/${encodeURIComponent(id)}`,
    headers: { ...keyHeader(service), Authorization: `Bearer ${access}` },
    body: null,
    timeoutSeconds: TOKEN_TIMEOUT_SECONDS,
  };
}

function tokenRequest(service: Service, grant: string, body: object): HttpRequest {
  return {
    url: `${service.address}/auth/v1/token?grant_type=${grant}`,
    headers: keyHeader(service),
    body: JSON.stringify(body),
    timeoutSeconds: TOKEN_TIMEOUT_SECONDS,
  };
}

function keyHeader({ key }: Service): Record<string, string> {
  return key === '' ? {} : { apikey: key };
}
