import type { Account } from '@easel/contract/account'

type UserTable = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  createdAt: Date
  updatedAt: Date
}

type SessionTable = {
  id: string
  userId: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
  ipAddress: string | null
  userAgent: string | null
}

type CredentialTable = {
  id: string
  accountId: string
  userId: string
  providerId: string
  password: string | null
  createdAt: Date
  updatedAt: Date
}

type VerificationTable = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
}

/** The sign-in library's tables, as far as our own SQL uses them. */
export type AccountTables = {
  user: UserTable
  session: SessionTable
  account: CredentialTable
  verification: VerificationTable
}

export function toAccount(row: UserTable, hasPassword: boolean): Account {
  return {
    id: row.id,
    email: row.email,
    email_verified: row.emailVerified,
    display_name: row.name,
    created_at: row.createdAt.toISOString(),
    has_password: hasPassword,
  }
}
