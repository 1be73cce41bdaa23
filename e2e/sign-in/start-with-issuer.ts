import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startIssuer } from '../../apps/server/test/harness/start-issuer.ts'
import { freePort, kill, statusOf } from '../own-product.ts'

/** A product where accounts need an invitation, with an OpenID issuer on another site; `invitation` is the link of its first one. */
export async function startWithIssuer() {
  const folder = mkdtempSync(join(tmpdir(), 'easel-e2e-issuer-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const issuer = await startIssuer(`${address}/api/auth/callback/oidc`)
  const options = {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: address,
      SIGN_UP: 'invitation',
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'easel',
      OIDC_CLIENT_SECRET: 'easel-secret',
      OIDC_NAME: 'The House',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
    },
  }
  const told = execFileSync(process.execPath, ['scripts/user.ts', 'invite'], options).toString()
  const product = spawn(process.execPath, ['apps/server/src/main.ts'], { ...options, stdio: 'inherit' })
  await expect.poll(() => statusOf(`${address}/api/ready`)).toBe(200)
  return {
    address,
    issuer,
    invitation: /\S+#invitation=\S+/.exec(told)?.[0] ?? '',
    stop: async () => {
      await kill(product)
      await issuer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
