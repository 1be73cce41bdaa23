import { listAudio } from '@easel/contract/audio'
import { getConfig } from '@easel/contract/config'
import type { Endpoint } from '@easel/contract/endpoint'
import { listGenerations } from '@easel/contract/generations'
import { listMonths } from '@easel/contract/library/months'
import { listNotifications } from '@easel/contract/news/notifications'
import { DEFAULT_PREFERENCES, getPreferences, updatePreferences } from '@easel/contract/preferences'
import { getQueue, listFailedTasks } from '@easel/contract/queue'
import { reportWebVital, trackEvent } from '@easel/contract/telemetry'
import { getLimits } from '@easel/contract/usage'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import PageBoundary from '#web/app/shell/page-boundary.tsx'
import { closeWindow } from '#web/app/shell/shell-window.store.ts'
import StudioLayout from '#web/app/shell/studio-layout.tsx'
import { startPage } from '#web/app/start.ts'
import { abandonRun } from '#web/features/generator/run.store.ts'
import { useSettingsStore } from '#web/features/generator/settings.store.ts'
import { client } from '#web/shared/api/client.ts'
import { queryClient } from '#web/shared/api/query-client.ts'
import '#web/test/app-styles.ts'
import { SESSION_KEY } from '#web/shared/lib/stored-session.ts'
import { Toaster } from '#web/shared/ui/toasts/toaster.tsx'
import { buildConfig, buildLimits, buildQueue } from './build-answers.ts'
import { type FakeServer, startFakeServer } from './fake-server.ts'

const ANN = { token: 'token', user: { id: crypto.randomUUID(), name: 'Ann', email: 'ann@example.com' } }

/** Starts a server for each test, with the studio's requests answered for a user who has not made anything yet. */
export function playServer(): () => FakeServer {
  let server: ReturnType<typeof startFakeServer>
  beforeEach(() => {
    localStorage.clear()
    server = startFakeServer()
    server.answer(getConfig, buildConfig())
    // Updates are kept, because the page refetches preferences whenever its stream opens.
    let preferences = DEFAULT_PREFERENCES
    server.answerBy(getPreferences, () => preferences)
    server.answerBy(updatePreferences, (changes) => {
      preferences = { ...preferences, ...changes }
      return preferences
    })
    server.answer(getLimits, buildLimits(5))
    server.answer(getQueue, buildQueue())
    server.answer(listFailedTasks, { tasks: [] })
    server.answer(listNotifications, { items: [], nextCursor: null, unread: 0 })
    server.answer(listGenerations, { items: [], nextCursor: null })
    server.answer(listMonths, { months: [], nextCursor: null })
    server.answer(trackEvent, { stored: true })
    server.answer(reportWebVital, { stored: true })
    server.answer(listAudio, { tasks: [], items: [], nextCursor: null })
  })
  afterEach(async () => {
    // Before the cache is cleared: a page that is still mounted would refetch everything during the next test.
    await cleanup()
    storeSession(null)
    abandonRun()
    // Toasts outlive the page that they were shown on.
    toast.dismiss()
    closeWindow()
    useSettingsStore.setState(useSettingsStore.getInitialState(), true)
    queryClient.clear()
    server.restore()
  })
  return () => server
}

/** Stores a session as another tab would; this page follows it. */
function storeSession(session: typeof ANN | null): void {
  client.auth.follow({ name: SESSION_KEY, value: session && JSON.stringify(session) })
}

/** A page refetches its data when its stream opens. Until then, an answer that a test changes may be read without a press. */
export async function untilReadAnew({ asked }: FakeServer, { method, path }: Endpoint): Promise<void> {
  const opened = () => asked.indexOf('GET /api/events')
  await vi.waitUntil(() => opened() >= 0 && asked.includes(`${method} ${path}`, opened()), { timeout: 5_000 })
  // Requests that were under way when the stream opened are sent once more.
  for (let count = -1; count !== asked.length; ) {
    count = asked.length
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

type ShowOptions = {
  /** Address of the page, default '/'. */
  readonly path?: string
  /** Default true. */
  readonly signedIn?: boolean
}

/** Opens a page in the studio's layout. */
export async function showPage(page: React.ReactNode, { path = '/', signedIn = true }: ShowOptions = {}) {
  startPage()
  storeSession(signedIn ? ANN : null)
  const router = createMemoryRouter(
    [
      {
        element: <StudioLayout />,
        children: [{ element: <PageBoundary />, children: [{ path: '*', element: page }] }],
      },
    ],
    { initialEntries: [path] },
  )
  return render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
}
