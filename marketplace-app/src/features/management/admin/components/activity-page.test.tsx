import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { ActivityEntry } from '@stackyard/shared/schema/activity'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession } from '../../../../lib/session'
import { activityTexts as words } from '../../../../lib/texts/activity'
import { auditActionTexts } from '../../../../lib/texts/audit-actions'
import type { ActivitySearch } from '../activity-search'
import { ActivityPage } from './activity-page'

const entry = (over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  action: 'update',
  actor: { id: 5, name: 'Holm Storage' },
  performedBy: null,
  subject: { kind: 'warehouse', id: 9, name: 'Pier 4' },
  changes: [{ field: 'price1', before: '18', after: '20' }],
  ...over,
})

const entries = [
  entry(),
  entry({ id: 2, action: 'quote.accept', performedBy: { id: 8, name: 'Bea Okafor' } }),
  entry({ id: 3, action: 'expire', actor: null, subject: { kind: 'user', id: 4, name: '' }, changes: [] }),
]

afterEach(() => endSession())

async function show(
  answer: readonly ActivityEntry[] | Refusal,
  search: ActivitySearch = {},
): Promise<ActivitySearch[]> {
  const asked: ActivitySearch[] = []
  standInApi(() => {
    if (answer instanceof Refusal) throw answer
    return answer
  })
  await renderInApp(<ActivityPage search={search} onSearch={(next) => asked.push(next)} />)
  return asked
}

describe('the activity page', () => {
  it('says who did what in whose name, to what, and what changed', async () => {
    await show(entries)
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(rows).toHaveLength(3)
    const [own, acting, system] = rows.map((row) => within(row))
    expect(own?.getByRole('link', { name: 'Pier 4' }).getAttribute('href')).toBe('/dashboard/warehouses/9')
    expect(own?.getByText(words.change('Price, 1 month', '18', '20'))).toBeDefined()
    expect(acting?.getByText(auditActionTexts['quote.accept'])).toBeDefined()
    expect(acting?.getByRole('link', { name: 'Bea Okafor' }).getAttribute('href')).toContain('person=8')
    expect(acting?.getByText(words.inNameOf('Holm Storage'))).toBeDefined()
    expect(system?.getByText(words.system)).toBeDefined()
    expect(system?.getByText(words.gone(4))).toBeDefined()
  })

  it('narrows by kind and day from the first page on, and back to everybody', async () => {
    const asked = await show(entries, { person: 5, page: 3 })
    expect(await screen.findByText(words.person('Holm Storage'))).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText(words.kind), 'warehouse')
    await userEvent.click(screen.getByRole('button', { name: words.everybody }))
    expect(asked).toEqual([
      { person: 5, kind: 'warehouse', page: undefined },
      { person: undefined, page: undefined },
    ])
  })

  it('says that nothing was done', async () => {
    await show([], { person: 5 })
    expect(await screen.findByText(words.empty)).toBeDefined()
  })

  it('offers another try after a failure', async () => {
    await show(new Refusal(503, 'UNAVAILABLE'))
    await waitFor(() => expect(screen.getByRole('alert')).toBeDefined())
    expect(screen.queryByText(words.found(0))).toBeNull()
  })
})
