import { keepsSiteData } from '#web/shared/lib/site-data.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'
import { FormNote } from './form-note.tsx'

/** Explains what blocked browser storage means for signing in. */
export function SiteDataNote() {
  if (!useHydrated() || keepsSiteData()) return null
  return (
    <FormNote>
      Your browser keeps nothing for this site: its data is blocked, or there is no room left. You can sign in
      and use everything, but you are signed out when the page is loaded anew. Allow site data for this
      address to stay signed in.
    </FormNote>
  )
}
