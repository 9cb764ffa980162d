import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { client } from '../../../lib/api'
import { toProblem } from '../../../lib/problem'
import type { Draft } from './drafts'
import { allThreads, messagesQuery } from './queries'

/** A message on its way, or one that did not get there; `problem` says why. */
export type Unsent = Draft & { roomId: number; sendKey: string; problem: string | null }

/** Outlives the screen, so that nothing written is lost by looking at another thread. */
const unsentAtom = atom<readonly Unsent[]>([])

/** What was written into a thread and isn't among its messages yet, and how to send it. */
export function useUnsent(roomId: number, arrived: readonly ChatMessage[]) {
  const [all, setAll] = useAtom(unsentAtom)
  const queryClient = useQueryClient()
  const known = new Set(arrived.map(({ sendKey }) => sendKey))
  const drop = (sendKey: string) => setAll((held) => held.filter((one) => one.sendKey !== sendKey))
  const keep = (one: Unsent) => setAll((held) => [...held.filter(({ sendKey }) => sendKey !== one.sendKey), one])
  const send = async ({ text, files }: Draft, sendKey: string = crypto.randomUUID()) => {
    const one = { roomId, sendKey, text, files, problem: null }
    keep(one)
    try {
      await client.chat.send({ roomId, text, sendKey, fileIds: files.map(({ id }) => id) })
    } catch (error) {
      return keep({ ...one, problem: toProblem(error).message })
    }
    await queryClient.invalidateQueries({ queryKey: messagesQuery(roomId).queryKey })
    drop(sendKey)
    void queryClient.invalidateQueries({ queryKey: allThreads() })
  }
  return { unsent: all.filter((one) => one.roomId === roomId && !known.has(one.sendKey)), send, drop }
}
