import { create } from 'zustand'

/** What Chromium's browsers hand to a page that may be installed. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> }

type InstallOffer = {
  /** Asks the person whether to install the app; null where the browser does not offer it, or it is installed. */
  readonly install: (() => void) | null
}

export const useInstallOffer = create<InstallOffer>(() => ({ install: null }))

/** Keeps the browser's offer for the menus, in place of a banner of its own. */
export function followInstallOffer(): void {
  const withdraw = () => useInstallOffer.setState({ install: null })
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const install = () => {
      // It can be asked once; the browser offers it anew when it was refused.
      withdraw()
      void (event as InstallEvent).prompt()
    }
    useInstallOffer.setState({ install })
  })
  window.addEventListener('appinstalled', withdraw)
}
