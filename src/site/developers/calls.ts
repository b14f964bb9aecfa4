/** The two calls of the contract as they stand on the wire. */
export const REFRESH_CALL = `POST /auth/v1/token?grant_type=refresh_token
Content-Type: application/json

{ "refresh_token": "…" }

200 { "access_token": "…", "refresh_token": "…", … }`;

export const INGEST_CALL = `POST /functions/v1/ingest-dataset
Authorization: Bearer <access_token>
Content-Type: application/json

{ "name": "…", "is_public": true, "rows": [ … ] }

200 { "success": true, "dataset": { "id": "…", … } }`;

export const EXAMPLE_DATASET = `{
  "name": "Hill farm",
  "description": "Read every morning at nine.",
  "is_public": true,
  "rows": [
    { "Year": 2023, "01_max": 7.2, "01_min": 0.4, "01_rain": 88.1 },
    { "Year": 2024, "01_max": 6.9, "01_rain": 102.5 }
  ]
}
`;
