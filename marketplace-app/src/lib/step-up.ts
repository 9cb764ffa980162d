import type { Envelope } from '@stackyard/shared/schema/envelope'
import { atom } from 'jotai'
import { store } from './store'

/** The question that waits for the person: `settle(true)` once they have proved who they are, `false` when they gave up. */
export const proofQuestionAtom = atom<{ settle: (isProved: boolean) => void } | null>(null)

let asked: Promise<boolean> | undefined

/** Shows the one dialog that asks for a proof; calls that come meanwhile wait for the same answer. */
function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    store.set(proofQuestionAtom, { settle: resolve })
  }).finally(() => {
    asked = undefined
    store.set(proofQuestionAtom, null)
  })
  return asked
}

const isWanted = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const reading = response.clone().json() as Promise<Envelope<null>>
  // A refusal without a readable body is shown as it is.
  const body = await reading.catch(() => null)
  return body?.error?.code === 'STEP_UP_REQUIRED'
}

/** A `fetch` that asks for a proof of identity when the server wants one, and repeats the call once it has it. */
export const withStepUp =
  (send: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const spare = request.clone()
    const response = await send(request)
    return (await isWanted(response)) && (await askForProof()) ? send(spare) : response
  }
