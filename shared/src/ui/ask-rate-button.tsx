import { useState } from 'react'
import { Button, type ButtonProps } from './button'
import { say } from './say'

export type AskRateButtonProps = Pick<ButtonProps, 'className' | 'variant' | 'size'> & {
  /** Asks the provider; rejects with the reason it could not be done. */
  ask: () => Promise<unknown>
  /** What became of it, to be shown. */
  onSaid: (message: string, isDone: boolean) => void
}

/** Request Rate: asks the provider for rates that the page does not show, once. */
export function AskRateButton({ ask, onSaid, ...look }: AskRateButtonProps) {
  const [state, setState] = useState<'open' | 'busy' | 'asked'>('open')
  const press = async () => {
    setState('busy')
    try {
      await ask()
      setState('asked')
      onSaid(say('Request Fulfillment Rates Sent!'), true)
    } catch (error) {
      setState('open')
      onSaid(error instanceof Error && error.message ? error.message : say('The provider could not be asked.'), false)
    }
  }
  return (
    <Button {...look} busy={state === 'busy'} disabled={state === 'asked'} onClick={() => void press()}>
      {say('Request Rate')}
    </Button>
  )
}
