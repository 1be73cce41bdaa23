import { examineInstallation } from '@easel/contract/diagnostics'
import { getOperator } from '@easel/contract/operator'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import DomainDiagnosticsPage from '../domain-diagnostics.tsx'

const server = playServer()

const check = page.getByRole('button', { name: 'Check the installation' })
const showDiagnostics = () => showPage(<DomainDiagnosticsPage />, { path: '/domain-diagnostics' })

test('an operator has the installation checked, and reads each finding and what to do', async () => {
  server().answer(getOperator, { is_operator: true })
  server().answer(examineInstallation, {
    findings: [
      { check: 'Database', state: 'ok', says: 'It answers in 2 ms.' },
      { check: 'Mail', state: 'warning', says: 'No mail server: set SMTP_URL.' },
      { check: 'Disk', state: 'problem', says: '90 MB are left: make room.' },
    ],
  })
  await showDiagnostics()
  await check.click()
  await expect.element(page.getByText('1 good, 1 to look at, 1 not working')).toBeVisible()
  const findings = page.getByRole('list', { name: 'Installation' }).getByRole('listitem')
  await expect.element(findings.nth(0).getByText('Good')).toBeVisible()
  await expect.element(findings.nth(1).getByText('Look at this')).toBeVisible()
  await expect.element(findings.nth(1).getByText('No mail server: set SMTP_URL.')).toBeVisible()
  await expect.element(findings.nth(2).getByText('Not working')).toBeVisible()
})

test('a check of the installation that is refused says why, and is asked for again', async () => {
  server().answer(getOperator, { is_operator: true })
  server().refuse(examineInstallation, 429, {
    code: 'rate_limit',
    message: 'Too many requests. Please wait.',
  })
  await showDiagnostics()
  await check.click()
  const note = page.getByRole('alert').filter({ hasText: 'Too many requests. Please wait.' })
  await expect.element(note).toBeVisible()
  server().answer(examineInstallation, { findings: [] })
  await note.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('0 good, 0 to look at, 0 not working')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test('who is not an operator has no installation to check', async () => {
  server().answer(getOperator, { is_operator: false })
  await showDiagnostics()
  await expect.poll(() => server().asked).toContain('GET /api/operator')
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expect.element(check).not.toBeInTheDocument()
})
