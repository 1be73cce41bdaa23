// Finds a Chromium for the browser tests: an installed one, Playwright's own, or Debian's when running as root on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function installed(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH']
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return places.find((place) => existsSync(place))
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined
  console.log('Installing Chromium …')
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  return installed()
}

/** Path of a Chromium that can be launched, or undefined when there is none. */
export async function findBrowser(): Promise<string | undefined> {
  return installed() ?? (await playwrightsOwn()) ?? debians()
}
