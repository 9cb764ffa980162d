/**
 * Work on several things at once: what is asked for while the work is done waits, and is then worked on together, at
 * most `most` at a time. Each call is answered when its own things are done; when they fail, all of their callers are
 * told.
 */
export function createBatcher<Item>(
  most: number,
  work: (items: Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  type Waiting = { item: Item; done: () => void; fail: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isAtWork = false

  async function workOff(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        await work(batch.map(({ item }) => item))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    isAtWork = false
  }

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail })
      if (!isAtWork) void workOff()
    })
}
