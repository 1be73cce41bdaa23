import { find } from '#web/features/diagnostics/check.ts'
import { CHECKS } from '#web/features/diagnostics/checks.ts'
import type { Hosts } from '#web/features/diagnostics/visitor.ts'
import { hasStoredSession } from '#web/shared/lib/stored-session.ts'
import { isRunning } from './program.ts'

/** Looks, and fills in what it finds, without the program; whoever is signed in has the program at once, and it looks for them. */
export function runEarlyDiagnostics(): void {
  if (hasStoredSession()) return
  for (const check of CHECKS)
    void find(check, { hosts }).then(({ verdict, seen, hint = '' }) => {
      const place = document.querySelector<HTMLElement>(`[data-finding="${check.name}"]`)
      if (!place || isRunning()) return
      place.dataset['verdict'] = verdict
      write(place, '[data-seen]', seen)
      write(place, '[data-hint]', hint)
    })
}

async function hosts(): Promise<Hosts> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as Hosts
}

function write(place: HTMLElement, selector: string, text: string): void {
  const line = place.querySelector(selector)
  if (line) line.textContent = text
}
