import { screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import { keepNeed } from '@stackyard/shared/ui/kept-need'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { store } from '../../../../lib/store'
import { ShortlistPage } from './shortlist-page'

afterEach(() => {
  keepNeed({})
  endSession()
})

const shortlisted = (id: number, isListed: boolean) => ({
  warehouseId: id,
  name: `House ${id}`,
  note: '',
  tags: [],
  addedAt: '2026-11-01T00:00:00Z',
  card: isListed ? sampleCard(id, { prices: { net6: 9 } as never }) : null,
})

/** A shortlist of 22 warehouses, the second of which is not listed any more. */
const list = {
  id: 4,
  _id: 4,
  name: 'Spring',
  warehouseIds: [],
  isLinked: false,
  linkShowsNotes: false,
  createdAt: '2026-11-01T00:00:00Z',
  warehouses: Array.from({ length: 22 }, (_, at) => shortlisted(at + 1, at !== 1)),
}

const open = () =>
  renderInApp(
    <Provider store={store}>
      <ShortlistPage id={4} />
    </Provider>,
  )
const signIn = (userType: string) =>
  startSession({ token: 't', refreshToken: 'r', user: { id: 1, email: 'a@b.test', userType } } as never)

it('says what each warehouse costs for the last need, and asks the first twenty that are listed for quotes', async () => {
  standInApi(() => list)
  signIn('customer')
  keepNeed({ quantity: 10, spaceType: 'PALLET', term: 6 })
  await open()
  // By its text: roles take long to find among so many cards.
  const ask = (await screen.findByText('Ask for quotes')).closest('a')
  const ids = new URL(ask?.getAttribute('href') ?? '', 'http://x').searchParams.get('ids') ?? ''
  const [first, second, ...rest] = JSON.parse(`[${ids.replaceAll('"', '')}]`) as number[]
  expect([first, second, rest.length]).toEqual([1, 3, 18])
  expect(screen.getAllByText('$540.00')).toHaveLength(21)
})

it('a provider compares a shortlist, and asks nobody', async () => {
  standInApi(() => list)
  signIn('seller')
  await open()
  expect(await screen.findByText(/^Compare the first/)).toBeTruthy()
  expect(screen.queryByText('Ask for quotes')).toBeNull()
})
