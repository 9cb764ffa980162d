import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SecondFactor } from '@stackyard/shared/schema/second-factor'
import { Refusal, standInApi } from '../../../../lib/render-in-app.test-data'
import { currentUser, endSession } from '../../../../lib/session'
import { secondFactorTexts as words } from '../../../../lib/texts/second-factor'
import { renderSignedIn } from '../own-account.test-data'
import { SecondFactorSection } from './second-factor-section'

const phone: SecondFactor = {
  id: 4,
  kind: 'code',
  name: 'Work phone',
  createdAt: '2026-11-20T08:00:00.000Z',
  usedAt: null,
}
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const uri = 'otpauth://totp/Stackyard:bea%40holm.test?secret=ABCDEFGHIJKLMNOP'

const open = async (user: object = {}, start: SecondFactor[] = []) => {
  let factors = start
  const calls = standInApi(({ method, path, body }) => {
    if (path.endsWith('/code')) return { setupToken: 'a-setup-token', secret: 'ABCDEFGHIJKLMNOP', uri }
    if (path.endsWith('/confirm')) {
      if ((body as { code: string }).code !== '123456')
        throw new Refusal(400, 'Wrong.', {
          code: 'VALIDATION_FAILED',
          issues: [{ path: 'code', message: 'This code isn’t valid.' }],
        })
      factors = [phone]
      return { factor: phone, recoveryCodes: codes }
    }
    if (path.endsWith('/recovery-codes')) return { recoveryCodes: codes }
    if (method === 'DELETE') factors = []
    return { isRequired: 'needsSecondFactor' in user, factors, recoveryCodesLeft: factors.length * 10 }
  })
  await renderSignedIn(<SecondFactorSection />, user)
  return calls
}

afterEach(() => {
  endSession()
  vi.restoreAllMocks()
})

describe('an app for one-time codes', () => {
  it('is added by its first code; its recovery codes are shown once', async () => {
    const calls = await open()
    await userEvent.click(await screen.findByRole('button', { name: words.section.addCode }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('img', { name: words.code.picture })).toBeDefined()
    expect(dialog.getByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    await userEvent.type(dialog.getByLabelText(new RegExp(words.code.code)), '000000')
    await userEvent.click(dialog.getByRole('button', { name: words.code.add }))
    expect(await dialog.findByText('This code isn’t valid.')).toBeDefined()
    await userEvent.type(dialog.getByLabelText(new RegExp(words.code.code)), '123456')
    await userEvent.click(dialog.getByRole('button', { name: words.code.add }))
    expect(await screen.findByText(codes[0] ?? '')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: words.recovery.done }))
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull())
    expect(await screen.findByText('Work phone')).toBeDefined()
    expect(calls.find(({ path }) => path.endsWith('/confirm'))?.body).toMatchObject({ setupToken: 'a-setup-token' })
  })

  it('of an account of the team that needed one opens the other pages', async () => {
    await open({ userType: 'admin', needsSecondFactor: true })
    expect(await screen.findByText(words.section.required)).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: words.section.addCode }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(new RegExp(words.code.code)), '123456')
    await userEvent.click(dialog.getByRole('button', { name: words.code.add }))
    await waitFor(() => expect(currentUser()).not.toHaveProperty('needsSecondFactor'))
  })

  it('is removed after a question that says what follows', async () => {
    await open({}, [phone])
    await userEvent.click(await screen.findByRole('button', { name: words.section.removeOne('Work phone') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(words.section.removeLastBody)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: words.section.remove }))
    expect(await screen.findByText(words.section.none)).toBeDefined()
  })
})
