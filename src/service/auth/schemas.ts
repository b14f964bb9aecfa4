import * as v from 'valibot';

const Metadata = v.record(v.string(), v.unknown());

export const PasswordBody = v.object({ email: v.string(), password: v.string() });
export const RefreshBody = v.object({ refresh_token: v.string() });
export const TokenQuery = v.object({ grant_type: v.picklist(['refresh_token', 'password']) });
export const TokenBody = v.union([RefreshBody, PasswordBody]);
export const SignUpBody = v.object({
  email: v.string(),
  password: v.string(),
  data: v.nullish(Metadata),
});
export const ChangeUserBody = v.object({
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  current_password: v.nullish(v.string()),
  data: v.nullish(Metadata),
});
export const DeleteUserBody = v.object({ password: v.string() });
export const RecoverBody = v.object({ email: v.string() });
export const ResetBody = v.object({ token: v.string(), password: v.string() });
export const RecoverAnswer = v.strictObject({});
export const ResendBody = v.object({ type: v.literal('signup'), email: v.string() });
export const ConfirmBody = v.object({ token: v.string() });
export const LogoutQuery = v.object({
  scope: v.optional(v.picklist(['local', 'global', 'others'])),
});

const Id = v.pipe(v.string(), v.uuid());
const Time = v.pipe(v.string(), v.isoTimestamp());

export const UserAnswer = v.strictObject({
  id: Id,
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  email: v.string(),
  email_confirmed_at: v.optional(Time),
  phone: v.literal(''),
  confirmed_at: v.optional(Time),
  last_sign_in_at: v.optional(Time),
  app_metadata: v.strictObject({ provider: v.string(), providers: v.array(v.string()) }),
  user_metadata: Metadata,
  identities: v.array(v.unknown()),
  created_at: Time,
  updated_at: Time,
  is_anonymous: v.literal(false),
});

export const SessionAnswer = v.strictObject({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  expires_in: v.pipe(v.number(), v.integer()),
  expires_at: v.pipe(v.number(), v.integer()),
  refresh_token: v.string(),
  user: UserAnswer,
});

export const SessionsAnswer = v.strictObject({
  sessions: v.array(
    v.strictObject({
      id: Id,
      agent: v.nullable(v.string()),
      address: v.nullable(v.string()),
      current: v.boolean(),
      opened_at: Time,
      used_at: Time,
    }),
  ),
});

export const KeysAnswer = v.strictObject({ keys: v.array(Metadata) });
export const HealthAnswer = v.strictObject({
  version: v.string(),
  name: v.string(),
  description: v.string(),
});
export const SettingsAnswer = v.strictObject({
  disable_signup: v.boolean(),
  mailer_autoconfirm: v.literal(true),
  external: v.strictObject({ email: v.literal(true) }),
});
