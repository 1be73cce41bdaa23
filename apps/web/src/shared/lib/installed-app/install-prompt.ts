import { create } from 'zustand'

/** Chromium's event for installable pages. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> }

type InstallOffer = {
  /** Asks whether to install the app; null if the browser does not offer it or it is installed. */
  readonly install: (() => void) | null
}

export const useInstallOffer = create<InstallOffer>(() => ({ install: null }))

/** Keeps the browser's offer for our menus instead of showing its banner. */
export function followInstallOffer(): void {
  const withdraw = () => useInstallOffer.setState({ install: null })
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const install = () => {
      // It can be asked once; after a refusal the browser offers it again later.
      withdraw()
      void (event as InstallEvent).prompt()
    }
    useInstallOffer.setState({ install })
  })
  window.addEventListener('appinstalled', withdraw)
}
