import type { Page } from '@playwright/test'

/** Lets the product answer, and hands the page what `change` makes of it. */
export async function changeAnswers<Answer>(
  page: Page,
  address: string,
  change: (answer: Answer) => unknown,
): Promise<void> {
  await page.route(address, async (route) => {
    // A journey may end while the page still asks.
    const answer: Answer | null = await route
      .fetch()
      .then((response) => response.json())
      .catch(() => null)
    if (answer !== null) await route.fulfill({ json: change(answer) })
  })
}
