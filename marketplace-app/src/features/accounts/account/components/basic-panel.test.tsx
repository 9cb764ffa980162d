import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { BasicPanel } from './basic-panel'

const profile = {
  id: 7,
  userType: 'seller',
  address: { street1: '', street2: '', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
  meetingLink: '',
  socials: { linkedin: 'https://linkedin.example/bea' },
  isPublic: true,
}

it('sends the parts that were changed, each as a whole, and says that it is saved', async () => {
  const calls = standInApi(() => profile)
  await renderInApp(<BasicPanel />)
  await userEvent.type(await screen.findByLabelText('Link to book a meeting'), 'https://meet.example/bea')
  await userEvent.type(screen.getByLabelText('YouTube'), 'https://youtube.example/bea')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalled())
  const write = calls.find(({ method }) => method === 'PUT')
  expect([write?.path, write?.body]).toEqual([
    '/user/profile',
    {
      meetingLink: 'https://meet.example/bea',
      socials: {
        facebook: '',
        instagram: '',
        linkedin: 'https://linkedin.example/bea',
        x: '',
        youtube: 'https://youtube.example/bea',
        tiktok: '',
      },
    },
  ])
})

it('keeps what was typed when the server refuses, and says why', async () => {
  standInApi(({ method }) => {
    if (method === 'PUT') throw new Refusal(409, 'Not now.')
    return profile
  })
  await renderInApp(<BasicPanel />)
  await userEvent.type(await screen.findByLabelText('TikTok'), 'https://tiktok.example/bea')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Not now.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('TikTok').value).toBe('https://tiktok.example/bea')
})

it('keeps what was typed when a later read fails', async () => {
  let isDown = false
  standInApi(() => {
    if (isDown) throw new Refusal(500, 'Down.')
    return profile
  })
  const { queryClient } = await renderInApp(<BasicPanel />)
  const field = await screen.findByLabelText<HTMLInputElement>('TikTok')
  await userEvent.type(field, 'https://tiktok.example/bea')
  isDown = true
  await act(() => queryClient.refetchQueries())
  expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error')
  expect(screen.getByLabelText('TikTok')).toBe(field)
  expect(field.value).toBe('https://tiktok.example/bea')
})

it('a link that is none of the web is not sent', async () => {
  const calls = standInApi(() => profile)
  await renderInApp(<BasicPanel />)
  const field = await screen.findByLabelText('Link to book a meeting')
  await userEvent.type(field, 'javascript:alert(1)')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})
