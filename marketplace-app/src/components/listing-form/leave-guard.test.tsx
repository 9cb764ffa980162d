import { Link, useLocation } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '../../lib/render-in-app.test-data'
import { LeaveGuard } from './leave-guard'
import { useKept } from './use-kept'

/** A form of one field beside the way out; its draft is kept by `keepNow`. */
function Page({ keepNow }: { keepNow?: () => Promise<boolean> }) {
  const form = useForm({ defaultValues: { name: 'Depot', size: 4 } })
  const { isChanged, keep } = useKept(form)
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <button onClick={() => keep(form.getValues())}>Save</button>
      <p>{isChanged ? 'changed' : 'kept'}</p>
      <LeaveGuard isChanged={isChanged} keepNow={keepNow} />
      <Link to="/">Away</Link>
    </>
  )
}

const Here = () => <output>{useLocation({ select: ({ pathname }) => pathname })}</output>

async function shown(keepNow?: () => Promise<boolean>) {
  await renderInApp(
    <>
      <Here />
      <Page {...(keepNow ? { keepNow } : {})} />
    </>,
  )
  return (path: string) => waitFor(() => expect(screen.getByText(path)).toBeTruthy())
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Away', hidden: true }))

it('what is kept is left without a question; what was put back counts as kept', async () => {
  const isAt = await shown()
  expect(screen.getByText('kept')).toBeTruthy()
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, '!')
  expect(screen.getByText('changed')).toBeTruthy()
  await userEvent.type(name, '{Backspace}')
  expect(screen.getByText('kept')).toBeTruthy()
  await userEvent.type(name, ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('kept')).toBeTruthy()
  await leave()
  await isAt('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before changes are lost; staying keeps them, leaving leaves', async () => {
  const isAt = await shown()
  await userEvent.type(screen.getByLabelText('Name'), ' 2')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await isAt('/dashboard')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Depot 2')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await isAt('/')
})

it('a draft is kept on the way out, and asked about only where that fails', async () => {
  const keepNow = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const isAt = await shown(keepNow)
  await userEvent.type(screen.getByLabelText('Name'), ' 2')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await leave()
  await isAt('/')
  expect(keepNow).toHaveBeenCalledTimes(2)
})
