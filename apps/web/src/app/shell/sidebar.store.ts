import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { keepCookie } from '#web/shared/lib/site-data.ts'
import { SIDEBAR_COOKIE } from '#web/shared/lib/theme.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { MOBILE_QUERY } from '#web/shared/lib/use-media.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60

/** State of the phone's drawer; on wide pages the sidebar's state is an attribute of the document, available to the first paint. */
export const useDrawer = create(() => ({ open: false }))

function isFolded(): boolean {
  return document.documentElement.dataset['sidebar'] === 'folded'
}

/** Folds or unfolds the sidebar; on phones opens or closes the drawer. */
export function toggleSidebar() {
  if (matchMedia(MOBILE_QUERY).matches) {
    useDrawer.setState(({ open }) => ({ open: !open }))
    return
  }
  const folded = !isFolded()
  if (folded) document.documentElement.dataset['sidebar'] = 'folded'
  else delete document.documentElement.dataset['sidebar']
  keepCookie(SIDEBAR_COOKIE, String(!folded), SEVEN_DAYS)
}

export function useSidebarHotkey() {
  useHotkey('sidebar', toggleSidebar)
}

function watchFold(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-sidebar'] })
  return () => observer.disconnect()
}

export function useFolded(): boolean {
  return useSyncExternalStore(watchFold, isFolded, () => false)
}
