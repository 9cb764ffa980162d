import { useAtomValue } from 'jotai'
import { userAtom } from './session'

/** Whether this session acts for another account (decision 016): it neither sees nor uses what pays and is paid. */
export const useIsActing = (): boolean => useAtomValue(userAtom)?.actorId !== undefined
