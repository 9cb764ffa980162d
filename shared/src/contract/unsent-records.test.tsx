import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_RECORDS, type SendOutcome, unsentRecords } from './unsent-records'

type Item = { id: number }

const KEY = 'unsent'
const items = (count: number): Item[] => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')

/** Records whose calls end as a test says. */
function open(most = MOST_RECORDS) {
  const calls: Item[][] = []
  let outcome: SendOutcome = 'sent'
  const records = unsentRecords<Item>(
    KEY,
    async (batch) => {
      calls.push(batch)
      return outcome
    },
    most,
  )
  return { records, calls, will: (next: SendOutcome) => (outcome = next) }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('records on their way to the server', () => {
  it('stay in the tab until they are sent, for whoever sends them then', async () => {
    const before = open()
    before.will('failed')
    for (const item of items(2)) before.records.add(item)
    await before.records.flush()
    expect(stored()).toEqual(items(2))
    const after = open()
    expect(after.records.isEmpty()).toBe(false)
    await after.records.flush()
    expect(after.calls).toEqual([items(2)])
    expect([after.records.isEmpty(), stored()]).toEqual([true, []])
  })

  it('are the latest hundred', () => {
    const { records } = open()
    for (const item of items(130)) records.add(item)
    expect(stored()).toEqual(items(130).slice(30))
  })

  it('go in as many calls as they need', async () => {
    const { records, calls } = open(1)
    for (const item of items(3)) records.add(item)
    await records.flush()
    expect(calls).toEqual(items(3).map((item) => [item]))
  })

  it('that are refused are not sent again', async () => {
    const { records, calls, will } = open()
    will('refused')
    records.add({ id: 1 })
    await records.flush()
    await records.flush()
    expect(calls).toHaveLength(1)
    expect(records.isEmpty()).toBe(true)
  })

  it('are sent once while the server still works on them; what comes meanwhile goes at once', async () => {
    const calls: Item[][] = []
    const answers: ((outcome: SendOutcome) => void)[] = []
    const records = unsentRecords<Item>(KEY, (batch) => {
      calls.push(batch)
      return new Promise((resolve) => answers.push(resolve))
    })
    records.add({ id: 1 })
    const first = records.flush()
    records.add({ id: 2 })
    const second = records.flush()
    expect(calls).toEqual([[{ id: 1 }], [{ id: 2 }]])
    for (const answer of answers) answer('sent')
    await Promise.all([first, second])
    expect(stored()).toEqual([])
  })

  it('are in memory where the tab has no storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => undefined,
      clear: () => undefined,
    })
    const { records, calls, will } = open()
    will('failed')
    records.add({ id: 1 })
    await records.flush()
    will('sent')
    records.add({ id: 2 })
    await records.flush()
    expect(calls).toEqual([[{ id: 1 }], items(2)])
    expect(records.isEmpty()).toBe(true)
  })

  it('that cannot be read are none', async () => {
    sessionStorage.setItem(KEY, '{broken')
    const { records, calls } = open()
    await records.flush()
    expect(calls).toEqual([])
    records.clear()
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })
})
