import { expect, type Page, test } from '@playwright/test'
import { PATHS } from '../apps/web/src/shared/lib/paths.ts'
import { arrive, callAsPage, signUp, skipOnboarding } from './account.ts'
import { run, violationsOf } from './refusals/policy-violations.ts'

/** The first slice on the landing page is narrow: the rest of its picture is clipped. */
const FIRST_CUT = /^inset\(0px 84\.6/

test.beforeEach(({ page }) => skipOnboarding(page))

test('the policy refuses a style in the page, a script made of text, and any other policy that would allow one', async ({
  page,
}) => {
  const violations = await violationsOf(page)
  await page.goto('/')
  const refused = await page.evaluate(() => {
    const fresh = () => document.createElement('script')
    const refusal = (attempt: () => unknown) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const styled = document.createElement('p')
    styled.setAttribute('style', 'width: 3px')
    const block = document.createElement('style')
    block.textContent = 'body { width: 3px }'
    document.body.append(styled, block)
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    return {
      html: refusal(() => Object.assign(styled, { innerHTML: '<b>bold</b>' })),
      script: refusal(() => Object.assign(fresh(), { text: 'alert(1)' })),
      address: refusal(() => Object.assign(fresh(), { src: '/sw.js' })),
      policy: refusal(() => trustedTypes.createPolicy('default', { createHTML: String })),
      again: refusal(() => trustedTypes.createPolicy('easel-program', { createHTML: String })),
      widths: [styled.style.width, document.body.style.width, block.sheet?.cssRules.length ?? 0],
    }
  })
  expect(refused).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    address: 'TypeError',
    policy: 'TypeError',
    again: 'TypeError',
    widths: ['', '', 0],
  })
  const directives = () => [...new Set(violations.map((violation) => violation.split(' ')[1]))].sort()
  await expect
    .poll(directives)
    .toEqual(['require-trusted-types-for', 'style-src-attr', 'style-src-elem', 'trusted-types'])
})

test('no page reached from within breaks its policy', async ({ page }) => {
  const violations = await violationsOf(page)
  await run(page, PATHS.generate)
  for (const path of [PATHS.gallery, PATHS.textEffects, PATHS.prompts, PATHS.home]) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  await expect(page.locator('[data-slice="0"]')).toHaveCSS('clip-path', FIRST_CUT)
  expect(violations).toEqual([])
})

test.describe('where pictures come from a stand-in at once', () => {
  test.use({ baseURL: process.env['E2E_HOSTED_URL'] })
  test('menus, dialogs, toasts and the words that a thread draws keep to the policy and to their looks', async ({
    page,
  }) => {
    const violations = await violationsOf(page)
    await signUp(page)
    const settings = { style: 'neon', quality: 'standard', aspect_ratio: '1:1', count: 1 }
    await callAsPage(page, 'POST', '/api/queue', { prompt: 'a boat', ...settings })
    await page.goto('/my-generations')
    await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(1)
    await page.getByRole('button', { name: 'New collection' }).click()
    const dialog = page.getByRole('dialog', { name: 'New collection' })
    await expect(dialog).toBeVisible()
    // The page behind a dialog is kept from scrolling by an adopted style sheet, not by an inserted style element.
    await expect(page.locator('body[data-scroll-locked]')).toHaveCSS('overflow', 'hidden')
    await dialog.getByLabel('Name').fill('Boats')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body[data-scroll-locked]')).toHaveCount(0)
    const toast = page.locator('[data-sonner-toast]')
    await page.getByRole('button', { name: /^Open: / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select: a boat' }).click()
    const bar = page.getByRole('toolbar', { name: / selected$/ })
    await bar.getByRole('button', { name: 'Collections' }).click()
    await page.getByRole('menuitem', { name: 'Boats' }).click()
    await expect(toast.first()).toBeVisible()
    // The toast library's styles came as a file.
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
    await page.goto('/text-effects')
    await arrive(page)
    await expect(page.locator('canvas[data-ready]')).toBeVisible()
    expect(violations).toEqual([])
  })
})

/** The clip paths of the landing page's slices, and the backgrounds of swatches. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    cuts: [...document.querySelectorAll('[data-slice]')].map((slice) => getComputedStyle(slice).clipPath),
    skies: [...document.querySelectorAll('.swatch')].map((swatch) =>
      getComputedStyle(swatch).getPropertyValue('--sky'),
    ),
  }))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page shows the styles that its elements were built with', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-slice="0"]')).toHaveCSS('clip-path', FIRST_CUT)
    expect(await page.content()).not.toMatch(/\sstyle="/)
  })
})

test('a page looks the same before its program runs and after, and when React draws it anew', async ({
  page,
}) => {
  const violations = await violationsOf(page)
  await page.goto('/')
  const built = await looks(page)
  expect(built.cuts).toHaveLength(6)
  expect(new Set(built.skies).size).toBeGreaterThan(5)
  await run(page, '/')
  expect(await looks(page)).toEqual(built)

  // Changes the page as an extension or a translation does; React answers by rendering everything anew.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('body > a, header a')) link.replaceChildren('Other words')
    })
  })
  await run(page, '/')
  await expect(page.getByText('Other words')).toHaveCount(0)
  await expect(page.locator('header a').first()).toBeVisible()
  await expect.poll(() => looks(page)).toEqual(built)
  await expect(page.locator('#typefaces')).toHaveCount(1)
  expect(violations).toEqual([])
})
