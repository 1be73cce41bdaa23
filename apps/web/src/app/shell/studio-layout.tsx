import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#web/shared/api/query-client.ts'
import { DevelopmentMode } from './development-mode.tsx'
import { Header } from './header.tsx'
import { ShellWindows } from './shell-windows.tsx'
import { useSidebarHotkey } from './sidebar.store.ts'
import { Sidebar } from './sidebar.tsx'
import { LiveState, StatusBar } from './status-bar.tsx'
import { TabBar } from './tab-bar.tsx'

/** The studio: sidebar, header, status bar; on phones a drawer and tabs. Panels scroll separately; on phones the whole page scrolls. */
export default function StudioLayout() {
  useSidebarHotkey()
  return (
    <QueryClientProvider client={queryClient}>
      <div className="grid h-dvh grid-cols-[var(--sidebar)_minmax(0,1fr)] grid-rows-[var(--header)_minmax(0,1fr)_var(--status)] bg-bench max-md:block max-md:h-auto max-md:pb-(--tabs)">
        <Sidebar />
        <Header />
        <main
          id="main"
          tabIndex={-1}
          className="quiet-scroll relative min-h-0 min-w-0 overflow-auto bg-panel outline-none max-md:min-h-[calc(100dvh-var(--header)-var(--tabs))] max-md:overflow-visible"
        >
          <DevelopmentMode className="h-7 md:hidden" />
          <div className="flex justify-center px-3 py-1.5 text-11 text-ink-3 md:hidden [&:not(:has(svg))]:hidden">
            <LiveState />
          </div>
          <Outlet />
        </main>
        <StatusBar />
        <TabBar />
        <ShellWindows />
      </div>
    </QueryClientProvider>
  )
}
