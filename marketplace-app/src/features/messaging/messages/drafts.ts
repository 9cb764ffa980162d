import type { UploadedFile } from '@stackyard/shared/schema/file'
import { atom, useAtom, useAtomValue } from 'jotai'
import { userAtom } from '../../../lib/session'

/** What a message is made of before it is sent. */
export type Draft = { text: string; files: readonly UploadedFile[] }

const nothing: Draft = { text: '', files: [] }

/** Messages that were begun and not sent, by writer and thread; they outlive the screen. */
const draftsAtom = atom<Readonly<Record<string, Draft>>>({})

/** What the reader has begun to write into a thread, and how to change it. */
export function useDraft(roomId: number): readonly [Draft, (change: Partial<Draft>) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const key = `${useAtomValue(userAtom)?.id ?? 0}:${roomId}`
  const change = (part: Partial<Draft>) =>
    setDrafts((held) => ({ ...held, [key]: { ...(held[key] ?? nothing), ...part } }))
  return [drafts[key] ?? nothing, change]
}
