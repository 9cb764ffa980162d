import { afterEach, describe, expect, it, vi } from 'vitest'
import { KeptAnswers } from './kept-answers'
import type { Look, Shown } from './look'

const shown = (id: number): Shown => ({ key: String(id), id, sellerId: 1 })

/** A database of one value, whose transactions end in any order, and what was asked of it. */
function database() {
  const state = { value: 0, position: 100, day: '2030-01-01', looks: [] as (number | null)[] }
  const writes: { xact: number; listing: number | null }[] = []
  const lookAt = async (position: number | null, of?: Shown): Promise<Look> => {
    state.looks.push(position)
    const isWritten = writes.some(
      ({ xact, listing }) => position !== null && xact >= position && (!of || listing === null || listing === of.id),
    )
    return { position: state.position, day: state.day, isWritten }
  }
  return {
    state,
    /** A transaction commits that began when `xact` was the next id. */
    commit(listing: number | null, xact = state.position) {
      state.value++
      writes.push({ xact, listing })
      if (xact === state.position) state.position++
    },
    answers: new KeptAnswers(lookAt),
    read: async () => ({ results: String(state.value) }),
  }
}

afterEach(() => void vi.restoreAllMocks())

describe('KeptAnswers', () => {
  it('gives an answer again until something is written, with one look each time', async () => {
    const { answers, read, commit, state } = database()
    const make = vi.fn(read)
    for (let asked = 0; asked < 3; asked++) expect(await answers.give('list', make)).toEqual({ results: '0' })
    expect(make).toHaveBeenCalledTimes(1)
    commit(7)
    expect(await answers.give('list', make)).toEqual({ results: '1' })
    expect(await answers.give('list', make)).toEqual({ results: '1' })
    expect(make).toHaveBeenCalledTimes(2)
    expect(state.looks).toEqual([null, 100, 100, 100, 101])
  })

  it('gives a listing again while others are written', async () => {
    const { answers, read, commit } = database()
    const make = vi.fn(async () => ({ ...(await read()), shown: shown(7) }))
    await answers.give('listing 7', make)
    commit(8)
    expect((await answers.give('listing 7', make)).results).toBe('0')
    commit(7)
    expect((await answers.give('listing 7', make)).results).toBe('2')
    commit(null)
    expect((await answers.give('listing 7', make)).results).toBe('3')
  })

  it('hears of a transaction that began before the answer was read and ended after', async () => {
    const { answers, read, commit, state } = database()
    const begun = state.position
    await answers.give('list', read)
    expect((await answers.give('list', read)).results).toBe('0')
    commit(7, begun)
    expect((await answers.give('list', read)).results).toBe('1')
  })

  it('asks for what a new answer is read at only once, and finds what was written between', async () => {
    const { answers, read, commit, state } = database()
    await answers.give('first', read)
    commit(7)
    expect((await answers.give('second', read)).results).toBe('1')
    expect(state.looks).toEqual([null])
    // It was read at the position that was known, so it is made anew once.
    expect((await answers.give('second', read)).results).toBe('1')
    commit(7)
    expect((await answers.give('second', read)).results).toBe('2')
  })

  it('does not take what was written while the answer was made for what it shows', async () => {
    const { answers, read, commit } = database()
    const slow = async () => {
      const answer = await read()
      commit(7)
      return answer
    }
    expect((await answers.give('list', slow)).results).toBe('0')
    expect((await answers.give('list', read)).results).toBe('1')
  })

  it('makes anew on another day and after a minute', async () => {
    let now = 1
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { answers, read, state } = database()
    const make = vi.fn(read)
    const age = async (ms: number) => {
      now += ms
      // The age of answers is looked at once a millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5))
      await answers.give('list', make)
    }
    await age(0)
    await age(59_000)
    expect(make).toHaveBeenCalledTimes(1)
    await age(1_100)
    expect(make).toHaveBeenCalledTimes(2)
    state.day = '2030-01-02'
    await age(0)
    expect(make).toHaveBeenCalledTimes(3)
    await age(0)
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('forgets all answers when the database stands where it stood before', async () => {
    const { answers, read, commit, state } = database()
    await answers.give('list', read)
    await answers.give('other', read)
    state.position = 50
    commit(7)
    expect((await answers.give('list', read)).results).toBe('1')
    expect((await answers.give('other', read)).results).toBe('1')
  })

  it('keeps nothing of what fails, and an answer before it neither', async () => {
    const { answers, read, commit } = database()
    const fail = () => Promise.reject(new Error('gone'))
    await expect(answers.give('list', fail)).rejects.toThrow('gone')
    await answers.give('list', read)
    commit(7)
    await expect(answers.give('list', fail)).rejects.toThrow('gone')
    await expect(answers.give('list', fail)).rejects.toThrow('gone')
    expect((await answers.give('list', read)).results).toBe('1')
  })

  it('makes one answer for all who asked before it was begun, and another for who asked after', async () => {
    const { answers, commit, read } = database()
    await answers.give('list', read)
    commit(7)
    const begun: PromiseWithResolvers<void>[] = []
    const slow = async () => {
      const answer = await read()
      begun.push(Promise.withResolvers<void>())
      await begun.at(-1)?.promise
      return answer
    }
    const ask = () => answers.give('list', slow)
    const first = [ask(), ask(), ask()]
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    commit(7)
    const second = [ask(), ask()]
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    // In the other order: the older answer is kept last, and is not given again.
    begun[1]?.resolve()
    expect((await Promise.all(second)).map(({ results }) => results)).toEqual(['2', '2'])
    begun[0]?.resolve()
    expect((await Promise.all(first)).map(({ results }) => results)).toEqual(['1', '1', '1'])
    expect((await answers.give('list', read)).results).toBe('2')
  })

  it('has nothing left of an answer that fails for all who wait for it', async () => {
    const { answers, read } = database()
    await answers.give('other', read)
    const fail = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      throw new Error('gone')
    })
    const settled = await Promise.allSettled([answers.give('list', fail), answers.give('list', fail)])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await answers.give('list', read)).results).toBe('0')
  })
})
