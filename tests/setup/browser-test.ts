import { test as base, type Page } from '@playwright/test'
import { signIn, type Actor } from './actors.ts'
import { runningCampaign } from './advertiser.ts'
import { ok } from './api.ts'
import { keepSession } from './keep-session.ts'
import { sharedStack } from './stack.ts'

/** Starts a campaign that is stopped when its test ends, so that the next test's cards have the places to themselves. */
export type Advertise = (input?: Parameters<typeof runningCampaign>[1]) => ReturnType<typeof runningCampaign>

type Fixtures = {
  /** Errors that pages threw or logged; asserted to be empty when the test ends. */
  pageErrors: string[]
  /** Makes a page a demo account's: its session stands in local storage under the stated keys. */
  signInAs: (page: Page, actor: Actor) => Promise<void>
  advertise: Advertise
}
type WorkerFixtures = { stack: ReturnType<typeof sharedStack> }

/** What a page may say without being at fault: answers that the journey provokes, and frames it leaves behind. */
const EXPECTED = [/Failed to load resource: the server responded with a status of 4\d\d/, /net::ERR_ABORTED/]

/** Playwright's test with the shared stack, its address as base, and an eye on errors in the page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [async ({}, use) => use(sharedStack()), { scope: 'worker' }],
  baseURL: async ({ stack }, use) => use(stack.url),
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !EXPECTED.some((pattern) => pattern.test(text))) errors.push(text)
      })
      await use(errors)
      base.expect(errors, 'errors of the pages').toEqual([])
    },
    { auto: true },
  ],
  signInAs: async ({ stack }, use) => {
    await use(async (page, actor) => {
      await keepSession(page, await signIn(stack.url, actor))
    })
  },
  advertise: async ({ stack }, use) => {
    const started: Awaited<ReturnType<typeof runningCampaign>>[] = []
    await use(async (input) => {
      const made = await runningCampaign(stack, input)
      started.push(made)
      return made
    })
    for (const { seller, campaign } of started)
      await ok(stack.url, 'PATCH', `/campaign/${campaign.id}/stop`, { token: seller.token })
  },
})

export { expect } from '@playwright/test'
