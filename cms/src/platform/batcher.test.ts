import { expect, it } from 'vitest'
import { createBatcher } from './batcher'

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

it('works on what came meanwhile together, in the order in which it came', async () => {
  const batches: number[][] = []
  const ends: (() => void)[] = []
  const add = createBatcher<number>(3, (items) => {
    batches.push(items)
    return new Promise((resolve) => ends.push(resolve))
  })
  const all = Promise.all([1, 2, 3, 4, 5].map(add))
  expect(batches).toEqual([[1]])
  ends.shift()?.()
  await tick()
  expect(batches).toEqual([[1], [2, 3, 4]])
  ends.shift()?.()
  await tick()
  ends.shift()?.()
  await all
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
})

it('tells those whose work failed, and goes on with the next', async () => {
  const add = createBatcher<string>(1, async ([item]) => {
    if (item === 'bad') throw new Error('refused')
  })
  const ends = await Promise.allSettled([add('good'), add('bad'), add('fine')])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await add('later')
})
