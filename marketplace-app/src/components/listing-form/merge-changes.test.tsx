import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { MergeChanges } from './merge-changes'

type Shed = { id: number; version: number; name: string; docks: string }

const seen: Shed = { id: 4, version: 1, name: 'Pine Shed', docks: '2' }
const present: Shed = { id: 4, version: 2, name: 'Oak Shed', docks: '3' }
const saved: { current: Record<string, unknown> } = { current: {} }

function Form({ read, onMerged }: { read: () => Promise<Shed>; onMerged: (shed: Shed) => void }) {
  const form = useForm<Record<string, unknown>>({ defaultValues: { name: seen.name, docks: seen.docks } })
  saved.current = form.watch()
  return (
    <FormProvider {...form}>
      <label>
        Docks <input {...form.register('docks')} />
      </label>
      <input aria-label="Name" {...form.register('name')} />
      <MergeChanges
        seen={seen}
        contentOf={({ name, docks }) => ({ name, docks })}
        read={read}
        nameOf={(path) => `the ${path}`}
        onMerged={onMerged}
      />
    </FormProvider>
  )
}

function show(read: () => Promise<Shed>) {
  const onMerged = vi.fn<(shed: Shed) => void>()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Form read={read} onMerged={onMerged} />
    </QueryClientProvider>,
  )
  return onMerged
}

const apply = () => userEvent.click(screen.getByRole('button', { name: 'Merge both' }))

describe('putting two editors’ changes together', () => {
  it('what is typed while the question stands is asked about, and kept unless theirs is chosen', async () => {
    const onMerged = show(async () => present)
    await screen.findByText('Changed meanwhile: the name, the docks.')
    expect(screen.queryByRole('group')).toBeNull()

    await userEvent.clear(screen.getByLabelText('Docks'))
    await userEvent.type(screen.getByLabelText('Docks'), '7')
    expect(screen.getByRole('group', { name: 'the docks' }).textContent).toContain('7')
    await apply()
    expect(saved.current).toEqual({ name: 'Oak Shed', docks: '7' })
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(present)
  })

  it('theirs is taken where it is chosen', async () => {
    show(async () => present)
    await screen.findByText(/^Changed meanwhile/)
    await userEvent.type(screen.getByLabelText('Docks'), '9')
    await userEvent.click(screen.getByRole('radio', { name: /Take theirs/ }))
    await apply()
    expect(saved.current).toEqual({ name: 'Oak Shed', docks: '3' })
  })

  it('says that it reads, and what failed, and reads again', async () => {
    let fail: (error: Error) => void = () => undefined
    const read = vi
      .fn<() => Promise<Shed>>()
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
      .mockResolvedValueOnce(present)
    show(read)
    expect(screen.getByRole('status').textContent).toBe('Reading what changed…')
    fail(new Error('no line'))
    await screen.findByText(/^What changed could not be read\./)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Changed meanwhile: the name, the docks.')).toBeDefined()
  })
})
