import { Route, Routes } from 'react-router'
import type { FakeServer } from '#web/test/fake-server.ts'
import { showPage } from '#web/test/studio.tsx'
import AuthPage from '../../auth.tsx'
import ResetPasswordPage from '../../reset-password.tsx'

/** Opens the pages to sign in and to reset a password as a visitor; every other address shows its own path. */
export function openSignedOut(path: string) {
  const pages = (
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/gallery" element={<p>This is the gallery.</p>} />
      <Route path="*" element={<p>This is the generator.</p>} />
    </Routes>
  )
  return showPage(pages, { path, signedIn: false })
}

export const SESSION = { user: { id: 'mira', name: 'Mira', email: 'mira@example.com' } }

/** The answer that starts a session. */
export const startsSession = () => Response.json(SESSION, { headers: { 'set-auth-token': 'a-token' } })

/** A refusal in the format of the authentication library. */
export const refuses = (status: number, code: string) => () =>
  Response.json({ code, message: 'Words for programs.' }, { status })

/** Bodies sent to an endpoint of `/api/auth`. */
export const bodiesOf = ({ sent }: FakeServer, path: string): unknown[] =>
  sent.filter(({ name }) => name === `POST /api/auth${path}`).map(({ body }) => JSON.parse(body ?? 'null'))
