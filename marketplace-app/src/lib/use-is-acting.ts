import { useAtomValue } from 'jotai'
import { userAtom } from './session'

/** Whether this session acts for another account (decision 016): it sees the account's money and changes none of it. */
export const useIsActing = (): boolean => useAtomValue(userAtom)?.actorId !== undefined
