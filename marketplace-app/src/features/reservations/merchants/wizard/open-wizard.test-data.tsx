import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import type { RfpInvitation } from '@stackyard/shared/schema/rfp-sharing'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { type Answer, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { merchantRecord } from '../merchant-record.test-data'
import { readWizardSearch } from './wizard-link'
import { WizardPage } from './wizard-page'

export const invitation = (warehouse: Partial<RfpInvitation['warehouse']> = {}): RfpInvitation => ({
  warehouse: { id: 31, name: 'Dock Five', slug: 'dock-five', city: 'Dayton', state: 'OH', logo: null, ...warehouse },
  company: 'Holm Storage',
})

/** The signed-in merchant of `merchantRecord`. */
export const merchant = (changes: Partial<SessionUser> = {}): SessionUser =>
  ({
    id: 7,
    userType: 'customer',
    isEmailVerified: true,
    firstName: 'Mara',
    lastName: 'Quill',
    ...changes,
  }) as SessionUser

type Opened = {
  query?: string
  user?: SessionUser | null
  record?: MerchantRecord
  invited?: RfpInvitation
  siteKey?: string | null
  /** Answers before the defaults do; undefined leaves a call to them. */
  answer?: Answer
}

/** Opens the wizard of warehouse 31 at an address, for a visitor unless there is a user. */
export async function openWizard(opened: Opened = {}) {
  const { query = '', user = null, record = merchantRecord(), invited = invitation(), siteKey = null } = opened
  const calls = standInApi((call) => {
    const own = opened.answer?.(call)
    if (own !== undefined) return own
    if (call.path.startsWith('/merchants/rfp-page')) return invited
    if (call.path === '/config') return { captchaSiteKey: siteKey, captchaScriptUrl: '/captcha.js' }
    if (call.path === '/merchants/create-warehouse-merchant') return { message: 'Sent.', data: { id: 91 } }
    if (call.path === '/merchants/warehouseMerchant') return { userUrl: 'mara-quill', merchant: record }
    return record
  })
  const onMain = vi.fn()
  const search = readWizardSearch(Object.fromEntries(new URLSearchParams(query)))
  const shown = await renderInApp(
    <WizardPage id={31} search={search} user={user} onMain={onMain} />,
    `/warehouses/rfp/31${query ? `?${query}` : ''}`,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...shown, calls, onMain, sent: (path: string) => calls.filter((call) => call.path === path) }
}

/** The button at the end of the form. */
export const mainButton = async (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

/** Waits until this step is shown. */
export const atStep = (title: string) => screen.findByRole('heading', { level: 2, name: title })

/** The answers that step 0 requires of a visitor. */
export const basicAnswers = {
  'First Name': 'Mara',
  'Last Name': 'Quill',
  'Email Address': 'mara@quill.test',
  Password: 'Racks-and-Docks-9',
  Message: 'We need room for toys.',
} as const

/** Fills step 0, without the answers that are left out. */
export async function fillBasics(without?: keyof typeof basicAnswers): Promise<void> {
  for (const [label, answer] of Object.entries(basicAnswers)) {
    if (label === without) continue
    await userEvent.click(screen.getByLabelText(new RegExp(`^${label}`)))
    await userEvent.paste(answer)
  }
}
