import { atom, useAtom, useAtomValue } from 'jotai'
import { userAtom } from '../../lib/session'

/** What was begun and not sent, by its writer and thread; outlives the screen. */
const draftsAtom = atom<Readonly<Record<string, string>>>({})

/** What the reader has begun to write into a thread, and how to keep it. */
export function useDraft(roomId: number): readonly [string, (text: string) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const key = `${useAtomValue(userAtom)?.id ?? 0}:${roomId}`
  return [drafts[key] ?? '', (text) => setDrafts((held) => ({ ...held, [key]: text }))]
}
