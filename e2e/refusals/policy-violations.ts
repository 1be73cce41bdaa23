import type { Page } from '@playwright/test'

/** Collects every policy violation from now on, in every page that is opened, from its first byte. */
export async function violationsOf(page: Page, violations: string[] = []): Promise<string[]> {
  await page.exposeFunction('tellViolation', (violation: string) => void violations.push(violation))
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      tellViolation(
        [location.pathname, event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile].join(
          ' ',
        ),
      ),
    )
  })
  return violations
}

/** Opens the page and its script: an address with a query does not wait for the first user event. */
export async function run(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?from=here`)
  await page.locator('html[data-running]').waitFor()
}
