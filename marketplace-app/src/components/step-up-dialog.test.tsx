import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useAtomValue } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from '../lib/api'
import { Refusal, renderInApp, standInApi } from '../lib/render-in-app.test-data'
import { proofQuestionAtom } from '../lib/step-up'
import { store } from '../lib/store'
import { secondFactorTexts } from '../lib/texts/second-factor'
import { StepUpDialog } from './step-up-dialog'

const words = secondFactorTexts.proof

function Question() {
  const question = useAtomValue(proofQuestionAtom)
  return question ? <StepUpDialog settle={question.settle} /> : null
}

const open = async (start: object) => {
  let isProved = false
  const calls = standInApi(({ path, body }) => {
    if (path === '/user/step-up/begin')
      return {
        ticket: 'a-ticket',
        needsPassword: false,
        hasCode: false,
        hasRecoveryCode: false,
        passkey: null,
        ...start,
      }
    if (path === '/user/step-up') {
      if (JSON.stringify(body).includes('wrong'))
        throw new Refusal(400, 'No.', {
          code: 'VALIDATION_FAILED',
          issues: [{ path: 'password', message: 'Not this.' }],
        })
      isProved = true
      return { provedUntil: '2026-11-24T12:00:00.000Z' }
    }
    if (!isProved) throw new Refusal(403, 'Confirm that it is you to continue.', { code: 'STEP_UP_REQUIRED' })
    return { recoveryCodes: ['a'] }
  })
  await renderInApp(
    <Provider store={store}>
      <Question />
    </Provider>,
  )
  return calls
}

const renew = () => client.ownSecondFactor.renewRecoveryCodes({})
const sent = (calls: readonly { path: string }[]) => calls.map(({ path }) => path)

afterEach(() => vi.restoreAllMocks())

it('one dialog asks for two refused calls, and both are repeated once the password is right', async () => {
  const calls = await open({ needsPassword: true })
  const both = Promise.all([renew(), renew()])
  const password = await screen.findByLabelText(new RegExp(`^${words.password}`))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.type(password, 'wrong')
  await userEvent.click(screen.getByRole('button', { name: words.submit }))
  expect(await screen.findByText('Not this.')).toBeDefined()
  await userEvent.type(password, 'right')
  await userEvent.click(screen.getByRole('button', { name: words.submit }))
  for (const { results } of await both) expect(results.recoveryCodes).toEqual(['a'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls).filter((path) => path.endsWith('recovery-codes'))).toHaveLength(4)
})

it('a code is sent with its ticket; whoever closes the dialog gets the refusal', async () => {
  const calls = await open({ hasCode: true })
  const refused = renew().catch((error: unknown) => error)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await refused).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  const done = renew()
  await userEvent.type(await screen.findByLabelText(new RegExp(words.code)), '123456')
  await userEvent.click(screen.getByRole('button', { name: words.submit }))
  expect((await done).results.recoveryCodes).toEqual(['a'])
  expect(calls.find(({ path }) => path === '/user/step-up')).toMatchObject({
    body: { ticket: 'a-ticket', code: '123456' },
  })
})
