import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { readRows } from './read-rows'

const all = Array.from({ length: 47 }, (_, at) => at)
let asked: [number, number][] = []

/** Pages as Payload gives them. */
const find = (({ limit = 10, page = 1 }: { limit?: number; page?: number }) => {
  asked.push([page, limit])
  return Promise.resolve({ docs: all.slice((page - 1) * limit, page * limit) })
}) as unknown as Payload['find']
const posts = { collection: 'posts', sort: ['-id'], overrideAccess: false } as const

describe('rows of a find', () => {
  it.each([
    [10, 0],
    [10, 20],
    [10, 23],
    [7, 44],
    [100, 0],
    [100, 46],
    [1, 46],
    [10, 47],
    [10, 100_000],
  ])('%i from %i on are those of the whole list, and no page is longer than that', async (limit, skip) => {
    asked = []
    const rows = await readRows({ find }, { ...posts, sort: [...posts.sort] }, { limit, skip })
    expect(rows).toEqual(all.slice(skip, skip + limit))
    expect(asked.length).toBeLessThanOrEqual(2)
    for (const [, length] of asked) expect(length).toBe(limit)
  })
})
