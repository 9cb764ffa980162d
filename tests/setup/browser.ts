import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No GPU, no sandbox (containers), and nothing that calls home while a test runs. */
const ARGS = [
  '--disable-gpu',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
]

/** The Chromium inside the npm package, unpacked on first use; its own NSS libraries come along. */
async function packagedChromium(): Promise<LaunchOptions> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const libraries = join(executablePath, '..', 'al2023', 'lib')
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath, args: ARGS, env: { ...definedEnv(), LD_LIBRARY_PATH: path } }
}

const definedEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** How to start a Chromium on this machine: Playwright's own, the system's, or the one of the npm package. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const own = chromium.executablePath()
  if (existsSync(own)) return { executablePath: own, args: ARGS }
  const system = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path))
  if (system) return { executablePath: system, args: ARGS }
  return packagedChromium()
}
