import { render, screen } from '@testing-library/react'
import { keepNeed } from '@stackyard/shared/ui/kept-need'
import { keepVolumes } from '@stackyard/shared/ui/kept-volumes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInApi } from '../lib/stand-in-api.test-data'
import CompareIsland from './compare-island'

beforeEach(() => {
  localStorage.clear()
  keepNeed({ quantity: 300, spaceType: 'PALLET' })
  keepVolumes({ orders: 900 })
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function open(search: string) {
  history.replaceState(null, '', `/compare${search}`)
  const calls = standInApi(() => new Promise(() => undefined))
  render(<CompareIsland />)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const { 'ids[0]': _, ...need } = calls[0]?.query ?? {}
  return need
}

it('compares for the last need where the address asks for none', async () => {
  expect(await open('?ids=1')).toMatchObject({ quantity: '300', orders: '900' })
})

it('compares a shared address as its sender did, without the reader’s own need', async () => {
  expect(await open('?ids=1&quantity=20&spaceType=PALLET')).toEqual({ quantity: '20', spaceType: 'PALLET' })
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('20')
})
