-- Who signs in by an issuer is found by its name for them. Not unique: a version that runs beside this one must be able to write as before.
create index "account_issuer_idx" on "account" ("providerId", "accountId");
